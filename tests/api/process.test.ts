// Longer than 300 lines: every test here starts the one server that is bundled before the first of them.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastBackupAt } from '#api/backups/backup-files.ts';
import { createJobStore } from '#api/jobs/store.ts';
import { checkDatabase } from '#db/check-database.ts';
import { compileKnowledge } from '#db/knowledge/compile.ts';
import { builtEngine } from '#db/knowledge/engine-digest.mjs';
import { migrate } from '#db/migrate.ts';
import { MIGRATIONS } from '#db/migrations/list.ts';
import { openDatabase, openReadOnly } from '#db/open.ts';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { createUnitOfWork } from '#db/unit-of-work.ts';
import { PullAnswer } from '#domain/sync/wire.ts';
import { eventually } from '../offline/phone.ts';

// Inside the repository, so that the bundle finds its packages.
const root = fileURLToPath(new URL('../../', import.meta.url));
let dir = '';
beforeAll(async () => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  dir = mkdtempSync(join(root, 'dist/process-test-'));
  mkdirSync(join(dir, 'dist/knowledge'), { recursive: true });
  const { bytes, version } = compileKnowledge();
  writeFileSync(join(dir, `dist/knowledge/${version}.bin`), bytes);
  writeFileSync(join(dir, 'dist/knowledge/current.json'), JSON.stringify({ file: `${version}.bin`, version }));
  const engine = builtEngine(root);
  await build({
    absWorkingDir: root,
    entryPoints: { main: 'api/main.ts', backup: 'api/backups/backup-command.ts' },
    outdir: join(dir, 'dist/api'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    define: engine.define,
    plugins: [engine.plugin],
    logLevel: 'warning',
  });
  // The first start assesses the whole starter catalogue; the tests start from a copy of its data.
  const first = await start(join(dir, 'first'));
  first.child.kill('SIGTERM');
  await ended(first.child);
}, 300_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly url: string;
}

function run(env: Record<string, string>, options: string[] = []): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [...options, join(dir, 'dist/api/main.js')], {
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return { child, output: () => output };
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

async function start(dataDir: string, options: string[] = []): Promise<Running> {
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEFAULT_TIER: 'family',
    RATE_LIMIT_FACTOR: '100000',
    OPEN_FACTS_URLS: '',
    RECALL_FEEDS: '',
  };
  const { child, output } = run(settings, options);
  for (;;) {
    const port = /"listening","port":(\d+)/.exec(output())?.[1];
    if (port) return { child, output, url: `http://127.0.0.1:${port}` };
    if (child.exitCode !== null) throw new Error(output());
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** A data folder with the database of the first start. */
function seeded(name: string): string {
  const dataDir = join(dir, name);
  mkdirSync(dataDir);
  copyFileSync(join(dir, 'first/safeshelf.db'), join(dataDir, 'safeshelf.db'));
  return dataDir;
}

const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

test('the first start makes the folder, for its owner alone', () => {
  expect(statSync(join(dir, 'first')).mode & 0o777).toBe(0o700);
});

test('a wrong setting stops the start with one sentence that names it', async () => {
  const { child, output } = run({ PORT: 'http', DATA_DIR: join(dir, 'never') });
  expect(await ended(child)).toBe(78);
  expect(output()).toBe('PORT must be a whole number from 0 to 65535, but it is "http".\n');
  expect(existsSync(join(dir, 'never'))).toBe(false);
});

test('a second process on the same data, or on the same port, ends with a sentence', async () => {
  const dataDir = seeded('one');
  const server = await start(dataDir);
  const second = run({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
  expect(await ended(second.child)).toBe(1);
  expect(second.output()).toBe(
    `Another Safeshelf is already using ${dataDir}. Stop it first, or set another DATA_DIR.\n`,
  );
  const port = new URL(server.url).port;
  const third = run({ PORT: port, HOST: '127.0.0.1', DATA_DIR: seeded('other') });
  expect(await ended(third.child)).toBe(1);
  expect(third.output()).toContain(`PORT ${port} is already in use. Stop whatever is using it, or set another PORT.\n`);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await ended(server.child)).toBe(0);
}, 300_000);

test.each([
  ['DATA_DIR', { DATA_DIR: '/dev/null' }],
  ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
  ['DATA_DIR', { DATA_DIR: '/proc/nope' }],
  ['HOST', { HOST: '192.0.2.1' }],
  ['HOST', { HOST: '999.1.1.1' }],
])(
  'a %s that cannot be used stops the start with a sentence that names it: %j',
  async (name, env) => {
    const { child, output } = run({ PORT: '0', DATA_DIR: join(dir, 'unused'), ...env });
    expect(await ended(child)).toBe(78);
    expect(output()).toMatch(new RegExp(`(^|\\n)${name} must .+, but .+\\.\\n$`));
  },
  300_000,
);

test('an exception nobody expected ends the process after the open answers', async () => {
  const throwing = [
    'data:text/javascript,import{subscribe}from"node:diagnostics_channel"',
    'subscribe("http.server.request.start",()=>console.log("a request has begun"))',
    'process.on("SIGUSR2",()=>{throw new Error("nobody expected this")})',
  ].join(';');
  const server = await start(seeded('crashing'), ['--import', throwing]);
  // Hashing a new password takes a while, so the request is still open when the exception is thrown.
  const registering = fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ email: 'b@example.org', password: 'a long walk by the sea', username: 'b' }),
  });
  while (!server.output().includes('a request has begun')) await new Promise((done) => setTimeout(done, 10));
  server.child.kill('SIGUSR2');
  expect((await registering).status).toBe(201);
  expect(await ended(server.child)).toBe(1);
}, 300_000);

