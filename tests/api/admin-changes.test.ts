import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAdminSignals } from '#api/administration/live.ts';
import { ADMIN_TOPICS, EVERYTHING } from '#domain/administration/live-calls.ts';
import { UNATTENDED_HEADER } from '#domain/contract/call.ts';
import { ADMINISTRATOR, enrol } from './administrator.ts';
import { newPerson, Person } from './person.ts';
import { op, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';
import { StreamListener } from './stream-listener.ts';

// Product P17.35.
const PATH = '/api/admin/changes';
const MINUTE = 60_000;

let app: RunningApp;
let signIn: () => Promise<{ authorization: string }>;
let maya: Person;
beforeEach(async () => {
  app = await startApp({ tier: 'family', firstAdministrator: ADMINISTRATOR });
  signIn = await enrol(app);
  maya = await newPerson(app);
});
afterEach(() => app.close());

const listen = async (): Promise<StreamListener> => StreamListener.open(app.url + PATH, await signIn());
const nobody = () => new Person(app);
const question = (text: string) =>
  maya.post('/api/help/question', { name: 'Maya Canary', email: maya.email, question: text });

test('says which pages have something new, once it is there, and nothing of what it is', async () => {
  const ear = await listen();
  expect(ear.type).toBe('text/event-stream; charset=utf-8');
  expect((await ear.until(1))[0]).toBe(EVERYTHING);
  await question('Where is the canary?');
  await ear.untilWord('questions');
  await newPerson(app);
  await ear.untilWord('households');
  const offered = op(
    maya,
    'product.create',
    { barcode: '3017620422003', name: 'Canary cream', ingredients: ['Aqua'] },
    { entityId: '03017620422003' },
  );
  await push(maya, [offered]);
  await ear.untilWord('products');
  const known = new Set<string>([...ADMIN_TOPICS, EVERYTHING]);
  expect(ear.heard.flatMap((event) => event.split(' ')).filter((word) => !known.has(word))).toEqual([]);
  await ear.close();
});

test('tells what another administrator did, and of many changes in a row once more', async () => {
  const ear = await listen();
  const bearer = await signIn();
  await ear.until(1);
  await nobody().send('PUT', `/api/admin/households/${maya.householdId}/plan`, { plan: 'unlimited' }, bearer);
  await ear.untilWord('audit');
  const before = ear.heard.length;
  for (let at = 0; at < 8; at += 1) await question(`Question ${at}`);
  await ear.untilWord('questions');
  expect(ear.heard.length - before).toBeLessThan(8);
  await ear.close();
});

test('a write that is undone, or is of no page, tells nothing', async () => {
  const ear = await listen();
  await ear.until(1);
  const tables: string[] = [];
  await maya.get('/api/user');
  await expect(
    app.database.writes.run(async () => {
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect([ear.heard.length, tables]).toEqual([1, []]);
  await ear.close();
});

test('ends when its administrator signs out, with nothing more said', async () => {
  const bearer = await signIn();
  const ear = await StreamListener.open(app.url + PATH, bearer);
  await ear.until(1);
  expect((await nobody().post('/api/admin/logout', undefined, bearer)).status).toBe(204);
  await ear.ended();
  expect(ear.heard).toEqual([EVERYTHING]);
  expect((await nobody().get(PATH, bearer)).status).toBe(401);
});

test.each([
  ['30 minutes without use', 31],
  ['8 hours', 8 * 60],
])('ends after %s, with nothing more said', async (_, minutes) => {
  const ear = await listen();
  await ear.until(1);
  app.wait(minutes * MINUTE);
  await question('Anybody there?');
  await ear.ended();
  expect(ear.heard).toEqual([EVERYTHING]);
});

test('listening, and what a page asks by itself, keep no session alive', async () => {
  const bearer = await signIn();
  const verify = (more: Record<string, string> = {}) => nobody().get('/api/admin/verify', { ...bearer, ...more });
  const unattended = { [UNATTENDED_HEADER]: '1' };
  for (let times = 0; times < 2; times += 1) {
    app.wait(14 * MINUTE);
    const ear = await StreamListener.open(app.url + PATH, bearer);
    await ear.until(1);
    await ear.close();
    expect((await verify(unattended)).status).toBe(200);
  }
  app.wait(3 * MINUTE);
  expect((await verify(unattended)).status).toBe(401);
  expect((await verify()).status).toBe(401);
});

test('is for administrators alone, and open ten times for each', async () => {
  expect((await nobody().get(PATH)).status).toBe(401);
  expect((await maya.get(PATH)).status).toBe(403);
  expect((await nobody().get(PATH, { authorization: `Bearer ssa_${'A'.repeat(43)}` })).status).toBe(401);
  expect((await nobody().get(PATH, { authorization: `Bearer ssk_${'a'.repeat(40)}` })).status).toBe(401);
  const bearer = await signIn();
  const ears = await Promise.all(Array.from({ length: 10 }, () => StreamListener.open(app.url + PATH, bearer)));
  expect(await nobody().get(PATH, bearer)).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED' } });
  await Promise.all(ears.map((ear) => ear.close()));
});

test('a server of another release may tell of topics that this one does not know', () => {
  let tell = (_text: string): void => undefined;
  const signals = createAdminSignals({
    send: () => undefined,
    listen: (_topic, heard) => {
      tell = heard;
    },
  });
  const heard: unknown[] = [];
  signals.listen((topics) => heard.push(topics && [...topics]));
  tell('tips weather');
  tell('weather');
  expect(heard).toEqual([['tips'], []]);
});
