import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { syncState } from '#api/sync/sync-state.ts';
import { type Database, databaseOf, openConnections } from '#db/database.ts';
import type { Reads, Tx, Writer } from '#db/handles.ts';
import { openPool } from '#db/postgres/pool.ts';
import { createReader } from '#db/postgres/reader.ts';
import { createUnitOfWork } from '#db/postgres/unit-of-work.ts';
import { statement } from '#db/statement.ts';
import { startPostgres } from '../support/postgres.ts';

// Longer than 300 lines: the setup of two servers on one database is shared by the tests of both engines.
// What stores may rely on with each engine. Uses real servers and files, with two app servers on one database.
const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** An empty database with two app servers on it; `other` runs a statement as another program would. */
interface Bed {
  readonly first: Database;
  readonly second: Database;
  other(text: string): Promise<void>;
  close(): Promise<void>;
}

const TABLES = [
  'CREATE TABLE owner_orders (kind TEXT, id TEXT, seq BIGINT, PRIMARY KEY (kind, id))',
  'CREATE TABLE sync_state (id INTEGER PRIMARY KEY, epoch TEXT)',
  'CREATE TABLE households (id TEXT PRIMARY KEY)',
  'CREATE TABLE users (id TEXT PRIMARY KEY)',
  "INSERT INTO households VALUES ('ours'), ('theirs')",
  "INSERT INTO users VALUES ('maya'), ('noor')",
];

