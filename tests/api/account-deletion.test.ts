import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletionJob } from '#api/account-deletion/deletion-job.ts';
import { createExportFiles } from '#api/account-export/export-files.ts';
import { backupPlan } from '#api/backups/plan.ts';
import { restoreBackup } from '#api/backups/restore-backup.ts';
import { takeBackup } from '#api/backups/take-backup.ts';
import { dataFiles } from '#api/data-dir.ts';
import type { JobKind } from '#api/jobs/runner.ts';
import { createLog } from '#api/log.ts';
import { createStores } from '#api/stores.ts';
import { blobStore } from '#api/uploads/blob-store.ts';
import { createPictureFiles } from '#api/uploads/picture-files.ts';
import { createSweepPictures } from '#api/uploads/sweep-pictures.ts';
import type { JobsTable } from '#db/schema.ts';
import { DELETION_GRACE_MS } from '#domain/account-deletion/deletion-calls.ts';
import { CALLS } from '#domain/contract/calls.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { eventually } from '../offline/phone.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { itemOf, op, push, scanOf } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P13.14 and P13.15.

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ tier: 'family' });
});
afterAll(() => app.close());

const PATH = '/api/account/deletion';
const DAY = 86_400_000;
const error = (body: unknown) => ErrorBody.parse(body).error;
const ask = (person: Person, password = PASSWORD) => person.post(PATH, { password });
const signIn = async (one: RunningApp, email: string) => {
  const person = new Person(one);
  const { status } = await person.post('/api/login', { email, password: PASSWORD });
  return { person, status };
};
const work = async (one: RunningApp, kind: JobKind) => {
  const effect = await kind.run({} as JobsTable, () => undefined, new AbortController().signal);
  await one.database.writes.run(effect);
};
/** Runs the daily upkeep jobs. */
const upkeep = async (one: RunningApp) => {
  const { dir: folder, database, now: clock } = one;
  const stores = createStores(database);
  const log = createLog((text) => one.lines.push(text), clock);
  const exports = createExportFiles(join(folder, 'exports'));
  await work(one, deletionJob({ stores, exports, ledger: join(folder, 'deleted-accounts'), log, clock }));
  const pictures = createPictureFiles(join(folder, 'uploads'));
  await work(one, createSweepPictures(pictures, blobStore, database.reader, clock));
};
const invite = async (owner: Person, adult: Person) => {
  const { token } = (await owner.post('/api/household/invitations')).body as { token: string };
  expect((await adult.post('/api/invitations/accept', { token })).status).toBe(200);
};
async function addPhoto(person: Person, colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 60, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await fetch(`${person.app.url}/api/sync/blobs/${sha256}`, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', cookie: person.cookie, 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });
  await push(person, [op(person, 'labelPhoto.add', { productId: '02000000000015', sha256 })]);
  return sha256;
}

describe('asking for it', () => {
  test('needs the password, signs out everywhere, and signing in within 14 days calls it off', async () => {
    const person = await newPerson(app);
    const elsewhere = (await signIn(app, person.email)).person;
    expect((await person.get(PATH)).body).toEqual({ households: [{ fate: 'goes' }] });
    const wrong = await ask(person, 'not this one');
    expect([wrong.status, Object.keys(ErrorBody.parse(wrong.body).fields ?? {})]).toEqual([422, ['password']]);
    expect((await elsewhere.get('/api/user')).status).toBe(200);
    const asked = await ask(person);
    expect([asked.status, asked.body]).toEqual([200, { deletesAt: app.now() + DELETION_GRACE_MS }]);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect((await person.get('/api/user')).status).toBe(401);

    app.wait(DELETION_GRACE_MS - 1);
    await upkeep(app);
    const back = await signIn(app, person.email);
    expect(back.status).toBe(200);
    app.wait(DAY);
    await upkeep(app);
    expect((await back.person.get('/api/user')).status).toBe(200);
    const kinds = app.db
      .prepare<[string], string>('SELECT kind FROM audit_events WHERE user_id = ? ORDER BY id')
      .pluck()
      .all(person.userId);
    expect(kinds).toEqual(['registered', 'signed_in', 'deletion_asked', 'deletion_called_off', 'signed_in']);
  });

  test('is too late to call off from the hour on, and counts as an unknown account', async () => {
    const person = await newPerson(app);
    await ask(person);
    app.wait(DELETION_GRACE_MS);
    expect((await signIn(app, person.email)).status).toBe(401);
    await upkeep(app);
    expect((await signIn(app, person.email)).status).toBe(401);
    const again = new Person(app);
    const made = await again.post('/api/register', {
      email: person.email,
      password: PASSWORD,
      username: 'a new start',
    });
    expect(made.status).toBe(201);
  });

  test('can be tried three times a day', async () => {
    const strict = await startApp({ rateLimitFactor: 1 });
    const person = await newPerson(strict);
    for (let times = 0; times < 3; times += 1) expect((await ask(person, 'not this one')).status).toBe(422);
    const fourth = await ask(person);
    expect([fourth.status, error(fourth.body)]).toEqual([429, 'RATE_LIMITED']);
    await strict.close();
  });
});

test('where another adult stays, the household stays, without the person in it', async () => {
  const [owner, adult] = [await newPerson(app), await newPerson(app)];
  // A new sign-in acts for the household that the person joined last.
  app.wait(1);
  await invite(owner, adult);
  await owner.send('PATCH', '/api/user/profile', {
    ...{ hasYoungChildren: false, hasPets: true, petTypes: ['cat'] },
    ...{ hasAllergies: true, allergyTypes: ['skin'] },
  });
  await push(owner, [scanOf(owner), itemOf(owner, 3)]);
  const photo = await addPhoto(owner, 'blue');
  const name = (await owner.get('/api/user')).body as { username: string };
  // The adult still has the household of their own registration as well.
  const { households } = (await adult.get(PATH)).body as { households: unknown[] };
  expect(households).toHaveLength(2);
  expect(households).toEqual(expect.arrayContaining([{ fate: 'stays', adults: 1, nextOwner: null }, { fate: 'goes' }]));
  const next = (await adult.get('/api/user')).body as { username: string };
  expect((await owner.get(PATH)).body).toEqual({
    households: [{ fate: 'stays', adults: 1, nextOwner: next.username }],
  });
  await ask(owner);
  app.wait(DELETION_GRACE_MS);
  await upkeep(app);
  const stays = await signIn(app, adult.email);
  expect((await stays.person.get('/api/household')).body).toMatchObject({
    role: 'owner',
    adults: [{ id: adult.userId, role: 'owner' }],
  });
  expect(JSON.stringify((await stays.person.get('/api/inventory')).body)).toContain('"quantity":3');
  const shown = await fetch(`${app.url}/api/photos/${photo}`, { headers: { cookie: stays.person.cookie } });
  expect(shown.status).toBe(200);
  const pulled = JSON.stringify((await stays.person.get('/api/sync/pull')).body);
  expect(pulled).not.toContain(owner.userId);
  expect(pulled).not.toContain(name.username);
  expect(pulled).toContain('"cat"');
});

/** Every file of the data folder with its bytes. */
const filesOf = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({
      path: join(entry.parentPath, entry.name),
      bytes: readFileSync(join(entry.parentPath, entry.name)),
    }));

