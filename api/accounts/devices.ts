import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { SignedInDevice } from '#domain/accounts/account-calls.ts';
import { ABSOLUTE_MS, IDLE_MS } from './sessions.ts';

/** Most sessions listed; nobody has that many. */
const MOST = 100;

type Live = { readonly userId: string; readonly started: number; readonly issued: number; readonly now: number };

// A session and its renewed id share a number and count as one device.
const LIST = statement((q, { userId, started, issued, now }: Live) =>
  q
    .selectFrom('sessions')
    .select((eb) => [
      'number',
      'name',
      eb.fn.min('started_at').as('started_at'),
      eb.fn.max(eb.fn.coalesce('used_at', 'issued_at')).as('last_at'),
    ])
    .where('user_id', '=', userId)
    .where('started_at', '>=', started)
    .where('issued_at', '>=', issued)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .groupBy(['number', 'name'])
    .orderBy('last_at', 'desc')
    .limit(MOST),
);
const END = statement((q, { userId, number }: { userId: string; number: string }) =>
  q.deleteFrom('sessions').where('user_id', '=', userId).where('number', '=', number),
);
const END_OTHERS = statement((q, { userId, number }: { userId: string; number: string }) =>
  q.deleteFrom('sessions').where('user_id', '=', userId).where('number', '!=', number),
);

/** The browsers a person is signed in on (product P2.2.12). */
export const signedInDevices = {
  async list(reads: Reads, userId: string, current: string, nowMs: number): Promise<readonly SignedInDevice[]> {
    const live = { userId, started: nowMs - ABSOLUTE_MS, issued: nowMs - IDLE_MS, now: nowMs };
    return (await reads.all(LIST, live)).map(({ number, name, started_at, last_at }) => ({
      id: number,
      name,
      signedInAt: started_at,
      usedAt: last_at,
      current: number === current,
    }));
  },
  /** @returns whether this person had such a session */
  end: async (tx: Tx, userId: string, number: string): Promise<boolean> => (await tx.run(END, { userId, number })) > 0,
  endOthers: async (tx: Tx, userId: string, current: string): Promise<number> =>
    tx.run(END_OTHERS, { userId, number: current }),
};
