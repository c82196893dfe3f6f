import type { Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { audit } from './audit.ts';
import { PERSON_BY_EMAIL } from './people.ts';
import { tokenStore } from './tokens/store.ts';

const SESSIONS = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('sessions')
    .select((eb) => eb.fn.count<number>('number').distinct().as('all'))
    .where('user_id', '=', userId),
);
const END = statement((q, { userId }: { userId: string }) => q.deleteFrom('sessions').where('user_id', '=', userId));

/**
 * Ends every session and token of a person, by decision of the operator: for a stolen phone, or a person who cannot
 * sign in.
 * @param email the address of the account, in lower case
 * @returns how many browsers were signed in; null if no account has the address
 */
export async function signOutEverywhere(tx: Tx, email: string, nowMs: number): Promise<number | null> {
  const person = await tx.first(PERSON_BY_EMAIL, { email });
  if (!person) return null;
  const { all } = (await tx.first(SESSIONS, { userId: person.id })) ?? { all: 0 };
  await tx.run(END, { userId: person.id });
  await tokenStore.removeAll(tx, person.id);
  await audit(tx, { kind: 'signed_out_by_operator', userId: person.id }, nowMs);
  return Number(all);
}
