import { execFile } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../offline/phone.ts';
import { tokenIn } from './mail-server.ts';
import { newPerson, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P13.3.

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const ROOT = resolve(import.meta.dirname, '../..');
/** The outbox as the operator opens it: a separate process while the server is running. */
const outbox = (...args: string[]) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((settle) => {
    const options = {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dirname(app.db.name), PUBLIC_URL: 'https://me.example' },
    };
    const command = ['--import', 'tsx', 'api/commands/outbox.ts', ...args];
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      settle({ status: error === null ? 0 : 1, stdout, stderr }),
    );
  });
const lying = () => app.db.prepare('SELECT count(*) FROM outbox_letters').pluck().get();

test('without a mail server letters lie in the outbox, and opening one makes a link that works from then on', async () => {
  const person = await newPerson(app);
  const support = {
    email: null,
    sendsMail: false,
    registration: 'open',
    startsWithSignIn: false,
    pixel: false,
    sells: false,
  };
  expect((await person.get('/api/support')).body).toEqual(support);
  for (const email of ['nobody@example.org', person.email]) {
    expect((await new Person(app).post('/api/password/forgot', { email })).status).toBe(202);
  }
  await eventually(() => expect(lying()).toBe(1));
  // The command uses the real clock.
  const listed = await outbox();
  expect(listed.stdout).toContain(`reset for ${person.email}`);
  expect(listed.stdout).toContain('1 to pass on');
  expect(app.db.prepare('SELECT count(*) FROM account_links').pluck().get()).toBe(0);
  const id = / ([0-9a-f-]{36}) reset/.exec(listed.stdout)?.[1] ?? '';
  const opened = await outbox('open', id);
  expect(opened.stdout).toContain(`To: ${person.email}`);
  expect(opened.stdout).toContain('https://me.example/reset-password#');
  const token = tokenIn(opened.stdout, 'reset-password');
  expect((await new Person(app).post('/api/password/reset', { token, password: 'seven quiet otters' })).status).toBe(
    204,
  );
  await eventually(() => expect(lying()).toBe(2));
  expect((await outbox()).stdout).toContain('1 to pass on');
  expect((await outbox('all')).stdout).toContain('passed on');
});

test('says what it takes, and what is not there', async () => {
  expect(await outbox('open')).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run outbox') });
  expect(await outbox('open', 'no such')).toMatchObject({ status: 1, stderr: expect.stringContaining('no such') });
});
