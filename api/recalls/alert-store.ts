import type { Reads, Tx } from '#db/handles.ts';
import type { RecallAlertsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

const ADD = statement((q, row: RecallAlertsTable) =>
  q
    .insertInto('recall_alerts')
    .values({
      household_id: row.household_id,
      notice_id: row.notice_id,
      product_id: row.product_id,
      verdict: row.verdict,
      made_at: row.made_at,
    })
    .onConflict((on) => on.doNothing()),
);
const OF_HOUSEHOLD = statement((q, { householdId }: { householdId: string }) =>
  q
    .selectFrom('recall_alerts as a')
    .innerJoin('recall_notices as n', 'n.id', 'a.notice_id')
    .select(['a.notice_id', 'a.product_id', 'a.verdict', 'a.made_at', 'n.changed_on'])
    .where('a.household_id', '=', householdId)
    .where('n.withdrawn', '=', 0)
    .orderBy('a.made_at', 'desc')
    .orderBy('a.notice_id')
    .orderBy('a.product_id'),
);

/** A stored match of a notice with a product of a household, with the notice's current date of change. */
export type StoredAlert = Omit<RecallAlertsTable, 'household_id'> & { readonly changed_on: string };

/** Stored matches, one per notice and product of a household. */
export const alertStore = {
  /** @returns whether it is new */
  add: async (tx: Tx, row: RecallAlertsTable): Promise<boolean> => (await tx.run(ADD, row)) === 1,
  /** Those of a household whose notice is not withdrawn, newest first. */
  ofHousehold: (reads: Reads, householdId: string): Promise<StoredAlert[]> => reads.all(OF_HOUSEHOLD, { householdId }),
};
