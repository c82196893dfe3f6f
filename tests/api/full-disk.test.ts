import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, PASSWORD, Person } from './person.ts';
import { itemOf } from './queue.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const FULL = 99 * 1024 * 1024;
const ROOM = 101 * 1024 * 1024;

test('with less than 100 MB left writes are 503 and reads go on, until there is room again', async () => {
  const person = await newPerson(app);
  app.leaveRoom(FULL);
  app.wait(3000);
  const writes: Array<[string, unknown]> = [
    ['/api/scan', { barcode: CODE_WITH_LABEL }],
    ['/api/inventory', { productId: '02000000000015' }],
    ['/api/products/create-manual', { name: 'Soap', ingredients: ['Aqua'] }],
    ['/api/sync/push', { deviceId: person.deviceId, ops: [itemOf(person)] }],
    ['/api/register', { email: 'late@example.org', password: PASSWORD, username: 'late' }],
  ];
  for (const [path, body] of writes) {
    const reply = await (path === '/api/register' ? new Person(app) : person).post(path, body);
    expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, '60']);
  }
  expect((await person.get('/readyz')).status).toBe(503);
  for (const path of ['/healthz', '/api/user', '/api/sync/pull', '/api/inventory', '/api/products/02000000000015']) {
    expect([path, (await person.get(path)).status]).toEqual([path, 200]);
  }
  expect((await person.post('/api/v1/products/02000000000015/report', {})).status).toBe(200);

  app.leaveRoom(ROOM);
  app.wait(3000);
  expect((await person.post('/api/scan', { barcode: CODE_WITH_LABEL })).status).toBe(200);
  expect((await person.get('/readyz')).status).toBe(200);

  app.leaveRoom(FULL);
  app.wait(3000);
  expect((await person.post('/api/logout')).status).toBe(204);
});