test('npm passes the signal on: the server ends in order, and npm with it', async () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: scripts.start } }));
  for (const name of ['start.mjs', 'build-stamp.mjs']) {
    cpSync(join(root, 'api/commands', name), join(dir, 'api/commands', name));
  }
  const dataDir = seeded('by-npm');
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
  const child = spawn('npm', ['start'], { cwd: dir, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  await eventually(() => expect(output).toContain('"listening"'));
  child.kill('SIGTERM');
  expect([await ended(child), output.includes('"stopped"')], output).toEqual([0, true]);
  expect(existsSync(join(dataDir, 'safeshelf.db-wal'))).toBe(false);
}, 300_000);

test('what it writes can be read by its own user alone', async () => {
  const folder = join(dir, 'first');
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
  expect(others).toEqual([]);
});

describe('a database of another release', () => {
  const olderIn = async (dataDir: string): Promise<void> => {
    mkdirSync(dataDir);
    const db = openDatabase(join(dataDir, 'safeshelf.db'));
    await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).slice(0, -1)));
    // Mark the starter catalogue as already imported.
    db.prepare('ATTACH ? AS first').run(join(dir, 'first/safeshelf.db'));
    db.exec("INSERT INTO instance SELECT * FROM first.instance WHERE key = 'starter'; DETACH first");
    db.close();
  };

  test('is backed up before it is migrated; jobs that wait are done, here the backup of the day', async () => {
    const dataDir = join(dir, 'older');
    await olderIn(dataDir);
    let server = await start(dataDir);
    const backups = () => readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.db'));
    expect(backups()).toHaveLength(1);
    const copy = openReadOnly(join(dataDir, 'backups', backups()[0] ?? ''));
    expect(checkDatabase(copy).kysely_migration).toBe(Object.keys(MIGRATIONS).length - 1);
    copy.close();
    server.child.kill('SIGTERM');
    await ended(server.child);

    const db = openDatabase(join(dataDir, 'safeshelf.db'));
    await createUnitOfWork(db).run((tx) =>
      createJobStore().add(tx, { kind: 'backup', key: 'backup 2026-11-21', payload: '{}' }, 0),
    );
    db.close();
    const before = Date.now();
    server = await start(dataDir);
    await eventually(() => expect(backups()).toHaveLength(2));
    await eventually(() => expect(lastBackupAt(join(dataDir, 'backups'))).toBeGreaterThanOrEqual(before));
    server.child.kill('SIGTERM');
    expect(await ended(server.child)).toBe(0);
  }, 300_000);

  test('that is newer stops the start, and is not touched', async () => {
    const dataDir = join(dir, 'newer');
    await olderIn(dataDir);
    const db = openDatabase(join(dataDir, 'safeshelf.db'));
    db.exec("INSERT INTO kysely_migration (name, timestamp) VALUES ('2031-01-01-later', 'x')");
    db.close();
    const bytes = readFileSync(join(dataDir, 'safeshelf.db'));
    const { child, output } = run({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
    expect(await ended(child)).toBe(1);
    expect(output()).toMatch(/written by a newer release .*2031-01-01-later.*\n$/);
    expect(readFileSync(join(dataDir, 'safeshelf.db')).equals(bytes)).toBe(true);
  }, 300_000);
});

