import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backupName, backupsIn, checksumOf, lastBackupAt } from '#api/backups/backup-files.ts';
import { backupPlan } from '#api/backups/plan.ts';
import { restoreBackup } from '#api/backups/restore-backup.ts';
import { backupsToKeep } from '#api/backups/retention.ts';
import { takeBackup } from '#api/backups/take-backup.ts';
import { type DataFiles, dataFiles, takeDataDir } from '#api/data-dir.ts';
import { checkDatabase } from '#db/check-database.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase, openReadOnly } from '#db/open.ts';
import { Phone, unwrap } from '../offline/phone.ts';
import { newPerson } from './person.ts';
import { itemOf, outcomes, push, type Sent } from './queue.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

const DAY = 86_400_000;

/** Runs one of the two commands as an operator does, while the server is running. */
function command(name: 'backup' | 'restore', dir: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', `api/backups/${name}-command.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dir },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? -1, said })));
}

describe('a backup while 500 operations a second arrive, restored', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ tier: 'family' });
  });
  afterAll(() => app.close());

  test('opens, is sound, and the phones send again what it has not heard of: nothing lost, nothing twice', async () => {
    const phone = new Phone(app);
    const { user } = await phone.signUp();
    const add = async (quantity: number) => {
      const id = phone.client.newId();
      unwrap(await phone.client.perform('inventory.add', id, { productId: WITH_LABEL.id, quantity }));
      return id;
    };
    const early = await add(5);
    await phone.settled();
    const picture = 'bytes of a picture';
    const name = createHash('sha256').update(picture).digest('hex');
    const pictureIn = (dir: string) => join(dir, 'uploads', name.slice(0, 2), `${name}.jpg`);
    mkdirSync(join(app.dir, 'uploads', name.slice(0, 2)), { recursive: true });
    writeFileSync(pictureIn(app.dir), picture);

    const writer = await newPerson(app);
    const sent: Sent[] = [];
    let [writing, pushing] = [true, 0];
    const batch = async () => {
      const ops = Array.from({ length: 25 }, () => itemOf(writer));
      pushing += 1;
      expect(outcomes(await push(writer, ops))).toEqual(Array(25).fill('applied'));
      sent.push(...ops);
      pushing -= 1;
    };
    const pace = setInterval(() => writing && pushing < 8 && void batch(), 25);
    const backup = await command('backup', app.dir);
    writing = false;
    clearInterval(pace);
    while (pushing > 0) await new Promise((done) => setTimeout(done, 5));
    expect(backup.code, backup.said).toBe(0);
    expect(backup.said).toContain('verified');
    const file = [...backupsIn(join(app.dir, 'backups')).values()].at(-1) ?? '';
    const copy = openReadOnly(file);
    const rows = checkDatabase(copy);
    copy.close();
    expect(rows.applied_ops).toBeGreaterThan(0);
    expect(rows.applied_ops, 'written to while it was copied').toBeLessThan(sent.length + 1);

    // The server answered all of this, but the backup does not contain it.
    unwrap(await phone.client.perform('inventory.adjust', early, { delta: 2 }));
    const late = await add(1);
    await phone.settled();
    await batch();
    expect(await phone.outbox()).toEqual(['acked', 'acked', 'acked']);
    const epochBefore = app.db.prepare('SELECT epoch FROM sync_state').pluck().get();
    rmSync(pictureIn(app.dir));

    await app.close('as killed');
    const restored = await command('restore', app.dir, file);
    expect(restored.code, restored.said).toBe(0);
    expect(restored.said).toContain('Pictures restored: 1.');
    app = await startApp({ tier: 'family', dir: app.dir });
    expect(app.db.prepare('SELECT epoch FROM sync_state').pluck().get()).not.toBe(epochBefore);
    expect(readFileSync(pictureIn(app.dir), 'utf8')).toBe(picture);
    phone.network.moveTo(app);
    Object.assign(writer, { app });

    await phone.sync();
    const quantities = app.db
      .prepare<[string], { id: string; quantity: number }>(
        'SELECT id, quantity FROM inventory WHERE household_id = ? ORDER BY quantity',
      )
      .all(user.householdId);
    expect(quantities).toEqual([
      { id: late, quantity: 1 },
      { id: early, quantity: 7 },
    ]);
    expect(await phone.outbox()).toEqual(['acked', 'acked', 'acked']);
    const again: string[] = [];
    for (let at = 0; at < sent.length; at += 25) again.push(...outcomes(await push(writer, sent.slice(at, at + 25))));
    expect([...new Set(again)].sort()).toEqual(['applied', 'duplicate']);
    const held = app.db.prepare('SELECT count(*) FROM inventory WHERE household_id = ?').pluck();
    expect(held.get(writer.householdId)).toBe(sent.length);
    expect(checkDatabase(app.db).applied_ops).toBe(sent.length + 3);
  }, 300_000);
});

