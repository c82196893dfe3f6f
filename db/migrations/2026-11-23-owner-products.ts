import { type Kysely, sql } from 'kysely';

/**
 * A product that was looked up live belongs to the households whose rows refer to it, with one row each. It no longer
 * belongs to the catalogue, where everybody could see that somebody had scanned it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO products (id, household_id, rev, seq, deleted, changed_by, other_rev, data)
    SELECT p.id, led.household_id, p.rev, p.seq, 0, p.changed_by, p.other_rev, p.data
    FROM products p JOIN (
      SELECT household_id, gtin AS product_id FROM scans
      UNION SELECT household_id, product_id FROM inventory
      UNION SELECT household_id, product_id FROM label_photos
      UNION SELECT household_id, product_id FROM replaced_values) led ON led.product_id = p.id
    WHERE p.household_id IS NULL AND p.changed_by = 'live catalogue' AND p.deleted = 0
      AND NOT EXISTS (SELECT 1 FROM products own WHERE own.id = p.id AND own.household_id = led.household_id)`.execute(
    db,
  );
  await sql`DELETE FROM products WHERE household_id IS NULL AND changed_by = 'live catalogue'`.execute(db);
}
