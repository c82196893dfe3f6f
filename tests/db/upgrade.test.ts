import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDatabase } from '#db/check-database.ts';
import { isBehind } from '#db/migrate.ts';
import { MIGRATIONS } from '#db/migrations/list.ts';
import { type Db, openDatabase } from '#db/open.ts';
import { startApp } from '../api/start-app.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const files = readdirSync(FIXTURES).filter((name) => name.endsWith('.sql'));

/**
 * Columns that an upgrade changes. A product that was looked up live comes to belong to the household whose rows refer
 * to it: its key and owner change, its facts do not.
 */
const MOVED: Readonly<Record<string, readonly string[]>> = {
  products: ['pk', 'household_id'],
  // Lists the ids of the rows that an operation wrote, and no longer the rows themselves.
  applied_ops: ['response'],
  // Filled in at start-up.
  users: ['name_shape'],
};

const tablesOf = (db: Db): string[] =>
  db.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").pluck().all();

/** Every row of a table as text, restricted to the given columns. */
function rowsOf(db: Db, table: string, columns: readonly string[]): string[] {
  const values = columns.map((column) => `quote("${column}")`).join(` || ', ' || `);
  return db.prepare<[], string>(`SELECT ${values} FROM "${table}"`).pluck().all();
}

test('there is a database of every released schema', () => {
  const states = Object.keys(MIGRATIONS);
  for (const file of files) expect(states).toContain(basename(file, '.sql'));
  expect(files.length).toBeGreaterThanOrEqual(25);
});

test.each(files)('%s: upgraded by a start, every row is there as it was', async (file) => {
  const dir = mkdtempSync(join(tmpdir(), 'safeshelf-upgrade-'));
  const db = openDatabase(join(dir, 'safeshelf.db'));
  db.exec(readFileSync(join(FIXTURES, file), 'utf8'));
  expect(isBehind(db)).toBe(basename(file, '.sql') !== Object.keys(MIGRATIONS).at(-1));
  const before = new Map<string, { columns: string[]; rows: string[] }>();
  for (const table of tablesOf(db)) {
    const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
    const compared = columns.filter((column) => !MOVED[table]?.includes(column));
    before.set(table, { columns: compared, rows: rowsOf(db, table, compared) });
  }
  db.close();

  const app = await startApp({ dir });
  for (const [table, { columns, rows }] of before) {
    // Start-up itself changes these: the commit order, the version of the starter catalogue, waiting jobs, reports of
    // an older engine (computed again), and queues of items to compare or send.
    if (['sync_state', 'owner_orders', 'instance', 'jobs', 'reports'].includes(table)) continue;
    if (['unmatched_notices', 'unmatched_products', 'push_outbox'].includes(table)) continue;
    expect(rows.length, `${table} holds something`).toBeGreaterThan(0);
    expect([table, rowsOf(app.db, table, columns)]).toEqual([table, expect.arrayContaining(rows)]);
  }
  const epoch = app.db.prepare('SELECT epoch FROM sync_state').pluck().get();
  expect(epoch, 'phones must not take an upgrade for a restore').toBe('0123456789abcdef0123456789abcdef');
  // Every owner continues from the value of the one global counter.
  const orders = app.db.prepare<[], { kind: string; seq: number }>('SELECT kind, seq FROM owner_orders').all();
  expect(orders.map(({ kind }) => kind).sort()).toEqual(['household', 'instance', 'person']);
  for (const { seq } of orders) expect(seq).toBeGreaterThanOrEqual(40);
  const stillOpen = app.db.prepare(
    "SELECT 1 FROM products WHERE changed_by = 'live catalogue' AND household_id IS NULL",
  );
  expect(stillOpen.all(), 'nobody sees what another household looked up').toEqual([]);
  expect(checkDatabase(app.db).inventory).toBe(2);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});
