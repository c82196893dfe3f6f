import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupsIn, finishedBackups, lastBackupAt, removeBackup } from '#api/backups/backup-files.ts';
import { backupPlan } from '#api/backups/plan.ts';
import { restoreBackup } from '#api/backups/restore-backup.ts';
import { encrypterTo, seal, sealedBackup } from '#api/backups/sealed-backup.ts';
import { takeBackup } from '#api/backups/take-backup.ts';
import { dataFiles, takeDataDir } from '#api/data-dir.ts';
import { openReadOnly } from '#db/open.ts';
import { newPerson, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// A backup that an administrator downloads, encrypted to the operator's own key (product P17.27).

const EMAIL = 'root@example.org';
const PASSWORD = 'a gate in the old wall';
const dir = mkdtempSync(join(tmpdir(), 'sealed-'));
const plan = backupPlan({ backupDir: null }, dataFiles(dir));

let app: RunningApp;
let identity = '';
let bearer: Record<string, string> = {};
let secret = '';
const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now() });
beforeAll(async () => {
  identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  app = await startApp({
    dir,
    firstAdministrator: { email: EMAIL, password: PASSWORD },
    backups: {
      take: async () => void (await takeBackup(plan, app.now())),
      lastAt: () => lastBackupAt(plan.folder),
      list: () => finishedBackups(plan.folder),
      sealed: (at) => sealedBackup(plan.folder, at, recipient),
    },
  });
  const login = (more: object) =>
    new Person(app).post('/api/admin/login', { email: EMAIL, password: PASSWORD, ...more });
  secret = ((await login({})).body as { enrolment: { secret: string } }).enrolment.secret;
  bearer = { authorization: `Bearer ${((await login({ code: code() })).body as { token: string }).token}` };
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

const download = (body: object, headers = bearer) =>
  fetch(`${app.url}/api/admin/backups/download`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const audited = () =>
  app.db.prepare("SELECT subject FROM administrator_audit WHERE action = 'backup_downloaded'").pluck().all();

test('it opens with the key, and is restored into an empty folder with all its households (product P17.27)', async () => {
  const maya = await newPerson(app);
  const { file } = await takeBackup(plan, app.now());
  const at = lastBackupAt(plan.folder) ?? 0;
  expect((await new Person(app).get('/api/admin/backups', bearer)).body).toMatchObject({
    sealed: true,
    backups: [{ at }],
  });
  app.wait(30_000);
  const reply = await download({ at, code: code() });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="safeshelf-[\dTZ-]+\.db\.age"$/);
  const sealed = new Uint8Array(await reply.arrayBuffer());
  expect(sealed.length).toBe(Number(reply.headers.get('content-length')));
  expect(Buffer.from(sealed).includes('SQLite format 3')).toBe(false);
  expect(Buffer.from(sealed).includes(maya.email)).toBe(false);
  expect(audited()).toEqual([new Date(at).toISOString()]);

  const stranger = new Decrypter();
  stranger.addIdentity(await generateIdentity());
  await expect(stranger.decrypt(sealed)).rejects.toThrow();
  const own = new Decrypter();
  own.addIdentity(identity);
  const empty = mkdtempSync(join(tmpdir(), 'restored-'));
  try {
    mkdirSync(join(empty, 'backups'));
    const opened = join(empty, 'backups', 'opened.db');
    writeFileSync(opened, await own.decrypt(sealed));
    expect(file.endsWith('.db')).toBe(true);
    const data = dataFiles(empty);
    takeDataDir(data, 'restore');
    await restoreBackup(opened, data, app.now());
    const db = openReadOnly(data.database);
    const found = db.prepare('SELECT email FROM users WHERE id = ?').pluck().get(maya.userId);
    db.close();
    expect(found).toBe(maya.email);
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
});

test('without a fresh code nothing is sent or written down, and guesses have to wait (product P17.27)', async () => {
  app.wait(30_000);
  await takeBackup(plan, app.now());
  const at = lastBackupAt(plan.folder) ?? 0;
  const before = audited();
  const used = code();
  expect((await download({ at, code: used })).status).toBe(200);
  expect(audited()).toHaveLength(before.length + 1);
  const again = await download({ at, code: used });
  expect([again.status, await again.json()]).toMatchObject([401, { fields: { code: expect.any(String) } }]);
  expect((await download({ at })).status).toBe(422);
  expect((await download({ at: 'x', code: used })).status).toBe(422);
  expect((await download({ at, code: used }, {})).status).toBe(401);
  const guesses = [];
  for (let times = 0; times < 20; times += 1) guesses.push((await download({ at, code: '000000' })).status);
  expect([guesses[0], guesses.at(-1)]).toEqual([401, 429]);
  expect(audited()).toHaveLength(before.length + 1);
});

test('a backup that is not kept is not found, and takes no code', async () => {
  app.wait(86_400_000);
  const taken = code();
  const login = await new Person(app).post('/api/admin/login', { email: EMAIL, password: PASSWORD, code: taken });
  bearer = { authorization: `Bearer ${(login.body as { token: string }).token}` };
  app.wait(30_000);
  expect((await download({ at: 1, code: code() })).status).toBe(404);
  const at = lastBackupAt(plan.folder) ?? 0;
  expect((await download({ at, code: code() })).status).toBe(200);
  for (const file of backupsIn(plan.folder).values()) removeBackup(file);
  app.wait(30_000);
  expect((await download({ at, code: code() })).status).toBe(404);
});

test('whoever goes away meanwhile leaves no file open, and nothing fails', async () => {
  const { file } = await takeBackup(plan, app.now() + 1);
  appendFileSync(file, Buffer.alloc(5_000_000));
  const isOpen = () =>
    readdirSync('/proc/self/fd').some(
      (fd) => existsSync(`/proc/self/fd/${fd}`) && readlinkSync(`/proc/self/fd/${fd}`) === file,
    );
  const sealed = await sealedBackup(plan.folder, lastBackupAt(plan.folder) ?? 0, await identityToRecipient(identity));
  const reader = sealed?.stream.getReader();
  await reader?.read();
  expect(isOpen()).toBe(true);
  await reader?.cancel();
  await expect.poll(isOpen).toBe(false);
});

test('no more is read than is taken: a large backup does not fill the memory', async () => {
  let read = 0;
  const chunk = new Uint8Array(65_536);
  const chunks = 400;
  const source = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read === chunks) return controller.close();
        read += 1;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  const { stream, bytes } = await seal(source, chunk.length * chunks, await identityToRecipient(identity));
  let [sent, most] = [0, 0];
  for await (const part of stream) {
    sent += part.length;
    most = Math.max(most, read * chunk.length - sent);
    // A slow reader.
    if (sent < 20 * chunk.length) await new Promise((done) => setImmediate(done));
  }
  expect(sent).toBe(bytes);
  expect(most).toBeLessThan(16 * chunk.length);
});

test('a key that was mistyped is refused before anything is encrypted to it', async () => {
  const key = await identityToRecipient(identity);
  const wrong = key.slice(0, -1) + (key.endsWith('q') ? 'p' : 'q');
  await expect(encrypterTo(wrong)).rejects.toThrow();
  await expect(encrypterTo(key)).resolves.toBeDefined();
});
