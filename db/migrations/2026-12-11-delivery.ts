import { type Kysely, sql } from 'kysely';

/**
 * Keys that match notices with products at home, the matches found, what each person is still to be told about them,
 * and the phones that get push messages. Triggers record what must be compared again, since an entry or a label can
 * change in several ways.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  // `owner` is empty for a product of the catalogue; else it is the household that entered the product.
  await run(sql`CREATE TABLE held_keys (
    key TEXT NOT NULL, product_id TEXT NOT NULL, owner TEXT NOT NULL,
    PRIMARY KEY (key, product_id, owner)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX held_keys_by_product ON held_keys (product_id, owner)`);
  await run(sql`CREATE INDEX inventory_by_holder ON inventory (product_id, household_id)`);
  await run(sql`CREATE TABLE unmatched_notices (
    notice_id TEXT PRIMARY KEY REFERENCES recall_notices(id) ON DELETE CASCADE,
    changes INTEGER NOT NULL DEFAULT 1) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE unmatched_products (
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    product_id TEXT NOT NULL,
    changes INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (household_id, product_id)) STRICT, WITHOUT ROWID`);
  await run(sql`INSERT INTO unmatched_products (household_id, product_id)
    SELECT DISTINCT household_id, product_id FROM inventory WHERE deleted = 0`);
  await run(sql`CREATE TRIGGER matches_new_entry AFTER INSERT ON inventory WHEN new.deleted = 0 BEGIN
    INSERT INTO unmatched_products (household_id, product_id) VALUES (new.household_id, new.product_id)
      ON CONFLICT DO UPDATE SET changes = changes + 1; END`);
  await run(sql`CREATE TRIGGER matches_changed_product AFTER UPDATE OF data ON products
    WHEN new.data <> old.data AND EXISTS (SELECT 1 FROM held_keys WHERE product_id = new.id) BEGIN
    INSERT INTO unmatched_products (household_id, product_id)
      SELECT DISTINCT household_id, product_id FROM inventory
      WHERE product_id = new.id AND (new.household_id IS NULL OR household_id = new.household_id)
      ON CONFLICT DO UPDATE SET changes = changes + 1; END`);
  await run(sql`CREATE TABLE recall_alerts (
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    notice_id TEXT NOT NULL REFERENCES recall_notices(id) ON DELETE CASCADE,
    product_id TEXT NOT NULL, verdict TEXT NOT NULL, made_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, notice_id, product_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX recall_alerts_by_notice ON recall_alerts (notice_id)`);
  await run(sql`CREATE TABLE deliveries (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    id TEXT NOT NULL, part TEXT NOT NULL, critical INTEGER NOT NULL,
    made_at INTEGER NOT NULL, due_at INTEGER NOT NULL, told_at INTEGER,
    PRIMARY KEY (user_id, id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX deliveries_by_time ON deliveries (told_at, due_at)`);
  await run(sql`CREATE TABLE push_subscriptions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    session TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
    ends_at INTEGER, made_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX push_subscriptions_by_person ON push_subscriptions (user_id)`);
  await run(sql`CREATE TABLE push_outbox (
    subscription_id TEXT NOT NULL REFERENCES push_subscriptions(id) ON DELETE CASCADE,
    message_id TEXT NOT NULL, message TEXT NOT NULL, urgent INTEGER NOT NULL, made_at INTEGER NOT NULL,
    PRIMARY KEY (subscription_id, message_id)) STRICT, WITHOUT ROWID`);
}
