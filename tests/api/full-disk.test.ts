import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBallast } from '#api/health/ballast.ts';
import { createDisk } from '#api/health/disk.ts';
import { eventually } from '../offline/phone.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { itemOf } from './queue.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const MB = 1024 * 1024;

beforeEach(() => {
  app.leaveRoom(1e12);
  app.wait(3000);
});

const writesOf = (person: Person): Array<[string, unknown]> => [
  ['/api/scan', { barcode: CODE_WITH_LABEL }],
  ['/api/inventory', { productId: '02000000000015' }],
  ['/api/products/create-manual', { name: 'Soap', ingredients: ['Aqua'] }],
  ['/api/sync/push', { deviceId: person.deviceId, ops: [itemOf(person)] }],
  ['/api/register', { email: 'late@example.org', password: PASSWORD, username: 'late' }],
];
const READS = ['/healthz', '/api/user', '/api/sync/pull', '/api/inventory', '/api/products/02000000000015'];

const expectReadOnly = async (person: Person, retryAfter: unknown) => {
  for (const [path, body] of writesOf(person)) {
    const reply = await (path === '/api/register' ? new Person(app) : person).post(path, body);
    expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, retryAfter]);
  }
  for (const path of READS) expect([path, (await person.get(path)).status]).toEqual([path, 200]);
  expect((await person.post('/api/v1/products/02000000000015/report', {})).status).toBe(200);
};

test('with less than 100 MB left writes are 503 and reads go on, until there is room again', async () => {
  const person = await newPerson(app);
  app.leaveRoom(99 * MB);
  app.wait(3000);
  await expectReadOnly(person, '60');
  expect((await person.get('/readyz')).status).toBe(503);

  app.leaveRoom(101 * MB);
  app.wait(3000);
  expect((await person.post('/api/scan', { barcode: CODE_WITH_LABEL })).status).toBe(200);
  expect((await person.get('/readyz')).status).toBe(200);

  app.leaveRoom(99 * MB);
  app.wait(3000);
  expect((await person.post('/api/logout')).status).toBe(204);
});

test('with less than 500 MB left uploads are 507 STORAGE_FULL, and everything else goes on', async () => {
  const person = await newPerson(app);
  app.leaveRoom(499 * MB);
  app.wait(3000);
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array([0xff, 0xd8, 0xff])]), 'a.jpg');
  for (const path of ['/api/products/extract-barcode', '/api/products/extract-from-label']) {
    const headers = { cookie: person.cookie, 'sec-fetch-site': 'same-origin' };
    const reply = await fetch(app.url + path, { method: 'POST', headers, body: form });
    expect([reply.status, (await reply.json()).error]).toEqual([507, 'STORAGE_FULL']);
    expect(reply.headers.get('retry-after')).toBe('60');
  }
  expect((await person.post('/api/scan', { barcode: CODE_WITH_LABEL })).status).toBe(200);
  expect((await person.get('/readyz')).status).toBe(200);
});

test('a database that can grow no further: writes are 503, reads go on, also those that would renew something', async () => {
  const person = await newPerson(app);
  const device = await newPerson(app);
  // Reading reports of an older engine would write new ones.
  app.db.prepare("UPDATE reports SET engine = 'old'").run();
  // SQLite's own limit gives the same SQLITE_FULL as a full disk.
  const pages = app.db.pragma('page_count', { simple: true });
  app.db.pragma(`max_page_count = ${pages}`);
  const fill = app.db.prepare('INSERT INTO instance (key, value) VALUES (hex(randomblob(16)), hex(zeroblob(400)))');
  expect(() => {
    for (;;) fill.run();
  }).toThrow(/full/);
  // A session that is due for a new id would also write.
  app.wait(25 * 3_600_000);
  const first = await person.post('/api/sync/push', {
    deviceId: person.deviceId,
    ops: Array.from({ length: 25 }, () => itemOf(person)),
  });
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5']);
  await expectReadOnly(person, '60');
  expect((await device.post('/api/logout')).status).toBe(204);

  app.db.pragma('max_page_count = 1000000');
  app.wait(31_000);
  expect((await person.post('/api/sync/push', { deviceId: person.deviceId, ops: [itemOf(person)] })).status).toBe(200);
});

test('room is kept back while there is plenty, and given back when there is none', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'safeshelf-ballast-'));
  const path = join(dir, 'ballast');
  let free = 2000 * MB;
  const troubles: unknown[] = [];
  const disk = createDisk(
    () => free,
    createBallast(path),
    (error) => troubles.push(error),
  );
  expect(disk.checkRoom(0).ok).toBe(true);
  await eventually(() => expect(existsSync(path)).toBe(true));
  const { size, blocks } = statSync(path);
  expect([size, blocks * 512 >= size]).toEqual([64 * MB, true]);
  free = 15 * MB;
  expect(disk.checkRoom(3000).ok).toBe(false);
  expect(existsSync(path)).toBe(false);
  // After a "full" error from the database, the free space reported by the system is ignored for a while.
  free = 800 * MB;
  expect(disk.filledUp(6000)).toBe(false);
  expect([disk.checkRoom(9000).ok, disk.checkRoom(36_000).ok]).toEqual([false, true]);
  expect(troubles).toEqual([]);
  rmSync(dir, { recursive: true });
});
