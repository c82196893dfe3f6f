import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#db/migrate.ts';
import { MIGRATIONS } from '#db/migrations/list.ts';
import { type Db, openDatabase } from '#db/open.ts';

// Writes a database with one household as SQL for every new state of the schema: `npx tsx tests/db/write-fixtures.ts`.
// Existing files are never rewritten: the test upgrades databases as people really have them.

const HOUSEHOLD = '01890000-0000-7000-8000-000000000001';
const USER = '01890000-0000-7000-8000-000000000002';
const id = (at: number): string => `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const DEVICE = `${USER} ${id(3)}`;
const row = (owner: string, at: number, deleted = 0) => `'${owner}', '${id(at)}', 3, ${at}, ${deleted}, '${DEVICE}', 1`;

/** Rows for the tables that each migration creates. */
const SPECIMENS: Readonly<Record<string, readonly string[]>> = {
  '2026-11-21-first-tables': [
    `INSERT INTO households VALUES ('${HOUSEHOLD}', 'family', 1780000000000)`,
    `INSERT INTO users VALUES ('${USER}', 'maya@example.org', 'Maya', '$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA',
      'Maya', NULL, 1, 1, 0, 1780000000000)`,
    `INSERT INTO memberships VALUES ('${HOUSEHOLD}', '${USER}', 'owner', 'active', 1780000000000)`,
    `INSERT INTO sessions VALUES (x'00ff', '${USER}', 1780000000000, 1780000000001, NULL, NULL, NULL)`,
    `INSERT INTO products VALUES (1, '03017620422003', NULL, 1, 10, 0, 'live catalogue', 0,
      '{"id":"03017620422003","gtin":"03017620422003","name":"Sample soap","brand":"B","size":null,"category":"personal_care","productType":null,"forms":[],"baby":false,"ingredientsText":"Aqua, Glycerin","emoji":"🧼","sample":false,"own":false,"source":{"name":"Open Beauty Facts","date":"2026-01-01","licence":"ODbL 1.0"}}')`,
    `INSERT INTO reports VALUES (1, '1.0.0', 'abc', 91, '{"score":91}', 1780000000000)`,
    `INSERT INTO scans VALUES (${row(HOUSEHOLD, 11)}, '03017620422003', '03017620422003', 'identified', 'household',
      'camera', 1780000000000, '${USER}', 1)`,
    `INSERT INTO inventory VALUES (${row(HOUSEHOLD, 12)}, '03017620422003', 4, 'Bathroom', '2027-01-01', NULL, 12,
      'a note with ''quotes''', 1780000000000)`,
    `INSERT INTO inventory VALUES (${row(HOUSEHOLD, 13, 1)}, '03017620422003', 0, NULL, NULL, NULL, NULL, '', 1780000000000)`,
    `INSERT INTO members VALUES (${row(HOUSEHOLD, 14)}, 'Noor', 'child', 0)`,
    `INSERT INTO member_elements VALUES (1, '${HOUSEHOLD}', '${id(14)}', 'allergen', 'Milk', 'milk', 2, '${DEVICE}', 0)`,
    `INSERT INTO pets VALUES (${row(HOUSEHOLD, 15)}, 'dog', 'Rex')`,
    `INSERT INTO usage VALUES ('${HOUSEHOLD}', '2026-11', 7, 7, 16)`,
    `INSERT INTO applied_ops VALUES ('${USER}', '${id(16)}', x'0102', 'applied', '{"result":{},"problem":null}', 16,
      1780000000000)`,
    "UPDATE sync_state SET seq = 40, epoch = '0123456789abcdef0123456789abcdef'",
    "INSERT INTO instance VALUES ('starter', 'an earlier catalogue')",
  ],
  '2026-11-21-plan-changes': [],
  '2026-11-21-reported-mistakes': [
    `INSERT INTO mistakes VALUES (${row(HOUSEHOLD, 17)}, 'wrong_fact', 'Not so', '{}', 'open', 1780000000000, '${USER}')`,
  ],
  '2026-11-21-usage-events': [
    `INSERT INTO analytics_events VALUES ('${id(18)}', 'product.viewed', '{}', '${id(19)}', 494444, 494444)`,
  ],
  '2026-11-21-user-settings': [
    `INSERT INTO profiles VALUES (${row(USER, 20)}, 'Maya K.')`,
    `INSERT INTO preferences VALUES (${row(USER, 21)}, '"dark"')`,
    `INSERT INTO read_marks VALUES (${row(USER, 22)}, 1780000000000)`,
    `INSERT INTO label_photos VALUES (${row(HOUSEHOLD, 23)}, '03017620422003', 'aa', 1780000000000, '${USER}')`,
    `INSERT INTO replaced_values VALUES (${row(HOUSEHOLD, 24)}, '${id(12)}', '03017620422003', 'notes', '"a"', '"b"',
      '${USER}', '${DEVICE}', 1780000000000)`,
    `INSERT INTO blobs VALUES ('${HOUSEHOLD}', 'aa', 'bb', '${USER}', 1000, 1780000000000)`,
    `INSERT INTO devices VALUES ('${USER}', '${id(3)}', 1780000000000)`,
  ],
  '2026-11-21-work-queue': [
    `INSERT INTO jobs (id, key, kind, payload, state, stage, progress, attempts, run_at, lease_until, result, message,
      created_at, started_at, finished_at) VALUES (1, 'backup 2026-06-01', 'backup', '{}', 'running', 'copying', 0, 1, 1780000000000,
      1780000060000, NULL, NULL, 1780000000000, 1780000000000, NULL)`,
  ],
  '2026-11-22-job-ends': [
    `INSERT INTO jobs (id, key, kind, payload, state, attempts, run_at, message, created_at, started_at, finished_at, error)
      VALUES (2, 'refresh a b', 'refresh', '{}', 'failed', 3, 1780000000000, 'It failed.', 1780000000000, 1780000000000,
      1780000000009, 'Error: no')`,
  ],
  '2026-11-23-owner-orders': [
    `INSERT INTO applied_ops VALUES ('${USER}', '${id(25)}', x'0103', 'applied', '{"result":{},"problem":null}', 25,
      1780000000000, 'person', '${USER}')`,
  ],
  '2026-11-23-sign-in-guesses': [
    "INSERT INTO login_failures VALUES (x'0a', 5, 4102444800000, 4102444800000)",
    `INSERT INTO known_browsers VALUES ('${USER}', x'0b', 1780000000000)`,
  ],
  '2026-11-24-kept-answers': [`INSERT INTO operation_days VALUES ('${USER}', 20607, 3)`],
  '2026-11-26-household-sessions': ["INSERT INTO spent_limits VALUES (x'0c', 3, 4102444800000)"],
  '2026-11-27-answers': [],
  '2026-11-27-home': [
    `INSERT INTO product_areas VALUES ('${HOUSEHOLD}', '03017620422003', 1, 26, 0, '${DEVICE}', 0, 'bathroom')`,
    `INSERT INTO hazard_marks VALUES ('${HOUSEHOLD}', 'date:${id(12)}:2027-01-01', 1, 27, 0, '${DEVICE}', 0, 'snoozed',
      '2027-01-08', 1780000000000)`,
  ],
  '2026-11-28-help': [
    `INSERT INTO help_requests VALUES (${row(USER, 28)}, 'question', 'Maya', 'maya@example.org', '', 'How?', NULL,
      1780000000000, 'So.', 1780000000001)`,
  ],
  '2026-11-28-recalls': [
    `INSERT INTO recall_notices VALUES ('cpsc:1', 'cpsc', '2026-01-05', '2026-01-05', 0, 2, 1780000000000,
      '{"id":"cpsc:1"}', '{}')`,
    `INSERT INTO recall_versions VALUES ('cpsc:1', 1, 1780000000000, '{"id":"cpsc:1"}')`,
    `INSERT INTO recall_keys VALUES ('t:kettle', 'cpsc:1')`,
    `INSERT INTO recall_runs VALUES ('cpsc', 1780000000000, 1780003600000, NULL, NULL, 0, NULL, 1, 1, 0, NULL)`,
  ],
  '2026-12-03-shopping': [
    `INSERT INTO shopping_entries VALUES ('${HOUSEHOLD}', '03017620422003', 1, 30, 0, '${DEVICE}', 0,
      '03017620422003', '', 2, 'scan', 1780000000000, 1780000000000)`,
    `INSERT INTO item_ends VALUES ('${HOUSEHOLD}', '${id(31)}', 1, 31, 0, '${DEVICE}', 0, '${id(12)}',
      '03017620422003', 'used_up', 1, '2026-11-29', '2026-10-01', NULL)`,
  ],
  '2026-11-29-badges': [
    `INSERT INTO badges VALUES ('${HOUSEHOLD}', 'first_scan', 1, 29, 0, '${DEVICE}', 0, 'first_scan', 1780000000000)`,
  ],
  '2026-12-02-catalogue': [
    `INSERT INTO catalogue_facts SELECT min(pk), 'off', '{"name":"Sample soap"}' FROM products`,
    `INSERT INTO catalogue_imports VALUES ('off', 'aa', 500, 400, 0, 90, 10, 900, 1780000000000, NULL)`,
  ],
  '2026-12-04-mail': [
    `INSERT INTO outbox_letters VALUES ('${id(30)}', 'reset', '{"email":"maya@example.org"}', 1780000000000, NULL)`,
    `INSERT INTO account_links VALUES (x'0d', 'reset', '${USER}', 'maya@example.org', 1780001800000, NULL)`,
    `INSERT INTO invitations VALUES ('${id(31)}', '${HOUSEHOLD}', x'0e', '${USER}', 1780000000000, 1780600000000, NULL,
      NULL, NULL)`,
    `INSERT INTO audit_events VALUES (1, 1780000000000, 'signed_in', '${USER}', '${HOUSEHOLD}', NULL)`,
  ],
  '2026-12-05-recall-marks': [
    `INSERT INTO recall_marks VALUES ('${HOUSEHOLD}', 'recall:03017620422003:1x', 1, 30, 0, '${DEVICE}', 0,
      'cpsc:1', '03017620422003', 'notMine', '2026-01-05', 1780000000000)`,
  ],
  '2026-12-06-second-step': [
    `INSERT INTO second_steps VALUES ('${USER}', x'0f', 1780000000000, 1780000030000, 59333334)`,
    `INSERT INTO recovery_codes VALUES ('${USER}', x'10', NULL)`,
  ],
  '2026-12-09-portraits': [`INSERT INTO portraits VALUES ('${USER}', 'aa', 'bb', 1000)`],
  '2026-12-10-passkeys': [
    `INSERT INTO passkeys VALUES ('AQID', '${USER}', x'11', 3, 'internal', 'Phone', 1780000000000, NULL)`,
  ],
  '2026-12-11-delivery': [
    `INSERT INTO held_keys VALUES ('g:03017620422003', '03017620422003', '')`,
    `INSERT INTO recall_alerts VALUES ('${HOUSEHOLD}', 'cpsc:1', '03017620422003', 'affects', 1780000000000)`,
    `INSERT INTO deliveries VALUES ('${USER}', 'recall:1x', '{"k":"joined"}', 0, 1780000000000, 1780000001000,
      1780000001000)`,
    `INSERT INTO push_subscriptions VALUES ('${id(41)}', '${USER}', 'session', 'https://push.example.org/1', 'key',
      'auth', NULL, 1780000000000)`,
    `INSERT INTO push_outbox VALUES ('${id(41)}', 'message', '{}', 0, 1780000000000)`,
  ],
  '2026-12-14-relay-places': [`INSERT INTO relay_places VALUES ('${USER}', 'ntfy', 'our-topic', 1780000000000)`],
  '2026-12-15-administrators': [
    `INSERT INTO administrators VALUES ('${id(70)}', 'operator@example.org', '$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA',
      x'0102', 1780000000000, 59333333, 1780000000000)`,
    `INSERT INTO administrator_sessions VALUES (x'aa01', '${id(70)}', 1780000000000, 1780000060000)`,
    `INSERT INTO administrator_audit VALUES (1, 1780000000000, '${id(70)}', 'plan', '${HOUSEHOLD}', x'bb02')`,
  ],
  '2026-12-17-blocks': [],
  '2026-12-18-contributions': [
    `INSERT INTO contributions VALUES ('${id(71)}', '03017620422003', '${USER}', '${HOUSEHOLD}', 'list', '{}', 'aqua',
      'waiting', NULL, 1780000000000, NULL)`,
    `INSERT INTO contribution_refusals VALUES ('${USER}')`,
    `INSERT INTO catalogue_versions SELECT min(pk), 1, 1780000000000, 'operator', 'off', NULL, '{}', NULL FROM products`,
  ],
  '2026-12-19-referrals': [
    `INSERT INTO referral_codes VALUES ('${HOUSEHOLD}', '7K2QMT4X', 1780000000000)`,
    `INSERT INTO referrals VALUES ('${USER}', '${HOUSEHOLD}', 1780000000000, 1, NULL, 'own_household')`,
  ],
  '2026-12-21-groups': [
    `INSERT INTO groups VALUES ('${id(80)}', 'Bridge Street', 'Shops', 'invitation', 'people', 1780000000000, NULL, 2)`,
    `INSERT INTO group_members VALUES ('${id(80)}', '${USER}', 'owner', 'active', 'Maya', 1780000000000, 0, 0, NULL)`,
    `INSERT INTO group_links VALUES ('${id(81)}', '${id(80)}', x'12', '${USER}', 1780000000000, 1780600000000, 5, 1, NULL)`,
    `INSERT INTO group_entries VALUES ('${id(82)}', '${id(80)}', NULL, '${USER}', 'Which one?', '03017620422003',
      1780000000000, 1780000001000, NULL, NULL, NULL, NULL)`,
    `INSERT INTO group_versions VALUES ('${id(82)}', 1780000001000, 'Which?')`,
    `INSERT INTO group_helpful VALUES ('${id(82)}', '${USER}', 1780000000000)`,
    `INSERT INTO group_reports VALUES ('${id(83)}', '${id(82)}', '${USER}', 'rude', '', 1780000000000, NULL, NULL)`,
    `INSERT INTO community_standing VALUES ('${USER}', 'warn', '${id(82)}', NULL, 'Be kind', 1780000000000, NULL, NULL, NULL, NULL)`,
    `INSERT INTO person_blocks VALUES ('${USER}', '${USER}', 1780000000000)`,
  ],
  '2026-12-22-api-tokens': [
    `INSERT INTO api_tokens VALUES ('${id(80)}', '${USER}', '${HOUSEHOLD}', x'cc03', 'Assistant', 'products shelf', 60,
      1780000000000, 1790000000000, NULL)`,
  ],
  '2026-12-26-contact-messages': [
    `INSERT INTO contact_messages VALUES ('${id(81)}', 'Noor', 'noor@example.org', 'Who are you?', 1780000000000, NULL)`,
  ],
  '2026-12-27-reviews': [
    `INSERT INTO reviews VALUES ('${USER}', '03017620422003', 1, 28, 0, '${DEVICE}', 0, 4, 'Works well',
      '{"smallChildren":"one","pets":["cat"]}', 1780000000000, NULL, '[]')`,
    `INSERT INTO helpful_reviews VALUES ('${USER}', '03017620422003', '${USER}', 1780000000000)`,
    `INSERT INTO hidden_reviews VALUES ('${USER}', '03017620422003', 1780000000000, 'Names a neighbour')`,
    `INSERT INTO review_reports VALUES ('${id(84)}', '${USER}', '03017620422003', '${USER}', 'rude', '', 1780000000000,
      NULL, NULL)`,
  ],
  '2026-12-28-tips-and-points': [
    `INSERT INTO tips VALUES ('${USER}', '${id(85)}', 'laundry', 'infant', 'Shelf above the dryer', 'Capsules look like sweets.',
      '', 1780000000000, NULL, NULL, NULL)`,
    `INSERT INTO helpful_tips VALUES ('${USER}', '${id(85)}', '${USER}', 1780000000000)`,
    `INSERT INTO tip_reports VALUES ('${id(86)}', '${USER}', '${id(85)}', '${USER}', 'rude', '', 1780000000000, NULL, NULL)`,
    `INSERT INTO first_reports VALUES ('${HOUSEHOLD}', '03017620422003', 'cpsc:1', 1780000000000)`,
    `INSERT INTO leaderboard_names VALUES ('${HOUSEHOLD}', 'Blue Door', 'bluedoor', 1780000000000)`,
  ],
  '2026-12-29-plan-purchases': [
    `INSERT INTO plan_customers VALUES ('${HOUSEHOLD}', 'cus_1', 'free', '${USER}')`,
    `INSERT INTO plan_purchases VALUES ('${HOUSEHOLD}', 'sub_1', 'family', 'paid', 1790000000000, 0, NULL, 1780000000000)`,
    `INSERT INTO plan_payments VALUES ('${HOUSEHOLD}', 'in_1', 1780000000000, 2500, 'usd', 'paid', 'family', NULL)`,
    `INSERT INTO plan_events VALUES ('${HOUSEHOLD}', 'evt_1', 1780000000000)`,
  ],
  '2026-12-30-owner-keys': [
    `INSERT INTO member_elements VALUES (2, '${HOUSEHOLD}', '${id(14)}', 'condition', 'Asthma', 'asthma', 3, '${DEVICE}', 2)`,
    `INSERT INTO contributions VALUES ('${id(87)}', '03017620422003', '${USER}', '${HOUSEHOLD}', 'list', '{}', 'aqua',
      'taken', NULL, 1780000000000, 1780000000001, 'correction')`,
  ],
  '2026-12-30-settled-contributions': [],
  '2026-12-30-shared-files': [
    `INSERT INTO shared_keys VALUES ('${'A'.repeat(43)}', 'Bridge Street', 1780000000000, NULL)`,
    `INSERT INTO received VALUES ('received-1', '${'A'.repeat(43)}', 'tip', NULL, '{}', 'waiting', NULL, 1780000000000, NULL)`,
  ],
  '2026-12-31-keyed-calls': [
    `INSERT INTO keyed_calls VALUES ('${USER}', '${id(90)}', x'0d', 1780000000000, 201, '{"id":"${id(91)}"}')`,
  ],
  '2026-12-31-reviews-counted': [],
  '2027-01-01-source-states': [
    `INSERT INTO source_states VALUES ('recalls cpsc', 1780000000000, 1780000000000, NULL, 'It answered 500.', 3, 1, 0)`,
  ],
};

/** A database as the SQL statements that recreate it. */
function dump(db: Db): string {
  const made = db
    .prepare<[], { name: string; type: string; sql: string }>(`
      SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type = 'table' DESC, rowid`)
    .all();
  const lines: string[] = [];
  // Triggers last, so that they do not fire on the inserted rows.
  for (const { type, sql } of made) if (type !== 'trigger') lines.push(`${sql};`);
  for (const { name } of made.filter(({ type }) => type === 'table')) {
    const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(name);
    const values = columns.map((column) => `quote("${column}")`).join(` || ', ' || `);
    const rows = db.prepare<[], string>(`SELECT ${values} FROM "${name}"`).pluck().all();
    for (const text of rows) lines.push(`INSERT INTO "${name}" VALUES (${text});`);
  }
  for (const { type, sql } of made) if (type === 'trigger') lines.push(`${sql};`);
  return `${lines.join('\n')}\n`;
}

const folder = join(import.meta.dirname, 'fixtures');
const names = Object.keys(MIGRATIONS);
for (const [at, name] of names.entries()) {
  const file = join(folder, `${name}.sql`);
  if (existsSync(file)) continue;
  const db = openDatabase(':memory:');
  // Insert the rows of each state before the next migration runs.
  for (const [upTo, past] of names.slice(0, at + 1).entries()) {
    await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).slice(0, upTo + 1)));
    for (const sql of SPECIMENS[past] ?? []) db.exec(sql);
  }
  db.exec("UPDATE kysely_migration SET timestamp = '2026-11-21T12:00:00.000Z'");
  writeFileSync(file, dump(db));
  db.close();
}
