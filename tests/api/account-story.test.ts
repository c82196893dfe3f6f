import { execFile } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DELETION_GRACE_MS } from '#domain/account-deletion/deletion-calls.ts';
import { eventually } from '../offline/phone.ts';
import { type MailServer, startMailServer, tokenIn } from './mail-server.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { itemOf, op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';
import { unzip } from './zip.ts';

// One account from its first day to its last (products P2.2 to P2.4, P2.9, P6.2, P6.4, P13.12 to P13.15).

const ROOT = resolve(import.meta.dirname, '../..');
const NEW_PASSWORD = 'seven quiet otters swim';
/** Products of a shop: one more than the free plan allows in a month. */
const CODES = ['2000000000015', '2000000000022', '2000000000046', '2000000000053', '2000000000060', '2000000000077'];

let app: RunningApp;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({
    smtp: { url: mail.url, from: 'shelf@example.org' },
    starter: CODES.map((code) => ({ ...WITH_LABEL, id: `0${code}`, gtin: `0${code}`, name: `Product ${code}` })),
  });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const lettersTo = (email: string) => mail.taken.filter(({ to }) => to.includes(email)).map(({ text }) => text);
const letter = async (email: string, subject: RegExp): Promise<string> => {
  const found = () => lettersTo(email).findLast((text) => subject.test(text.replace(/=\r\n/g, '')));
  await eventually(() => expect(found(), lettersTo(email).join('\n\n')).toBeDefined());
  return found() ?? '';
};
const signedIn = async (email: string, password: string) => {
  const person = new Person(app);
  const { status, body } = await person.post('/api/login', { email, password });
  const { id, householdId } = (body ?? {}) as { id: string; householdId: string };
  return Object.assign(person, { userId: id, householdId, email, status });
};

test('signs up, answers, invites, forgets the password, loses a phone, reaches the limit, asks, exports and leaves', async () => {
  const maya = await newPerson(app);
  const answers = { hasYoungChildren: true, hasPets: true, petTypes: ['cat'], hasAllergies: false, allergyTypes: [] };
  expect((await maya.send('PATCH', '/api/user/profile', answers)).status).toBe(200);
  expect(
    outcomes(await push(maya, [{ ...itemOf(maya), payload: { productId: `0${CODES[0]}`, quantity: 2 } }])),
  ).toEqual(['applied']);

  // The partner's phone shows the same shelf.
  const { token } = (await maya.post('/api/household/invitations')).body as { token: string };
  const jonas = await newPerson(app);
  app.wait(60_000);
  expect((await jonas.post('/api/invitations/accept', { token })).status).toBe(200);
  const shelf = async (person: Person) =>
    (await pull(person)).changes.filter(({ entity }) => entity === 'inventory').map(({ data }) => data);
  expect(await shelf(jonas)).toMatchObject([{ productId: `0${CODES[0]}`, quantity: 2 }]);
  expect(await shelf(jonas)).toEqual(await shelf(maya));

  // A stolen phone is signed out from another device; a password reset ends every session.
  const stolen = await signedIn(maya.email, PASSWORD);
  expect((await stolen.get('/api/user')).status).toBe(200);
  const { devices } = (await maya.get('/api/account/devices')).body as { devices: { id: string; current: boolean }[] };
  const other = devices.find(({ current }) => !current);
  expect((await maya.send('DELETE', `/api/account/devices/${other?.id}`)).status).toBe(204);
  expect((await stolen.get('/api/user')).status).toBe(401);
  expect((await new Person(app).post('/api/password/forgot', { email: maya.email })).status).toBeLessThan(300);
  const reset = tokenIn(await letter(maya.email, /reset-password/), 'reset-password');
  expect((await new Person(app).post('/api/password/reset', { token: reset, password: NEW_PASSWORD })).status).toBe(
    204,
  );
  await letter(maya.email, /Subject:.*changed/i);
  expect((await maya.get('/api/user')).status).toBe(401);
  expect((await signedIn(maya.email, PASSWORD)).status).toBe(401);
  const back = await signedIn(maya.email, NEW_PASSWORD);
  expect(back.status).toBe(200);
  expect(await shelf(back)).toEqual(await shelf(jonas));

  // Five new products a month are free for the household as a whole; the sixth is refused as 402.
  const statuses: number[] = [];
  for (const [at, barcode] of CODES.entries()) {
    statuses.push((await (at % 2 === 0 ? back : jonas).post('/api/scan', { barcode })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 402]);
  expect((await back.get(`/api/products/0${CODES[0]}`)).status).toBe(200);

  // Help: the answer appears with the question and among the notifications.
  const ask = op(back, 'help.ask', { name: 'Maya', email: maya.email, question: 'When does it begin anew?' });
  expect(outcomes(await push(back, [ask]))).toEqual(['applied']);
  const desk = ['--import', 'tsx', 'api/commands/help-desk.ts', 'answer', ask.entityId, 'On', 'the', 'first.'];
  const env = { ...process.env, DATA_DIR: dirname(app.db.name) };
  await promisify(execFile)(process.execPath, desk, { cwd: ROOT, env });
  const told = (await back.get('/api/notifications')).body as { message: string }[];
  expect(told).toMatchObject([{ message: 'On the first.', read: false }]);

  // The export contains everything. Then the account is deleted, and the partner keeps the household.
  expect((await back.post('/api/account/export')).status).toBe(202);
  await eventually(async () => expect((await back.get('/api/account/export')).body).toMatchObject({ state: 'ready' }));
  await letter(maya.email, /Subject:.*export/i);
  const file = await fetch(`${app.url}/api/account/export/file`, { headers: { cookie: back.cookie } });
  const data = String((await unzip(new Uint8Array(await file.arrayBuffer()))).get('data.json'));
  for (const word of [maya.email, 'On the first.', '"cat"', `0${CODES[0]}`]) expect(data).toContain(word);
  expect((await back.post('/api/account/deletion', { password: NEW_PASSWORD })).status).toBe(200);
  await letter(maya.email, /Subject:.*delet/i);
  expect((await back.get('/api/user')).status).toBe(401);
  app.wait(DELETION_GRACE_MS);
  expect((await signedIn(maya.email, NEW_PASSWORD)).status).toBe(401);
  const partner = await signedIn(jonas.email, PASSWORD);
  expect(await shelf(partner)).toMatchObject([{ productId: `0${CODES[0]}`, quantity: 2 }]);
});
