import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '#db/migrations/list.ts';
import { UnfitSchemaError } from '#db/postgres/check-statements.ts';
import { connectPostgres } from '#db/postgres/connections.ts';
import { migrate } from '#db/postgres/migrate.ts';
import { openPool } from '#db/postgres/pool.ts';
import { migratedPostgres } from '../api/open-connections.ts';
import { newPerson, Person } from '../api/person.ts';
import { itemOf, pull, push } from '../api/queue.ts';
import { type RunningApp, startApp } from '../api/start-app.ts';
import type { OwnDatabase } from '../support/postgres-database.ts';

// Servers are updated to a release one at a time. A release first adds to the schema, and removes what its predecessor
// used only when no server of that release is left. Here this release is the predecessor of made-up later releases.

/** The next release: a new column in a table that every server writes to, a new table, and an index. */
const EXPANDED = {
  ...MIGRATIONS,
  '2999-01-01-expand': {
    async up(db: Kysely<unknown>) {
      await sql`ALTER TABLE inventory ADD COLUMN shelf TEXT NOT NULL DEFAULT 'top'`.execute(db);
      await sql`CREATE TABLE shelves (household_id TEXT NOT NULL, name TEXT NOT NULL,
        PRIMARY KEY (household_id, name)) STRICT, WITHOUT ROWID`.execute(db);
      await sql`CREATE INDEX inventory_by_shelf ON inventory (household_id, shelf)`.execute(db);
    },
  },
};

/** The release after that, which removes a column that this release writes. */
const CONTRACTED = {
  ...EXPANDED,
  '2999-01-02-contract': {
    async up(db: Kysely<unknown>) {
      await sql`ALTER TABLE inventory DROP COLUMN notes`.execute(db);
    },
  },
};

const nothing = (): void => undefined;

let own: OwnDatabase;
let apps: RunningApp[] = [];
beforeEach(async () => {
  own = await migratedPostgres();
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await own.drop();
});

async function bringTo(release: typeof MIGRATIONS): Promise<readonly string[]> {
  const pool = openPool(own.url, nothing, 1);
  try {
    return (await migrate(pool, release)).applied;
  } finally {
    await pool.end();
  }
}

async function server(): Promise<RunningApp> {
  const app = await startApp({ database: own.url, tier: 'family' });
  apps.push(app);
  return app;
}

test('a server of the release before goes on, and another one starts, while the next release has added to the schema (product P17.26)', async () => {
  const before = await server();
  const here = await newPerson(before);
  const statuses = async (person: Person) => (await push(person, [itemOf(person)])).map(({ status }) => status);
  expect(await statuses(here)).toEqual(['applied']);

  expect(await bringTo(EXPANDED)).toEqual(['2999-01-01-expand']);
  // Runs the statements that this server prepared before the migration.
  expect(await statuses(here)).toEqual(['applied']);
  const there = new Person(await server());
  Object.assign(there, { cookie: here.cookie, userId: here.userId, householdId: here.householdId });
  expect(await statuses(there)).toEqual(['applied']);
  const items = async (person: Person) =>
    (await pull(person)).changes.filter(({ entity }) => entity === 'inventory').length;
  expect([await items(here), await items(there)]).toEqual([3, 3]);
});

test('no server of the release before starts once what it uses was taken away, and it says what (product P17.26)', async () => {
  await (await server()).close();
  apps = [];
  await bringTo(CONTRACTED);
  const connections = await connectPostgres(own.url, nothing);
  try {
    const refused: unknown = await connections.checkStatements?.().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnfitSchemaError);
    expect(String(refused)).toMatch(/by a later release.*"notes".*does not exist/);
  } finally {
    await connections.close();
  }
});
