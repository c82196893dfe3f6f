import { type Kysely, sql } from 'kysely';
import type { Tx } from '#db/handles.ts';
import { type Queries, statement } from '#db/statement.ts';

/** Rows deleted in one transaction; other writes have to wait for it. */
export const ROWS_AT_ONCE = 500;

/** Tables with an owner, as the queries here see them. */
interface Owned {
  readonly owned: { readonly [column: string]: string | number | null };
}
const of = (q: Queries) => q as unknown as Kysely<Owned>;

/** Deletes a batch of an owner's rows. @returns how many */
type DeleteSome = (tx: Tx, ownerId: string) => Promise<number>;

/** @param key the column that identifies a row among those of its owner */
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

// Tables that may have many rows per owner. All others are deleted with the owner's own row (ON DELETE CASCADE).
export const HOUSEHOLD_BATCH_DELETES: readonly DeleteSome[] = [
  ...['scans', 'inventory', 'item_ends', 'label_photos', 'replaced_values', 'mistakes'].map((table) =>
    deleteSome(table, 'household_id', 'id'),
  ),
  deleteSome('products', 'household_id', 'pk'),
  deleteSome('held_keys', 'owner', 'key'),
];
export const PERSON_BATCH_DELETES: readonly DeleteSome[] = [
  deleteSome('applied_ops', 'user_id', 'op_id'),
  deleteSome('read_marks', 'user_id', 'id'),
  deleteSome('audit_events', 'user_id', 'id'),
];

/** Replaces the id of a deleted person in rows that stay with a household. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The tables and columns in which rows of a household name the person who created them. */
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

/** Replaces a person's id by {@link NOBODY} in the rows that stay with a household. */
export async function anonymiseAuthor(tx: Tx, householdId: string, userId: string): Promise<void> {
  for (const forget of forgetMakers) await tx.run(forget, { householdId, userId });
}
