import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createLog } from '#api/log.ts';
import { createStores } from '#api/stores.ts';
import { pullChanges } from '#api/sync/pull.ts';
import { performPush } from '#api/sync/push.ts';
import { ENTITIES } from '#domain/sync/entities.ts';
import { PullAnswer } from '#domain/sync/wire.ts';
import { testDatabase } from '#tests/support/migrated.ts';
import { takeChanges } from '#web/offline/sync/take-changes.ts';
import { AccountDb, SCHEMA_VERSION, shownTable, syncedTables } from '#web/offline/tables/account-db.ts';

// Run in a copy of the project with one additional entity (add-an-entity.test.ts): prints what happens to a row of it.
const ID = '01900000-0000-7000-8000-000000000001';
const database = await testDatabase();
const { db } = database;
db.exec(`
  INSERT INTO households (id, tier, created_at) VALUES ('home', 'family', 0), ('next-door', 'family', 0);
  INSERT INTO users (id, email, username, password_hash, created_at) VALUES ('maya', 'a', 'a', '', 0);`);
const stores = createStores(database);
const user = {
  ...{ id: 'maya', email: 'a', username: 'a', firstName: null, lastName: null, profileImageUrl: null },
  ...{ hasOnboarded: false, hasChildren: null, hasPets: null, householdId: 'home' },
};
const rules = Object.entries(ENTITIES).find(([name]) => name === 'bed')?.[1].operations ?? {};
console.log(
  'words',
  Object.values<{ words: string }>(rules)
    .map(({ words }) => words)
    .join(', '),
);

const op = (at: number, type: string, payload: object) => ({
  ...{ opId: ID.replace(/.$/, String(at)), userId: 'maya', type, v: 1, entityId: ID, payload },
  ...{ baseRev: null, createdAt: 0 },
});
const ops = [
  op(2, 'bed.dig', { name: 'Herbs', sunny: true }),
  op(3, 'bed.plant', { plants: { from: [], to: ['Basil', 'Mint'] } }),
];
const log = createLog(() => undefined, Date.now);
const results = await performPush(stores, { user, tier: 'family' }, { deviceId: ID, ops }, 1, log);
console.log('answers', results.map(({ status, message }) => message ?? status).join(', '));
const held = db.prepare<[], { n: number; name: string; sunny: number; plants: string }>(
  'SELECT count(*) AS n, name, sunny, plants FROM beds',
);
const row = held.get();
console.log('stored', row?.n, row?.name, row?.sunny, row?.plants);

const pull = async (householdId: string) => {
  const pulled = await pullChanges(stores, { userId: 'maya', householdId, tier: 'family' }, undefined, 1);
  if (!pulled.ok) throw new Error(pulled.problem.message);
  return PullAnswer.parse(JSON.parse(JSON.stringify(pulled.value)));
};
const isBed = ({ entity }: { entity: string }) => entity === 'bed';
const answer = await pull('home');
console.log('pulled', JSON.stringify(answer.changes.find(isBed)?.data));
console.log('another household', (await pull('next-door')).changes.filter(isBed).length);
database.close();

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;
const phone = new AccountDb('maya');
await phone.open();
await phone.transaction('rw', syncedTables(phone), async () => {
  await takeChanges(phone, answer.changes, answer.epoch);
});
const entity = answer.changes.find(isBed)?.entity;
const shown = entity && (await shownTable(phone, entity).get(ID));
console.log('shown', shown && 'name' in shown ? shown.name : shown, 'of', SCHEMA_VERSION);
