import { type Kysely, sql } from 'kysely';
import type { Tx } from '#db/handles.ts';
import { type Queries, statement } from '#db/statement.ts';

/** Rows of one transaction: whoever writes meanwhile waits for it. */
export const ROWS_AT_ONCE = 500;

/** Tables with an owner, as the queries here see them. */
interface Owned {
  readonly owned: { readonly [column: string]: string | number | null };
}
const of = (q: Queries) => q as unknown as Kysely<Owned>;

/** Deletes some rows of an owner. @returns how many */
type DeleteSome = (tx: Tx, ownerId: string) => Promise<number>;

/** @param key what tells a row of the owner from their others */
function deleteSome(table: string, owner: string, key: string): DeleteSome {
  const from = table as 'owned';
  const some = statement((q, { ownerId }: { ownerId: string }) =>
    of(q)
      .deleteFrom(from)
      .where(owner, '=', ownerId)
      .where(key, 'in', (eb) => eb.selectFrom(from).select(key).where(owner, '=', ownerId).limit(ROWS_AT_ONCE)),
  );
  return (tx, ownerId) => tx.run(some, { ownerId });
}

// The tables that may hold many rows of one owner. The rest goes with the row of the owner itself (ON DELETE CASCADE).
export const LARGE_OF_HOUSEHOLD: readonly DeleteSome[] = [
  ...['scans', 'inventory', 'item_ends', 'label_photos', 'replaced_values', 'mistakes'].map((table) =>
    deleteSome(table, 'household_id', 'id'),
  ),
  deleteSome('products', 'household_id', 'pk'),
  deleteSome('held_keys', 'owner', 'key'),
];
export const LARGE_OF_PERSON: readonly DeleteSome[] = [
  deleteSome('applied_ops', 'user_id', 'op_id'),
  deleteSome('read_marks', 'user_id', 'id'),
  deleteSome('audit_events', 'user_id', 'id'),
];

/** Stands for whoever left, in what stays with a household. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Where rows of a household name the person who made them. */
const MADE_BY = [
  ['scans', 'scanned_by'],
  ['label_photos', 'added_by'],
  ['mistakes', 'reported_by'],
  ['replaced_values', 'won_by'],
] as const;

const forgetMakers = MADE_BY.map(([table, column]) => {
  const from = table as 'owned';
  return statement((q, { householdId, userId }: { householdId: string; userId: string }) =>
    of(q)
      .updateTable(from)
      .set({ [column]: sql.lit(NOBODY) })
      .where('household_id', '=', householdId)
      .where(column, '=', userId),
  );
});

/** Takes a person's id out of the rows that stay with a household. */
export async function forgetMaker(tx: Tx, householdId: string, userId: string): Promise<void> {
  for (const forget of forgetMakers) await tx.run(forget, { householdId, userId });
}
