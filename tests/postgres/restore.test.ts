import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteDeleted } from '#api/account-deletion/ledger.ts';
import { afterPostgresRestore } from '#api/backups/after-postgres-restore.ts';
import { migratedPostgres } from '../api/open-connections.ts';
import { newPerson, Person } from '../api/person.ts';
import { itemOf, outcomes, pull, push } from '../api/queue.ts';
import { type RunningApp, startApp } from '../api/start-app.ts';
import { type OwnDatabase, ownDatabase } from '../support/postgres-database.ts';

let dir: string;
const databases: OwnDatabase[] = [];
let app: RunningApp | null = null;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'safeshelf-restored-'));
});
afterEach(async () => {
  await app?.close();
  for (const one of databases.splice(0)) await one.drop();
  rmSync(dir, { recursive: true, force: true });
});

async function start(database: OwnDatabase): Promise<RunningApp> {
  await app?.close('as killed');
  app = await startApp({ tier: 'family', dir, database: database.url });
  return app;
}

/** The same person with the same phone, connected to the given server. */
function again(now: RunningApp, person: Person): Person {
  const { cookie, userId, householdId, deviceId } = person;
  return Object.assign(new Person(now), { cookie, userId, householdId, deviceId });
}

test('a PostgreSQL that was brought back takes what it has not heard of, and deletes again who was deleted (product P17.20)', async () => {
  const lived = await migratedPostgres();
  databases.push(lived);
  const before = await start(lived);
  const [stays, leaves] = [await newPerson(before), await newPerson(before)];
  const kept = itemOf(stays);
  expect(outcomes(await push(stays, [kept]))).toEqual(['applied']);
  await app?.close('as killed');
  app = null;
  // A copy of this moment, as if dumped here and loaded later.
  const restored = await ownDatabase(process.env.TEST_DATABASE_URL ?? '', lived.name);
  databases.push(restored);

  const after = await start(lived);
  const unheard = itemOf(stays);
  expect(outcomes(await push(again(after, stays), [unheard]))).toEqual(['applied']);
  const { cursor, epoch } = await pull(again(after, stays));
  noteDeleted(join(dir, 'deleted-accounts'), leaves.userId);

  await afterPostgresRestore(restored.url, { deletedAccounts: join(dir, 'deleted-accounts') });
  const now = await start(restored);
  const phone = again(now, stays);
  // The phone gets everything from the beginning and a new epoch, which shows that it is another database.
  const told = await pull(phone, cursor);
  expect([told.epoch === epoch, told.changes.some(({ id }) => id === kept.entityId)]).toEqual([false, true]);
  expect(outcomes(await push(phone, [kept, unheard]))).toEqual(['duplicate', 'applied']);
  const items = (await pull(phone)).changes.filter(({ entity }) => entity === 'inventory');
  expect(items.map(({ id }) => id).sort()).toEqual([kept.entityId, unheard.entityId].sort());
  expect((await again(now, leaves).get('/api/user')).status).toBe(401);
});
