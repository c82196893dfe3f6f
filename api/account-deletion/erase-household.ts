import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { endPurchases } from '../plans/room.ts';
import type { OperationStores } from '../sync/operations.ts';
import { HOUSEHOLD_BATCH_DELETES, ROWS_AT_ONCE } from './owned-rows.ts';

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

/** Deletes the revision counter of an owner. */
export const dropOrder = async (tx: Tx, kind: 'person' | 'household', id: string): Promise<void> =>
  void (await tx.run(DROP_ORDER, { kind, id }));

/** Deletes an owner's rows in batches, so that other writes are not held up for long. */
export async function deleteInBatches(
  { writes }: Pick<OperationStores, 'writes'>,
  some: (tx: Tx, ownerId: string) => Promise<number>,
  ownerId: string,
): Promise<void> {
  while ((await writes.run((tx) => some(tx, ownerId))) >= ROWS_AT_ONCE) await nextTurn();
}

/** Deletes a household with all its data and ends its paid plans. If a run is interrupted, the next one finishes it. */
export async function eraseHousehold(
  stores: Pick<OperationStores, 'writes'>,
  id: string,
  nowMs: number,
): Promise<void> {
  for (const some of HOUSEHOLD_BATCH_DELETES) await deleteInBatches(stores, some, id);
  await stores.writes.run(async (tx) => {
    await endPurchases(tx, id, nowMs);
    await tx.run(DROP, { id });
    await dropOrder(tx, 'household', id);
  });
}

/** Households without any members: their only adult moved on to another household. */
export const findEmptyHouseholds = async (reads: Reads): Promise<string[]> =>
  (await reads.all(EMPTY)).map(({ id }) => id);
