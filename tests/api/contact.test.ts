import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepMessage } from '#api/help/contact-messages.ts';
import { Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ supportEmail: 'help@example.org' });
});
afterAll(() => app.close());

const MESSAGE = { name: '', email: 'noor@example.org', text: 'Where do your facts come from?' };
const DAY_MS = 86_400_000;
const visitor = () => new Person(app);
const waiting = () => app.db.prepare('SELECT email, text FROM contact_messages WHERE settled_at IS NULL').all();

test('a visitor writes without an account; what is missing is told by field (product P20.14)', async () => {
  expect((await visitor().post('/api/contact', MESSAGE)).status).toBe(204);
  expect(waiting()).toEqual([{ email: MESSAGE.email, text: MESSAGE.text }]);
  const wrong = await visitor().post('/api/contact', { name: '', email: 'nobody', text: ' ' });
  expect([wrong.status, Object.keys((wrong.body as { fields: object }).fields).sort()]).toEqual([
    422,
    ['email', 'text'],
  ]);
  expect(waiting()).toHaveLength(1);
});

test('a page of another site cannot write for its visitor', async () => {
  const reply = await visitor().post('/api/contact', MESSAGE, {
    origin: 'https://elsewhere.example',
    'sec-fetch-site': 'cross-site',
  });
  expect([reply.status, waiting().length]).toEqual([403, 1]);
});

test('five an hour from one address', async () => {
  const strict = await startApp({ rateLimitFactor: 1 });
  try {
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await new Person(strict).post('/api/contact', MESSAGE)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  } finally {
    await strict.close();
  }
});

test('500 wait at most; the people who run it are told when the first comes; old ones go (product P20.14)', async () => {
  let told = 0;
  const keep = (atMs: number) =>
    keepMessage(
      app.database,
      MESSAGE,
      async () => {
        told += 1;
      },
      atMs,
    );
  app.db.exec('DELETE FROM contact_messages');
  const now = app.now();
  for (let at = 0; at < 500; at += 1) expect((await keep(now + at)).ok).toBe(true);
  expect([(await keep(now + 500)).ok, told]).toEqual([false, 1]);
  app.db.exec(`UPDATE contact_messages SET settled_at = ${now + 1000} WHERE sent_at < ${now + 10}`);
  expect((await keep(now + 20 * DAY_MS)).ok).toBe(true);
  expect(app.db.prepare('SELECT count(*) FROM contact_messages').pluck().get()).toBe(501);
  await keep(now + 32 * DAY_MS);
  expect(app.db.prepare('SELECT count(*) FROM contact_messages').pluck().get()).toBe(492);
  await keep(now + 401 * DAY_MS);
  expect(app.db.prepare('SELECT count(*) FROM contact_messages').pluck().get()).toBe(3);
});
