import type { Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { audit } from './audit.ts';
import { PERSON_BY_EMAIL } from './people.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';

const SET_BLOCKED = statement((q, { id, at }: { id: string; at: number | null }) =>
  q.updateTable('users').set({ blocked_at: at }).where('id', '=', id),
);

/**
 * Blocks a person and ends their sessions, or unblocks them (product P17.9).
 * @param email the address of the account, in lower case
 * @returns the account's id and how many browsers were signed out; null if no account has the address
 */
export async function blockPerson(
  tx: Tx,
  email: string,
  blocked: boolean,
  nowMs: number,
): Promise<{ readonly id: string; readonly ended: number } | null> {
  const person = await tx.first(PERSON_BY_EMAIL, { email });
  if (!person) return null;
  await tx.run(SET_BLOCKED, { id: person.id, at: blocked ? nowMs : null });
  await audit(tx, { kind: blocked ? 'blocked' : 'unblocked', userId: person.id }, nowMs);
  return { id: person.id, ended: blocked ? ((await signOutEverywhere(tx, email, nowMs)) ?? 0) : 0 };
}