async function onSqlite(): Promise<Bed> {
  const dir = mkdtempSync(join(tmpdir(), 'safeshelf-db-'));
  const own = [1, 2].map(() => openConnections(join(dir, 'a.db')));
  const [a, b] = own as [(typeof own)[number], (typeof own)[number]];
  for (const table of TABLES) a.writer.exec(table);
  return {
    first: databaseOf(a),
    second: databaseOf(b),
    other: async (text) => void b.writer.exec(text),
    async close() {
      for (const one of own) one.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The test's own schema and connection name, because the server may have other tables and connections. */
const OWN = 'safeshelf_engines_test';

async function onPostgres(server: string): Promise<Bed & { cutFirst(): Promise<void> }> {
  const open = (name: string) => {
    const url = new URL(server);
    url.searchParams.set('options', `-c search_path=${OWN}`);
    url.searchParams.set('application_name', `${OWN}_${name}`);
    return openPool(url.href, () => undefined, 5);
  };
  const a = open('first');
  const b = open('second');
  await b.query(`DROP SCHEMA IF EXISTS ${OWN} CASCADE; CREATE SCHEMA ${OWN}; ${TABLES.join(';')}`);
  const database = (pool: typeof a): Database => ({
    reader: createReader(pool),
    writes: createUnitOfWork(pool, Math.random),
  });
  return {
    first: database(a),
    second: database(b),
    other: async (text) => void (await b.query(text)),
    async cutFirst() {
      const name = `${OWN}_first`;
      await b.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [name]);
    },
    async close() {
      await a.end();
      await b.end();
    },
  };
}

const INSERT = statement((q, { id, seq }: { id: string; seq: number }) =>
  q.insertInto('owner_orders').values({ kind: 'x', id, seq }),
);
const SET = statement((q, { id, seq }: { id: string; seq: number }) =>
  q.updateTable('owner_orders').set({ seq }).where('kind', '=', 'x').where('id', '=', id),
);
const ONE = statement((q, { id }: { id: string }) => q.selectFrom('owner_orders').select('seq').where('id', '=', id));
const ALL = statement((q) => q.selectFrom('owner_orders').select('seq').where('kind', '=', 'x').orderBy('seq'));
const WHOLE = statement((q) => q.selectFrom('owner_orders').selectAll());
const COUNTED = statement((q) =>
  q.selectFrom('owner_orders').select(({ fn }) => [fn.countAll<number>().as('rows'), fn.sum<number>('seq').as('sum')]),
);
const SAID = statement((q, { text }: { text: string }) =>
  q.selectNoFrom([sql<number>`${text} = 'yes'`.as('isYes'), sql<string>`CAST(${text} AS TEXT)`.as('text')]),
);

const insert = async (tx: Tx, seq: number): Promise<void> => {
  await tx.run(INSERT, { id: String(seq), seq });
};
const held = async (reads: Reads) => (await reads.all(ALL)).map(({ seq }) => seq);
const OURS: Writer = { owner: 'ours', account: 'maya' };
const THEIRS: Writer = { owner: 'theirs', account: 'noor' };
const countUp = (database: Database) =>
  database.writes.run(async (tx) => {
    const seq = ((await tx.first(ONE, { id: 'n' }))?.seq ?? 0) + 1;
    await tx.run(SET, { id: 'n', seq });
  }, OURS);

const ENGINES: ReadonlyArray<[string, () => Promise<Bed>]> = [
  ['SQLite', onSqlite],
  ...(postgres ? [['PostgreSQL', () => onPostgres(postgres.url)] as [string, () => Promise<Bed>]] : []),
];
if (!postgres) console.info('No PostgreSQL on this machine: its half of the contract of engines is not run.');

describe.each(ENGINES)('%s', (_name, open) => {
  let bed: Bed;
  beforeEach(async () => {
    bed = await open();
  });
  afterEach(() => bed.close());

  test('what was answered is there for the other server', async () => {
    await bed.first.writes.run((tx) => insert(tx, 1));
    expect(await held(bed.second.reader)).toEqual([1]);
  });

  test('a write sees itself, and nobody else sees it before its end', async () => {
    const seen = await bed.first.writes.run(async (tx) => {
      await insert(tx, 1);
      return [await held(tx), await held(bed.first.reader)];
    });
    expect(seen).toEqual([[1], []]);
  });

  test('a write that throws undoes itself alone', async () => {
    const ended = await Promise.allSettled(
      [1, 2, 3].map((seq) =>
        bed.first.writes.run(async (tx) => {
          await insert(tx, seq);
          if (seq === 2) throw new Error('no');
        }),
      ),
    );
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await held(bed.second.reader)).toEqual([1, 3]);
  });

  test('a key that is taken refuses the write, and says how many rows were changed where it is free', async () => {
    await bed.first.writes.run((tx) => insert(tx, 1));
    await expect(bed.second.writes.run((tx) => insert(tx, 1))).rejects.toThrow(/unique/i);
    const changed = (id: string) => bed.first.writes.run((tx) => tx.run(SET, { id, seq: 7 }));
    expect([await changed('1'), await changed('2')]).toEqual([1, 0]);
  });

  test('writes of one owner keep their order', async () => {
    const order: number[] = [];
    const writer = OURS;
    await Promise.all(
      [1, 2, 3, 4].map((seq) =>
        bed.first.writes.run(async (tx) => {
          order.push((await held(tx)).length);
          await insert(tx, seq);
        }, writer),
      ),
    );
    expect(order).toEqual([0, 1, 2, 3]);
  });

  test('what two servers count at once is counted once each', async () => {
    await bed.first.writes.run(async (tx) => void (await tx.run(INSERT, { id: 'n', seq: 0 })));
    const counts = [bed.first, bed.second].flatMap((server) => Array.from({ length: 20 }, () => countUp(server)));
    await Promise.all(counts);
    expect(await bed.first.reader.first(ONE, { id: 'n' })).toEqual({ seq: 40 });
  });

  test('two that each look at what the other writes cannot both have seen nothing', async () => {
    const takeIfFree = (server: Database, seq: number) =>
      server.writes.run(async (tx) => {
        if ((await held(tx)).length === 0) await insert(tx, seq);
      });
    await Promise.all([takeIfFree(bed.first, 1), takeIfFree(bed.second, 2)]);
    expect(await held(bed.first.reader)).toHaveLength(1);
  });

  test('nor can two that write for different owners, once each says that it meets others', async () => {
    const takeIfFree = (server: Database, seq: number, writer: Writer) =>
      server.writes.run(async (tx) => {
        tx.meetOthers();
        if ((await held(tx)).length === 0) await insert(tx, seq);
      }, writer);
    await Promise.all([takeIfFree(bed.first, 1, OURS), takeIfFree(bed.second, 2, THEIRS)]);
    expect(await held(bed.first.reader)).toHaveLength(1);
  });

  test('a snapshot is of one moment', async () => {
    const seen = await bed.first.reader.snapshot(async (reads) => {
      const before = await held(reads);
      await bed.other("INSERT INTO owner_orders VALUES ('x', '1', 1)");
      return [before, await held(reads)];
    });
    expect(seen).toEqual([[], []]);
    expect(await held(bed.first.reader)).toEqual([1]);
  });

  test('the handle of a write is of no use after its end', async () => {
    const kept: Tx[] = [];
    await bed.first.writes.run(async (tx) => void kept.push(tx));
    for (const tx of kept) await expect(insert(tx, 1)).rejects.toThrow('This unit of work is over.');
  });

  test('counts, sums, large numbers and truth are numbers', async () => {
    const large = 2 ** 52;
    await bed.first.writes.run((tx) => insert(tx, large));
    expect(await bed.first.reader.first(COUNTED)).toEqual({ rows: 1, sum: large });
    expect(await bed.first.reader.first(SAID, { text: 'yes' })).toEqual({ isYes: 1, text: 'yes' });
    expect(await bed.first.reader.first(SAID, { text: "o'no" })).toEqual({ isYes: 0, text: "o'no" });
  });
});

describe.each(postgres ? [postgres.url] : [])('PostgreSQL alone', (url) => {
  let bed: Awaited<ReturnType<typeof onPostgres>>;
  beforeEach(async () => {
    bed = await onPostgres(url);
  });
  afterEach(() => bed.close());

  test('writes of one owner at two servers wait for each other, and none is run twice', async () => {
    await bed.first.writes.run(async (tx) => void (await tx.run(INSERT, { id: 'n', seq: 0 })));
    let tries = 0;
    const count = (server: Database) =>
      server.writes.run(async (tx) => {
        tries += 1;
        await tx.run(SET, { id: 'n', seq: ((await tx.first(ONE, { id: 'n' }))?.seq ?? 0) + 1 });
      }, OURS);
    await Promise.all(Array.from({ length: 10 }, () => [count(bed.first), count(bed.second)]).flat());
    expect([tries, (await bed.first.reader.first(ONE, { id: 'n' }))?.seq]).toEqual([20, 20]);
  });

  test("whoever changes what is an owner's and takes its number sees what its writer wrote meanwhile", async () => {
    let began: () => void = () => undefined;
    const hasRead = new Promise<void>((resolve) => {
      began = resolve;
    });
    const takeIfFree = async (tx: Tx, seq: number, then: () => Promise<unknown>) => {
      if ((await held(tx)).length > 0) return;
      await then();
      await insert(tx, seq);
    };
    const byWriter = bed.first.writes.run((tx) => takeIfFree(tx, 1, () => hasRead), OURS);
    const byJob = bed.second.writes.run((tx) =>
      takeIfFree(tx, 2, () => {
        began();
        return syncState.take(tx, { kind: 'household', id: 'ours' }, 1);
      }),
    );
    await Promise.all([byWriter, byJob]);
    expect(await held(bed.first.reader)).toHaveLength(1);
  });

  test('a write whose query failed takes no place, though its work went on as if it had not', async () => {
    await bed.first.writes.run((tx) => insert(tx, 1));
    const careless = bed.first.writes.run(async (tx) => {
      await insert(tx, 2);
      await insert(tx, 1).catch(() => undefined);
      return 'done';
    });
    await expect(careless).rejects.toThrow(/unique/);
    expect(await held(bed.second.reader)).toEqual([1]);
  });

  test('nor does one whose failed query nobody waited for', async () => {
    await bed.first.writes.run((tx) => insert(tx, 1));
    const hasty = bed.first.writes.run(async (tx) => {
      await insert(tx, 2);
      insert(tx, 1).catch(() => undefined);
    });
    await expect(hasty).rejects.toThrow(/unique/);
    expect(await held(bed.second.reader)).toEqual([1]);
  });

  test('a table that another server gives a column is written on, with statements prepared before', async () => {
    const readWhole = () => bed.first.writes.run((tx) => tx.all(WHOLE));
    await readWhole();
    await bed.other('ALTER TABLE owner_orders ADD COLUMN note TEXT');
    for (let round = 0; round < 6; round += 1) expect(await readWhole()).toEqual([]);
  });

  test('a connection that is cut refuses its write, which took no place, and the next write goes on', async () => {
    const cut = bed.first.writes.run(async (tx) => {
      await insert(tx, 1);
      await bed.cutFirst();
      await insert(tx, 2);
    });
    await expect(cut).rejects.toThrow();
    await bed.first.writes.run((tx) => insert(tx, 3));
    expect(await held(bed.second.reader)).toEqual([3]);
  });

  test('two that wait for each other both end', async () => {
    await bed.first.writes.run(async (tx) => {
      await insert(tx, 1);
      await insert(tx, 2);
    });
    let waiting = 0;
    let meet: () => void = () => undefined;
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const tries: string[] = [];
    const setBoth = (server: Database, ids: readonly [string, string]) =>
      server.writes.run(async (tx) => {
        tries.push(ids[0]);
        await tx.run(SET, { id: ids[0], seq: Number(ids[0]) + 10 });
        waiting += 1;
        if (waiting === 2) meet();
        await met;
        await tx.run(SET, { id: ids[1], seq: Number(ids[1]) + 10 });
      });
    await Promise.all([setBoth(bed.first, ['1', '2']), setBoth(bed.second, ['2', '1'])]);
    expect(tries.length).toBeGreaterThan(2);
    expect(await held(bed.first.reader)).toEqual([11, 12]);
  });
});
