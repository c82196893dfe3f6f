import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReadOnly } from '#db/open.ts';
import { freePort } from '#tests/support/server.ts';

// A machine with two releases and a link: the built server, and one that damages the database and never becomes ready.

const root = join(import.meta.dirname, '../..');
const NAMES = ['api', 'dist', 'node_modules', 'package.json'];
/** A server that drops a table, then holds its port as a working one does and answers 503. */
const BROKEN = `
import Database from 'better-sqlite3';
import { createServer } from 'node:http';
import { join } from 'node:path';
const db = new Database(join(process.env.DATA_DIR, 'safeshelf.db'));
db.exec('PRAGMA foreign_keys = OFF; DROP TABLE users');
db.close();
createServer((_, response) => response.writeHead(503).end()).listen(process.env.PORT, '127.0.0.1');
`;

let folder = '';
let env: NodeJS.ProcessEnv;
const at = (...names: string[]) => join(folder, ...names);
const stop = `test ! -f ${'$'}PID_FILE || { kill ${'$'}(cat ${'$'}PID_FILE); while kill -0 ${'$'}(cat ${'$'}PID_FILE) 2>/dev/null; do sleep 0.05; done; rm ${'$'}PID_FILE; }`;
const start = `node ${'$'}LINK/dist/api/main.js >>${'$'}LOG 2>&1 & echo ${'$'}! >${'$'}PID_FILE`;

function release(name: string, broken: boolean): void {
  mkdirSync(at(name));
  for (const part of NAMES) if (!(broken && part === 'dist')) symlinkSync(join(root, part), at(name, part));
  if (!broken) return;
  mkdirSync(at(name, 'dist/api'), { recursive: true });
  writeFileSync(at(name, 'dist/api/main.js'), BROKEN);
  symlinkSync(join(root, 'dist/api/upgrade.js'), at(name, 'dist/api/upgrade.js'));
}

const sh = (command: string) => promisify(execFile)('sh', ['-c', command], { env });
const runUpgrade = (name: string, seconds: number) =>
  promisify(execFile)(
    'node',
    [
      join(root, 'dist/api/upgrade.js'),
      '--link',
      at('current'),
      '--stop',
      stop,
      '--start',
      start,
      '--seconds',
      `${seconds}`,
    ],
    { cwd: at(name), env },
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safeshelf-upgrade-'));
  const port = String(await freePort());
  env = { ...process.env, NODE_ENV: 'production', PORT: port, HOST: '127.0.0.1', DATA_DIR: at('data') };
  Object.assign(env, { PID_FILE: at('pid'), LINK: at('current'), LOG: at('log') });
  Object.assign(env, { OPEN_FACTS_URLS: '', RECALL_FEEDS: '', PUBLIC_URL: `http://127.0.0.1:${port}` });
  release('one', false);
  release('two', false);
  release('broken', true);
  symlinkSync(at('one'), at('current'));
  await sh(start);
});
afterAll(async () => {
  await sh(stop);
  rmSync(folder, { recursive: true, force: true });
});

const ready = async () => (await fetch(`http://127.0.0.1:${env.PORT}/readyz`).catch(() => null))?.status;

it('brings a server to another release, and back with all data where that cannot work (product P17.13)', async () => {
  await expect.poll(ready).toBe(200);
  const person = { email: 'maya@example.org', username: 'maya', password: 'a long walk by the sea' };
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify(person);
  const made = await fetch(`http://127.0.0.1:${env.PORT}/api/register`, { method: 'POST', headers, body });
  expect(made.status).toBe(201);

  const failed = await runUpgrade('broken', 2).then(
    () => null,
    (error: { code: number; stderr: string }) => error,
  );
  expect(failed, readFileSync(at('log'), 'utf8')).toMatchObject({ code: 1 });
  expect(failed?.stderr).toContain('The previous release is running again, with all data.');
  expect(readlinkSync(at('current'))).toBe(at('one'));
  expect(await ready()).toBe(200);
  const db = openReadOnly(at('data', 'safeshelf.db'));
  expect(db.prepare('SELECT username FROM users').pluck().all()).toEqual(['maya']);
  db.close();

  const { stdout } = await runUpgrade('two', 300);
  expect(stdout).toContain('Upgraded. The previous database is in');
  expect(readlinkSync(at('current'))).toBe(at('two'));
  expect(await ready()).toBe(200);
});
