import { execFile } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, PASSWORD, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P13.10.

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const ROOT = resolve(import.meta.dirname, '../..');
/** The command as the operator runs it: a separate process while the server is running. */
const signOut = (...args: string[]) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((settle) => {
    const options = { cwd: ROOT, env: { ...process.env, DATA_DIR: dirname(app.db.name) } };
    const command = ['--import', 'tsx', 'api/commands/sign-out.ts', ...args];
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      settle({ status: error === null ? 0 : 1, stdout, stderr }),
    );
  });
const statusOf = async (person: Person) => (await person.get('/api/user')).status;

test('signs one person out of every browser, beside the running server, and nobody else', async () => {
  const person = await newPerson(app);
  const other = await newPerson(app);
  const tablet = new Person(app);
  expect((await tablet.post('/api/login', { email: person.email, password: PASSWORD })).status).toBe(200);
  const { status, stdout } = await signOut(` ${person.email.toUpperCase()}`);
  expect([status, stdout]).toEqual([0, expect.stringContaining('signed out of 2 browsers')]);
  expect([await statusOf(person), await statusOf(tablet), await statusOf(other)]).toEqual([401, 401, 200]);
  expect(app.db.prepare('SELECT count(*) FROM audit_events WHERE kind = ?').pluck().get('signed_out_by_operator')).toBe(
    1,
  );
  // The person can sign in again with the password.
  expect((await tablet.post('/api/login', { email: person.email, password: PASSWORD })).status).toBe(200);
});

test('says what it takes, and whom it does not find', async () => {
  expect(await signOut()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run sign-out') });
  const nobody = await signOut('nobody@example.org');
  expect(nobody).toMatchObject({ status: 1, stderr: expect.stringContaining('nobody@example.org') });
});
