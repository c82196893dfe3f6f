import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Db, openDatabase } from '#db/open.ts';
import { tablesOf } from '#db/postgres/schema/facts.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { ownDatabase } from '#tests/support/postgres-database.ts';
import { residentMb } from '#tests/support/resident-memory.ts';

// Moves a million rows by `npm run move` to a PostgreSQL and back, measures the peak memory, and compares every row
// with the original: `npx tsx tests/durability/move-million.ts`, or fewer with `--rows`. Linux only. The last line is
// JSON.

const MOST_MB = 200;
const LOOK_EVERY_MS = 25;
const HOUSEHOLDS = 10_000;
/** As wide as the widest rows: an own product with a long label, and its report. */
const PRODUCTS = 2_000;
const WIDE = 20_000;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const wanted = Number(values.rows);

/** A database of the newest schema with something in every table, like in the upgrade tests, and this many rows. */
function fill(path: string): void {
  const folder = join(import.meta.dirname, '../db/fixtures');
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1) as string;
  const db = openDatabase(path);
  db.exec(`BEGIN; ${readFileSync(join(folder, newest), 'utf8')} COMMIT`);
  const count = (): number =>
    tablesOf(db)
      .filter((table) => !table.startsWith('kysely_'))
      .reduce((sum, table) => sum + Number(db.prepare(`SELECT count(*) FROM "${table}"`).pluck().get()), 0);
  const home = (at: number): string => `home ${at % HOUSEHOLDS}`;
  const household = db.prepare("INSERT INTO households (id, tier, created_at) VALUES (?, 'family', 1)");
  const product = db.prepare(`INSERT INTO products (id, household_id, rev, seq, deleted, changed_by, other_rev, data)
    VALUES (?, ?, 1, ?, 0, 'x', 0, ?)`);
  const item =
    db.prepare(`INSERT INTO inventory (household_id, id, rev, seq, deleted, changed_by, other_rev, product_id,
    quantity, place, notes, added_at) VALUES (?, ?, 1, ?, 0, 'x', 0, '03017620422003', 3, 'Bathroom', 'the é one 🧼', ?)`);
  const event = db.prepare("INSERT INTO analytics_events VALUES (?, 'product.viewed', '{\"a\":1}', 's', ?, 1)");
  db.transaction(() => {
    for (let at = 0; at < HOUSEHOLDS; at += 1) household.run(home(at));
    for (let at = 0; at < PRODUCTS; at += 1) {
      product.run(String(at).padStart(14, '0'), home(at), at, JSON.stringify({ text: `${at} `.repeat(WIDE / 5) }));
    }
    const items = Math.floor((wanted - count()) * 0.6);
    for (let at = 0; at < items; at += 1) item.run(home(at), `item ${at}`, at, at);
    // Triggers add further rows for the entries of a home.
    const events = wanted - count();
    for (let at = 0; at < events; at += 1) event.run(`event ${at}`, at);
  })();
  if (count() !== wanted) throw new Error(`${count()} rows instead of ${wanted}.`);
  db.close();
}

/** Runs the operator's command. @returns its final message, and the peak memory of it and its children */
async function move(to: string, env: Readonly<Record<string, string>>): Promise<{ peakMb: number; says: string }> {
  const [node = '', ...rest] = (
    JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { move: string } }
  ).scripts.move.split(' ');
  const child = spawn(node, [...rest, '--to', to], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  child.stdout.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  let code: number | null | undefined;
  child.once('close', (ended) => {
    code = ended;
  });
  let peakMb = 0;
  while (code === undefined) {
    peakMb = Math.max(peakMb, residentMb(child.pid ?? 0));
    await pause(LOOK_EVERY_MS);
  }
  if (code !== 0) throw new Error(`The move ended with ${code}: ${said.join('')}`);
  const says =
    said
      .join('')
      .split('\n')
      .find((line) => line.includes('moved and compared')) ?? '';
  return { peakMb, says };
}

/** The rows of a table in the order of its key, one at a time. */
function rowsOf(db: Db, table: string): IterableIterator<unknown[]> {
  const key = db
    .prepare<[string], string>('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
    .pluck()
    .all(table)
    .map((name) => `"${name}"`);
  return db
    .prepare<[], unknown[]>(`SELECT * FROM "${table}" ORDER BY ${key.join(', ')}`)
    .raw()
    .iterate();
}

const isSame = (one: unknown, other: unknown): boolean =>
  Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : one === other;

/** Compares two files row by row, value by value. @returns how many rows are equal, and which tables differ */
function compare(one: string, other: string): { same: number; differ: string[] } {
  const [before, after] = [openDatabase(one), openDatabase(other)];
  let same = 0;
  const differ = new Set<string>();
  for (const table of tablesOf(before).filter((name) => !name.startsWith('kysely_'))) {
    const copies = rowsOf(after, table);
    for (const row of rowsOf(before, table)) {
      const copy = copies.next().value as unknown[] | undefined;
      if (copy?.length === row.length && row.every((value, at) => isSame(value, copy[at]))) same += 1;
      else differ.add(table);
    }
    if (!copies.next().done) differ.add(table);
  }
  before.close();
  after.close();
  return { same, differ: [...differ] };
}

const postgres = await startPostgres();
if (!postgres) throw new Error('There is no PostgreSQL on this machine.');
const own = await ownDatabase(postgres.url);
const folder = mkdtempSync(join(tmpdir(), 'safeshelf-move-'));
const [from, back] = [join(folder, 'from'), join(folder, 'back')];
try {
  for (const one of [from, back]) mkdirSync(one);
  fill(join(from, 'safeshelf.db'));
  const there = await move(own.url, { DATA_DIR: from, DATABASE_URL: '' });
  console.log(`there: ${there.says} ${there.peakMb.toFixed(0)} MB at most`);
  const again = await move('sqlite', { DATA_DIR: back, DATABASE_URL: own.url });
  console.log(`back: ${again.says} ${again.peakMb.toFixed(0)} MB at most`);
  const { same, differ } = compare(join(from, 'safeshelf.db'), join(back, 'safeshelf.db'));
  const peakMb = Math.round(Math.max(there.peakMb, again.peakMb));
  console.log(
    `${same} of ${wanted} rows are what they were${differ.length > 0 ? `; not in ${differ.join(', ')}` : ''}`,
  );
  console.log(JSON.stringify({ rows: wanted, same, differ, thereMb: there.peakMb, backMb: again.peakMb, peakMb }));
  process.exitCode = same === wanted && differ.length === 0 && peakMb < MOST_MB ? 0 : 1;
} finally {
  await own.drop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
