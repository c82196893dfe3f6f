import { readFileSync } from 'node:fs';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { Operation } from '#domain/sync/operation.ts';
import { upcastOperation } from '#domain/sync/upcast.ts';
import { exportUnsent } from '#web/offline/queue/unsent-export.ts';
import { AccountDb, SCHEMA_VERSION } from '#web/offline/tables/account-db.ts';
import { openAccount } from '#web/offline/tables/open-account.ts';

/** One account's tables as written by a released page: a full queue with an entry in every state. */
interface Dump {
  readonly version: number;
  readonly user: string;
  readonly tables: Readonly<Record<string, { readonly schema: string; readonly rows: readonly unknown[] }>>;
}

const VERSIONS = Array.from({ length: SCHEMA_VERSION }, (_, at) => at + 1);

/** Dumps contain bytes as base64. */
const bytesAgain = (key: string, value: unknown): unknown => {
  if (key !== 'bytes' || typeof value !== 'object' || value === null || !('base64' in value)) return value;
  return new Uint8Array(Buffer.from(String(value.base64), 'base64')).buffer;
};

const dumpOf = (version: number): Dump =>
  JSON.parse(readFileSync(new URL(`./schemas/v${version}.json`, import.meta.url), 'utf8'), bytesAgain) as Dump;

/** Writes the tables of a dump to the phone, under the schema they were saved with. */
async function restore({ version, user, tables }: Dump): Promise<void> {
  const old = new Dexie(`safeshelf-${user}`);
  old.version(version).stores(Object.fromEntries(Object.entries(tables).map(([name, { schema }]) => [name, schema])));
  await old.open();
  for (const [name, { rows }] of Object.entries(tables)) await old.table(name).bulkAdd([...rows]);
  old.close();
}

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
});

it('has the tables that were released under its number: whoever changes one raises the number and adds a dump', () => {
  const now = new AccountDb('nobody');
  const schemas = now.tables.map(({ name, schema }): [string, string] => [
    name,
    [schema.primKey.src, ...schema.indexes.map(({ src }) => src)].join(', '),
  ]);
  const released = Object.entries(dumpOf(SCHEMA_VERSION).tables).map(([name, { schema }]) => [name, schema]);
  expect(new Map(schemas)).toEqual(new Map(released as [string, string][]));
});

describe.each(VERSIONS)('tables of schema %i', (version) => {
  const dump = dumpOf(version);
  const rowsOf = (name: string) => dump.tables[name]?.rows ?? [];

  it('are upgraded with every row as it was', async () => {
    await restore(dump);
    const { db, newer } = await openAccount(dump.user, () => {});
    expect(newer).toBe(false);
    for (const name of Object.keys(dump.tables)) {
      // An upgrade writes the copies of the outbox and the schema number itself.
      if (name === 'outboxRescue' || name === 'meta') continue;
      expect(await db.table(name).toArray(), name).toEqual(rowsOf(name));
    }
    const meta = new Map((await db.meta.toArray()).map(({ key, value }) => [key, value]));
    expect(meta.get('schema')).toBe(SCHEMA_VERSION);
    for (const { key, value } of rowsOf('meta') as { key: string; value: unknown }[]) {
      if (key !== 'schema') expect(meta.get(key), key).toEqual(value);
    }
    db.close();
  });

  it('leave a copy of what was not sent, and one only, however often the upgrade is begun', async () => {
    await restore(dump);
    for (let time = 0; time < 2; time += 1) {
      const { db } = await openAccount(dump.user, () => {});
      const unsent = (rowsOf('outbox') as { opId: string; state: string }[]).filter(({ state }) => state !== 'acked');
      expect(new Set(unsent.map(({ state }) => state))).toEqual(new Set(['queued', 'inflight', 'held', 'dead']));
      const copies = await db.outboxRescue.toArray();
      const wanted = version === SCHEMA_VERSION ? [] : unsent.map(({ opId }) => opId).sort();
      expect(copies.map(({ opId }) => opId).sort()).toEqual(wanted);
      for (const copy of copies) expect(copy).toMatchObject({ schema: version, entry: { opId: copy.opId } });
      const exported = await exportUnsent(db, 0);
      expect(exported.operations.map(({ opId }) => opId)).toEqual(unsent.map(({ opId }) => opId));
      expect(exported.rescued, 'copies of what is still in the queue are not told twice').toEqual([]);
      db.close();
    }
  });

  it('hold operations that are still understood', () => {
    for (const { operation } of rowsOf('outbox') as { operation: unknown }[]) {
      expect(Operation.safeParse(upcastOperation(operation)).success, JSON.stringify(operation)).toBe(true);
    }
  });
});
