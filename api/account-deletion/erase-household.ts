import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { endPurchases } from '../plans/room.ts';
import type { OperationStores } from '../sync/operations.ts';
import { LARGE_OF_HOUSEHOLD, ROWS_AT_ONCE } from './owned-rows.ts';

const DROP = statement((q, { id }: { id: string }) => q.deleteFrom('households').where('id', '=', id));
const DROP_ORDER = statement((q, { kind, id }: { kind: 'person' | 'household'; id: string }) =>
  q.deleteFrom('owner_orders').where('kind', '=', kind).where('id', '=', id),
);
const EMPTY = statement((q) =>
  q
    .selectFrom('households as h')
    .select('h.id')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('memberships as m').select('m.user_id').whereRef('m.household_id', '=', 'h.id'))),
    ),
);

/** Forgets the order of an owner's commits. */
export const dropOrder = async (tx: Tx, kind: 'person' | 'household', id: string): Promise<void> =>
  void (await tx.run(DROP_ORDER, { kind, id }));

/** Deletes the rows of an owner some at a time, so that nobody waits for long. */
export async function drain(
  { writes }: Pick<OperationStores, 'writes'>,
  some: (tx: Tx, ownerId: string) => Promise<number>,
  ownerId: string,
): Promise<void> {
  while ((await writes.run((tx) => some(tx, ownerId))) >= ROWS_AT_ONCE) await nextTurn();
}

/** Deletes a household and everything it holds, with what is paid for it. What was cut off is finished by another run. */
export async function eraseHousehold(
  stores: Pick<OperationStores, 'writes'>,
  id: string,
  nowMs: number,
): Promise<void> {
  for (const some of LARGE_OF_HOUSEHOLD) await drain(stores, some, id);
  await stores.writes.run(async (tx) => {
    await endPurchases(tx, id, nowMs);
    await tx.run(DROP, { id });
    await dropOrder(tx, 'household', id);
  });
}

/** The households that nobody belongs to any more: their only adult went on in another of theirs. */
export const householdsOfNobody = async (reads: Reads): Promise<string[]> =>
  (await reads.all(EMPTY)).map(({ id }) => id);