describe('restoring', () => {
  let data: DataFiles;
  let file = '';
  beforeEach(async () => {
    data = dataFiles(mkdtempSync(join(tmpdir(), 'safeshelf-restore-')));
    const db = openDatabase(data.database);
    await migrate(db);
    ({ file } = await takeBackup(backupPlan({ backupDir: null }, data), Date.UTC(2026, 10, 21)));
    db.close();
  });
  afterEach(() => rmSync(data.folder, { recursive: true, force: true }));

  const restore = () => restoreBackup(file, data, Date.UTC(2026, 10, 22));
  const untouched = (): string[] => readdirSync(data.folder).sort();

  test('keeps the three old files aside, together', async () => {
    const held = openDatabase(data.database);
    held.prepare("INSERT INTO instance (key, value) VALUES ('later', 'x')").run();
    for (const end of ['', '-wal', '-shm'])
      writeFileSync(`${data.folder}/copy${end}`, readFileSync(data.database + end));
    held.close();
    // As left by a killed process.
    for (const end of ['', '-wal', '-shm']) renameSync(`${data.folder}/copy${end}`, data.database + end);
    const { aside } = await restore();
    expect(readdirSync(aside ?? '').sort()).toEqual(['safeshelf.db', 'safeshelf.db-shm', 'safeshelf.db-wal']);
    expect(existsSync(`${data.database}-wal`)).toBe(false);
    const [now, old] = [openReadOnly(data.database), openDatabase(join(aside ?? '', 'safeshelf.db'))];
    const later = "SELECT count(*) FROM instance WHERE key = 'later'";
    expect([now, old].map((db) => db.prepare(later).pluck().get())).toEqual([0, 1]);
    for (const db of [now, old]) db.close();
  });

  test.each([
    [
      'was changed after it was taken',
      () => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(1)])),
      /does not match/,
    ],
    [
      'is damaged inside',
      () => {
        const bytes = readFileSync(file);
        bytes.fill(0xff, 4096 * 3, 4096 * 5);
        writeFileSync(file, bytes);
        rmSync(checksumOf(file));
      },
      /is not a usable backup/,
    ],
    [
      'is no database',
      () => [rmSync(checksumOf(file)), writeFileSync(file, 'x'.repeat(9000))],
      /is not a usable backup/,
    ],
    ['does not exist', () => rmSync(file), /There is no file/],
    [
      'is of a newer release',
      () => {
        const db = openDatabase(file);
        db.exec("INSERT INTO kysely_migration (name, timestamp) VALUES ('2031-01-01-later', 'x')");
        db.pragma('journal_mode = DELETE');
        db.close();
        rmSync(checksumOf(file));
      },
      /newer release/,
    ],
  ])('refuses what %s, and changes nothing', async (_, harm, message) => {
    const before = untouched();
    harm();
    await expect(restore()).rejects.toThrow(message);
    expect(untouched()).toEqual(before);
  });

  test('refuses while a server has the folder; a restore that was cut off must be finished before any start', async () => {
    takeDataDir(data);
    const refused = await command('restore', data.folder, file);
    expect(refused).toEqual({
      code: 1,
      said: expect.stringContaining(`Another Safeshelf is already using ${data.folder}.`),
    });
    const elsewhere = dataFiles(join(data.folder, 'other'));
    mkdirSync(elsewhere.folder);
    writeFileSync(elsewhere.unfinishedRestore, file);
    expect(() => takeDataDir(elsewhere)).toThrow(/was not finished/);
    await restoreBackup(file, elsewhere, 0);
    takeDataDir(elsewhere);
  });
});

test('a backup that cannot be finished leaves nothing that looks like one', async () => {
  const data = dataFiles(mkdtempSync(join(tmpdir(), 'safeshelf-torn-')));
  writeFileSync(data.database, 'this is no database, and long enough to be looked at as one'.repeat(99));
  const plan = backupPlan({ backupDir: null }, data);
  await expect(takeBackup(plan, 0)).rejects.toThrow();
  expect(readdirSync(plan.folder)).toEqual([]);
  expect(lastBackupAt(plan.folder)).toBeNull();
  rmSync(data.folder, { recursive: true });
});

test('the last of 7 days, 4 weeks and 3 months stay, and everything of the last day', () => {
  // Twice a day for 200 days; 21 November 2026 is a Saturday.
  const now = Date.UTC(2026, 10, 21, 12);
  const times = Array.from({ length: 400 }, (_, at) => now - at * (DAY / 2));
  const kept = [...backupsToKeep(times, now)]
    .sort((a, b) => b - a)
    .map((ms) => new Date(ms).toISOString().slice(5, 13));
  expect(kept).toEqual([
    ...['11-21T12', '11-21T00', '11-20T12', '11-19T12', '11-18T12', '11-17T12', '11-16T12', '11-15T12'],
    ...['11-08T12', '11-01T12', '10-31T12', '09-30T12'],
  ]);
  expect(backupName(now)).toBe('safeshelf-2026-11-21T12-00-00-000Z.db');
});

test('a finished backup is readable by its owner alone, and its checksum is the one of sha256sum', async () => {
  const data = dataFiles(mkdtempSync(join(tmpdir(), 'safeshelf-sum-')));
  const db = openDatabase(data.database);
  await migrate(db);
  db.close();
  const plan = backupPlan({ backupDir: join(data.folder, 'elsewhere') }, data);
  const { file } = await takeBackup(plan, 1_000);
  expect(statSync(plan.folder).mode & 0o777).toBe(0o700);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  expect(readFileSync(checksumOf(file), 'utf8')).toBe(`${hash}  ${backupName(1_000)}\n`);
  expect(lastBackupAt(plan.folder)).toBe(1_000);
  rmSync(data.folder, { recursive: true });
});