test('a damaged database ends the process with the reason in the log', async () => {
  const dataDir = seeded('damaged');
  let server = await start(dataDir);
  const registered = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ email: 'c@example.org', password: 'a long walk by the sea', username: 'c' }),
  });
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  server.child.kill('SIGTERM');
  await ended(server.child);
  const path = join(dataDir, 'safeshelf.db');
  const db = openReadOnly(path);
  const size = Number(db.pragma('page_size', { simple: true }));
  const pages = db.prepare<[], number>("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'pets'").pluck().all();
  db.close();
  const bytes = readFileSync(path);
  for (const page of pages) bytes.fill(0xff, (page - 1) * size, page * size);
  writeFileSync(path, bytes);
  server = await start(dataDir);
  const reply = await fetch(`${server.url}/api/sync/pull`, { headers: { cookie } }).catch(() => null);
  expect(reply?.ok ?? false).toBe(false);
  expect(await ended(server.child)).toBe(1);
  expect(server.output()).toMatch(/"fatal".*SQLITE_CORRUPT|"fatal".*malformed/);
}, 300_000);

test('killed at any moment it comes back by itself, sound, with every answered scan, once', async () => {
  const dataDir = seeded('killed');
  const code = starterCatalogue().find(({ gtin, ingredientsText }) => gtin && ingredientsText)?.gtin ?? '';
  let server = await start(dataDir);
  const registered = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ email: 'a@example.org', password: 'a long walk by the sea', username: 'a' }),
  });
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { ...JSON_HEADERS, cookie };
  const scan = (key: string) =>
    fetch(`${server.url}/api/scan`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify({ barcode: code.replace(/^0{1,2}/, '') }),
    });

  const keys: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const batch = Array.from({ length: 40 }, () => randomUUID());
    keys.push(...batch);
    const sent = batch.map((key) => scan(key).catch(() => null));
    // Kill the server after the first answers, while others are still open.
    await Promise.any(sent.map((one) => one.then((reply) => reply ?? Promise.reject(new Error('no answer')))));
    server.child.kill('SIGKILL');
    await ended(server.child);
    await Promise.all(sent);
    server = await start(dataDir);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const beside = openReadOnly(join(dataDir, 'safeshelf.db'));
    expect(Object.keys(checkDatabase(beside))).toContain('scans');
    beside.close();
    for (const key of batch) expect((await scan(key)).status).toBe(200);
  }

  const scans: string[] = [];
  let used = 0;
  for (let cursor = '', more = true; more; ) {
    const page = PullAnswer.parse(
      await (await fetch(`${server.url}/api/sync/pull${cursor && `?cursor=${cursor}`}`, { headers })).json(),
    );
    for (const change of page.changes) {
      if (change.entity === 'scan') scans.push(change.id);
      if (change.entity === 'usage') used = change.data?.scansUsed ?? 0;
    }
    ({ cursor, more } = page);
  }
  expect(scans.sort()).toEqual(keys.sort());
  expect(used).toBe(keys.length);

  server.child.kill('SIGTERM');
  expect(await ended(server.child)).toBe(0);
  expect(existsSync(join(dataDir, 'safeshelf.db-wal'))).toBe(false);
}, 300_000);
