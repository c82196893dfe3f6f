import { afterEach, beforeEach, test } from 'vitest';
import { migratedPostgres } from '../api/open-connections.ts';
import { type RunningApp, startApp } from '../api/start-app.ts';
import { ADMINISTRATOR, expectFiguresWithheld } from '../api/usage-figures.ts';
import type { OwnDatabase } from '../support/postgres-database.ts';

let database: OwnDatabase;
let app: RunningApp;
beforeEach(async () => {
  database = await migratedPostgres();
  app = await startApp({ firstAdministrator: ADMINISTRATOR, database: database.url });
});
afterEach(async () => {
  await app.close();
  await database.drop();
});

test('PostgreSQL gives the figures that SQLite gives (product P17.33)', () => expectFiguresWithheld(app));