test('nothing of the last adult is left in rows, files, logs, and backups after their time', {
  timeout: 300_000,
}, async () => {
  const one = await startApp({ tier: 'family' });
  const bystander = await newPerson(one);
  await push(bystander, [itemOf(bystander)]);
  const person = new Person(one);
  const canaries = ['canary-address', 'canary-user', 'Canaryfirst', 'canary-child', 'canary-allergen', 'canary-note'];
  canaries.push('canary-pet', 'canary-question', 'canary-shopping', 'canary-product');
  const email = 'canary-address@example.org';
  const made = await person.post('/api/register', {
    ...{ email, password: PASSWORD, username: 'canary-user', firstName: 'Canaryfirst' },
  });
  Object.assign(person, made.body as object, { email, userId: (made.body as { id: string }).id });
  const member = op(person, 'member.create', { name: 'canary-child', ageGroup: 'child', pregnant: true });
  const item = op(person, 'inventory.add', {
    productId: '02000000000015',
    quantity: 1,
    fields: { notes: 'canary-note' },
  });
  const sent = await push(person, [
    ...[scanOf(person), item, member],
    op(person, 'member.addElement', { kind: 'allergen', value: 'canary-allergen' }, { entityId: member.entityId }),
    op(person, 'pet.create', { type: 'dog', name: 'canary-pet' }),
    op(person, 'shopping.add', { productId: null, name: 'canary-shopping', quantity: 1 }),
  ]);
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 'applied'));
  await person.post('/api/help/question', { name: 'canary-user', email, question: 'canary-question' });
  const product = { name: 'canary-product', category: 'personal_care', ingredients: ['aqua'] };
  expect((await person.post(CALLS.createManual.path, product)).status).toBe(201);
  const photo = await addPhoto(person, 'green');
  const stored = one.db.prepare<[], string>('SELECT stored_sha256 FROM blobs').pluck().get() ?? '';
  canaries.push(photo, stored, person.userId);
  await person.post('/api/account/email/confirmation');
  await person.post('/api/password/forgot', { email });
  await person.post('/api/account/export');
  await eventually(async () =>
    expect((await person.get('/api/account/export')).body).toMatchObject({ state: 'ready' }),
  );
  const data = dataFiles(one.dir);
  const plan = backupPlan({ backupDir: null }, data);
  await takeBackup(plan, one.now());
  const found = () => {
    one.db.pragma('wal_checkpoint(TRUNCATE)');
    const inFiles = filesOf(one.dir).flatMap(({ path, bytes }) =>
      canaries
        .filter((canary) => bytes.includes(canary) || path.includes(canary))
        .map((canary) => `${canary} in ${path}`),
    );
    return inFiles.filter((line) => !line.startsWith(`${person.userId} in ${one.dir}/deleted-accounts`));
  };
  // Before the deletion, every canary is in the data folder: in the database, another file or the backup.
  for (const canary of canaries)
    expect(
      found().some((line) => line.startsWith(`${canary} in`)),
      canary,
    ).toBe(true);

  expect((await ask(person)).status).toBe(200);
  one.wait(DELETION_GRACE_MS);
  await upkeep(one);
  expect(found().filter((line) => !line.includes('/backups/') && !line.includes('/uploads/'))).toEqual(
    // Only the id stays, for 400 days, as a record of the deletion.
    [`${person.userId} in ${one.dir}/safeshelf.db`],
  );
  expect(one.db.prepare('SELECT kind FROM audit_events WHERE user_id = ?').pluck().all(person.userId)).toEqual([
    'deleted',
  ]);

  for (let week = 1; week <= 17; week += 1) {
    one.wait(7 * DAY);
    await upkeep(one);
    await takeBackup(plan, one.now());
  }
  const left = found().filter((line) => !line.startsWith(person.userId));
  expect(left).toEqual([]);
  const logged = one.lines.join('');
  expect(canaries.filter((canary) => canary !== person.userId && logged.includes(canary))).toEqual([]);
  expect((await (await signIn(one, bystander.email)).person.get('/api/inventory')).status).toBe(200);
  await one.close();
});

test('a restored backup does not bring a deleted account back, and leaves others signed in', async () => {
  const one = await startApp({ tier: 'family' });
  const person = await newPerson(one);
  const bystander = await newPerson(one);
  const data = dataFiles(one.dir);
  const { file } = await takeBackup(backupPlan({ backupDir: null }, data), one.now());
  await ask(person);
  one.wait(DELETION_GRACE_MS);
  await upkeep(one);
  await one.close('as killed');
  await restoreBackup(file, data, Date.now());
  const again = await startApp({ tier: 'family', dir: one.dir });
  expect(again.db.prepare('SELECT count(*) FROM users').pluck().get()).toBe(2);
  const sessionsOf = again.db.prepare('SELECT count(*) FROM sessions WHERE user_id = ?').pluck();
  expect(sessionsOf.get(person.userId)).toBe(0);
  expect(sessionsOf.get(bystander.userId)).toBe(1);
  expect((await signIn(again, person.email)).status).toBe(401);
  await upkeep(again);
  expect(again.db.prepare('SELECT count(*) FROM users').pluck().get()).toBe(1);
  await again.close();
});
