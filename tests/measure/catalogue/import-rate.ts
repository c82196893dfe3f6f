import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Imported, importFile } from '#api/catalogue/import/import-file.ts';
import { openSource } from '#api/catalogue/import/open-source.ts';
import { readRecords } from '#api/catalogue/import/read-records.ts';
import { connect, type Database, databaseOf } from '#db/database.ts';
import type { Db } from '#db/open.ts';
import { openMigrated } from '#tests/support/migrated.ts';

/** The date of the real food sample. */
const EDITION = '2019-06-14';
const AIM_PERCENT = 35;

/** Milliseconds of processor time: the time that an idle machine would take. */
const processorClock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Imports a file of the Open Food Facts catalogue, as the command does on an idle machine. */
export async function importOpenFoodFacts(database: Database, path: string, rejectsPath: string): Promise<Imported> {
  const opened = await openSource('off', path, { edition: EDITION });
  return importFile(database, { ...opened, rejectsPath }, Date.now, processorClock);
}

/** Runs some work with a new database on the disk of this machine, then deletes it. */
export async function withDatabase<T>(work: (database: Database, folder: string, db: Db) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'safeshelf-catalogue-'));
  const connections = connect(await openMigrated(join(folder, 'safeshelf.db')));
  try {
    return await work(databaseOf(connections), folder, connections.writer);
  } finally {
    connections.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds of wall-clock time and of processor time; other work on the machine does not affect the latter. */
async function timed<T>(
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly wall: number; readonly spent: number }> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const done = await work();
  const { user, system } = process.cpuUsage(before);
  return { done, wall: (performance.now() - began) / 1000, spent: (user + system) / 1e6 };
}

async function readAndSplit(path: string): Promise<number> {
  let records = 0;
  for await (const chunk of readRecords(path)) records += chunk.records.length;
  return records;
}

interface StoredRow {
  readonly id: string;
  readonly seq: number;
  readonly data: string;
  readonly facts: string;
}

/** Processor seconds for the rows of an import with bare prepared statements in one transaction. */
async function rawInserts(rows: readonly StoredRow[]): Promise<number> {
  return withDatabase(async (_database, _folder, db) => {
    const product = db.prepare<[string, number, string], { pk: number }>(
      "INSERT INTO products (id, rev, seq, changed_by, data) VALUES (?, 1, ?, 'catalogue import', ?) RETURNING pk",
    );
    const facts = db.prepare("INSERT INTO catalogue_facts (product_pk, source, data) VALUES (?, 'off', ?)");
    const all = db.transaction(() => {
      for (const row of rows) facts.run(product.get(row.id, row.seq, row.data)?.pk, row.facts);
    });
    return (await timed(async () => all())).spent;
  });
}

const rowsOf = (db: Db): StoredRow[] =>
  db
    .prepare<[], StoredRow>(
      `SELECT p.id, p.seq, p.data, f.data AS facts
       FROM products p JOIN catalogue_facts f ON f.product_pk = p.pk ORDER BY p.pk`,
    )
    .all();

const rounded = (value: number): number => Number(value.toFixed(1));

/** The speed of an import relative to only reading and splitting the file, and the changes made by a second import. */
export async function measureImport(path: string, rounds: number) {
  const reading = { records: 0, wall: 0, spent: 0 };
  const importing = { records: 0, wall: 0, spent: 0 };
  const inserting = { records: 0, wall: 0, spent: 0 };
  let [changedAgain, longestHoldMs] = [0, 0];
  const add = (
    to: typeof reading,
    records: number,
    { wall, spent }: { readonly wall: number; readonly spent: number },
  ) => {
    to.records += records;
    to.wall += wall;
    to.spent += spent;
  };
  for (let round = 0; round < rounds; round += 1) {
    const read = await timed(() => readAndSplit(path));
    add(reading, read.done, read);
    await withDatabase(async (database, folder, db) => {
      const rejects = join(folder, 'rejects');
      const first = await timed(() => importOpenFoodFacts(database, path, rejects));
      add(importing, first.done.position, first);
      longestHoldMs = Math.max(longestHoldMs, first.done.longestHoldMs);
      const second = await importOpenFoodFacts(database, path, rejects);
      changedAgain += second.added + second.changed;
      const rows = rowsOf(db);
      add(inserting, rows.length, { wall: 0, spent: await rawInserts(rows) });
    });
  }
  const percent = (100 * (importing.records / importing.spent)) / (reading.records / reading.spent);
  return {
    percentOfProcessorTime: rounded(percent),
    percentByTheClock: rounded((100 * (importing.records / importing.wall)) / (reading.records / reading.wall)),
    readAndSplitPerProcessorSecond: Math.round(reading.records / reading.spent),
    rawInsertsPerProcessorSecond: Math.round(inserting.records / inserting.spent),
    importPerProcessorSecond: Math.round(importing.records / importing.spent),
    changedBySecondRun: changedAgain,
    longestHoldMs: rounded(longestHoldMs),
    met: percent >= AIM_PERCENT && changedAgain === 0,
  };
}
