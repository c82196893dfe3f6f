import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExportFiles } from '#api/account-export/export-files.ts';
import { createSweepExports } from '#api/account-export/sweep-exports.ts';
import { createJobStore } from '#api/jobs/store.ts';
import { ExportState } from '#domain/account-export/export-calls.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { readCsv } from '#domain/inventory/csv.ts';
import { ENTITIES, ENTITY_NAMES } from '#domain/sync/entities.ts';
import { eventually } from '../offline/phone.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { itemOf, op, push, scanOf } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';
import { unzip } from './zip.ts';

// Product P13.12 and P13.13.

let app: RunningApp;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ tier: 'family', smtp: { url: mail.url, from: 'shelf@example.org' } });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const PATH = '/api/account/export';
const HOUR = 3_600_000;

const stateOf = async (person: Person) => ExportState.parse((await person.get(PATH)).body);
const ready = (person: Person) =>
  eventually(async () => expect(await stateOf(person)).toMatchObject({ state: 'ready' }));
const fetchFile = (person: Person) => fetch(`${person.app.url}${PATH}/file`, { headers: { cookie: person.cookie } });
const exported = async (person: Person) => {
  expect((await person.post(PATH)).status).toBe(202);
  await ready(person);
  const answer = await fetchFile(person);
  expect(answer.status).toBe(200);
  return unzip(new Uint8Array(await answer.arrayBuffer()));
};
const exportsIn = (one: RunningApp) => {
  const folder = join(one.dir, 'exports');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Uploads a photo and adds it as the photo of a label. @returns the hash that identifies it */
async function addPhoto(person: Person, colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 60, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const put = await fetch(`${person.app.url}/api/sync/blobs/${sha256}`, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', cookie: person.cookie, 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });
  expect(put.status).toBe(200);
  const [added] = await push(person, [op(person, 'labelPhoto.add', { productId: '02000000000015', sha256 })]);
  expect(added?.status).toBe('applied');
  return sha256;
}

/** A person with one row of every kind, and a partner in the household. */
async function somebody() {
  const person = await newPerson(app);
  const invitation = (await person.post('/api/household/invitations')).body as { token: string };
  const partner = await newPerson(app);
  expect((await partner.post('/api/invitations/accept', { token: invitation.token })).status).toBe(200);
  const member = op(person, 'member.create', { name: 'Canary Child', ageGroup: 'child', pregnant: false });
  const item = itemOf(person);
  const results = await push(person, [
    scanOf(person),
    item,
    member,
    op(
      person,
      'member.addElement',
      { kind: 'allergen', value: '=HYPERLINK("http://x")' },
      { entityId: member.entityId },
    ),
    op(person, 'pet.create', { type: 'dog', name: '<img src=x onerror=alert(1)>' }),
    op(person, 'preferences.set', { key: 'analyticsConsent', value: 'granted' }, { entityId: 'analyticsConsent' }),
    op(person, 'shopping.add', { productId: null, name: '@SUM(1)', quantity: 1 }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 'applied'));
  expect(
    (await person.post('/api/help/question', { name: 'A', email: 'a@example.org', question: 'A canary question?' }))
      .status,
  ).toBeLessThan(300);
  const token = { name: 'Kitchen display', password: PASSWORD, scopes: ['products'] };
  expect((await person.post('/api/account/tokens', token)).status).toBe(201);
  app.db
    .prepare(
      `INSERT INTO push_subscriptions (id, user_id, session, endpoint, p256dh, auth, made_at)
        SELECT 'phone of ' || user_id, user_id, number, 'https://push.example.org/canary-place/' || user_id, 'key', 'secret', 1
          FROM sessions WHERE user_id = ?`,
    )
    .run(person.userId);
  return { person, partner, photo: await addPhoto(person, 'red') };
}

describe('the file', () => {
  test('holds everything of the person and the household, as data, as tables and as a page', async () => {
    const { person, partner, photo } = await somebody();
    // The scanned product's report is created when somebody opens it.
    await person.get('/api/v1/products/02000000000015');
    const files = await exported(person);
    const data = JSON.parse(String(files.get('data.json'))) as {
      person: Record<string, { email?: string }[]>;
      households: Record<string, Record<string, unknown[]>>;
    };
    expect(data.person.account).toMatchObject([{ id: person.userId, email: person.email }]);
    expect(data.person.settings).toMatchObject([{ key: 'analyticsConsent', value: 'granted' }]);
    expect(data.person.questions).toMatchObject([{ text: 'A canary question?' }]);
    expect(data.person.audit).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'registered' }),
        expect.objectContaining({ kind: 'exported' }),
      ]),
    );
    expect(data.person['sign-ins']).toHaveLength(1);
    expect(data.person.phones).toHaveLength(1);
    expect(data.person.invitations).toHaveLength(1);
    expect(data.person.programs).toEqual([expect.objectContaining({ name: 'Kitchen display', scopes: 'products' })]);
    expect(data.person['messages-go-to']).toMatchObject([{ service: 'push.example.org' }]);
    const home = data.households[person.householdId];
    expect(home?.people).toMatchObject([{ name: 'Canary Child', allergens: ['=HYPERLINK("http://x")'] }]);
    expect(home?.scans).toMatchObject([{ gtin: '02000000000015', scannedBy: person.userId }]);
    expect(home?.inventory).toMatchObject([{ productId: '02000000000015', quantity: 1 }]);
    expect(home?.products).toMatchObject([
      { product: { name: 'Sample shower gel' }, report: { score: expect.any(Number) } },
    ]);
    // Every kind of row that is synced to phones has a list, both in the JSON and as a table.
    const kinds = ENTITY_NAMES.filter((entity) => entity !== 'usage').length;
    expect(Object.keys(home ?? {}).length + Object.keys(data.person).length).toBe(kinds + 21);
    const tables = [...files.keys()].filter((path) => path.startsWith('csv/'));
    expect(tables).toHaveLength(kinds + 21);
    const scope = (name: string) => ENTITY_NAMES.filter((entity) => ENTITIES[entity].scope === name).length;
    expect(Object.keys(home ?? {})).toHaveLength(scope('household') - 1);

    const stored = files.get(`photos/${photo}.jpg`);
    expect((await sharp(stored).metadata()).format).toBe('jpeg');
    const page = String(files.get('index.html'));
    expect(page).toContain(`<img loading="lazy" src="photos/${photo}.jpg" alt="Sample shower gel">`);
    expect(page).toContain('A canary question?');
    // The page loads nothing from the network and runs no script.
    expect(page).not.toMatch(/<script|https?:\/\/(?!shelf\.example\.org|x&quot;)/);
    expect(page).not.toContain('<img src=x');

    // It contains nobody else's address, and no secret that grants access.
    const all = [...files.values()].map(String).join('\n');
    expect(all).not.toContain(partner.email);
    expect(all).not.toContain('argon2');
    expect(all).not.toContain('canary-place');
    expect(all).not.toContain(person.cookie.split('=')[1]);
    for (const [hash] of app.db.prepare<[], [Buffer]>('SELECT token_hash FROM sessions').raw().all()) {
      expect(all).not.toContain(hash.toString('hex'));
      expect(all).not.toContain(hash.toString('base64'));
    }
  });

  test('has no cell that a spreadsheet would run', async () => {
    const { person } = await somebody();
    const files = await exported(person);
    const cells = [...files].flatMap(([path, content]) =>
      path.startsWith('csv/') ? String(content).split(/\r\n|,(?=(?:[^"]*"[^"]*")*[^"]*$)/) : [],
    );
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
    // Parsed again, it is what was typed.
    expect(readCsv(String(files.get('csv/people.csv')))[1]).toContain('=HYPERLINK("http://x")');
    expect(readCsv(String(files.get('csv/shopping-list.csv')))[1]).toContain('@SUM(1)');
  });

  test('is of its person alone, and told by mail', async () => {
    const { person, partner } = await somebody();
    await exported(person);
    expect((await fetchFile(partner)).status).toBe(404);
    expect((await fetchFile(new Person(app))).status).toBe(401);
    const answer = await fetchFile(person);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="safeshelf-2026-11-21.zip"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
    await eventually(() =>
      expect(
        mail.taken.filter(
          ({ to, text }) => to.includes(person.email) && text.includes('Subject: Your export is ready'),
        ),
      ).toHaveLength(1),
    );
  });

  test('can be fetched for 24 hours, and is deleted by the daily upkeep', async () => {
    const one = await startApp();
    const person = await newPerson(one);
    await exported(person);
    one.wait(24 * HOUR - 1);
    expect((await fetchFile(person)).status).toBe(200);
    one.wait(1);
    expect(await stateOf(person)).toEqual({ state: 'none' });
    const late = await fetchFile(person);
    expect([late.status, ErrorBody.parse(await late.json()).error]).toEqual([404, 'NOT_FOUND']);
    expect(exportsIn(one)).toHaveLength(1);
    const jobs = createJobStore();
    const files = createExportFiles(join(one.dir, 'exports'));
    const sweep = createSweepExports(files, (key) => jobs.find(one.database.reader, key), one.now);
    const job = await jobs.find(one.database.reader, `export ${person.userId}`);
    if (!job) throw new Error('no job');
    await sweep.run(job, () => undefined, new AbortController().signal);
    expect(exportsIn(one)).toEqual([]);
    await one.close();
  });
});

describe('asking for one', () => {
  test('is possible three times a day, and not while one is under way', async () => {
    const strict = await startApp({ rateLimitFactor: 1 });
    const person = await newPerson(strict);
    for (let times = 0; times < 3; times += 1) await exported(person);
    const fourth = await person.post(PATH);
    expect([fourth.status, ErrorBody.parse(fourth.body).error]).toEqual([429, 'RATE_LIMITED']);
    // The last export is still available.
    expect((await fetchFile(person)).status).toBe(200);
    strict.wait(24 * HOUR);
    await exported(person);
    expect(exportsIn(strict)).toHaveLength(1);
    await strict.close();
  });

  test('is refused while the disk fills up, and deleting goes on', async () => {
    const person = await newPerson(app);
    await exported(person);
    app.leaveRoom(400e6);
    // The server checks the free space every few seconds.
    app.wait(5_000);
    const refused = await person.post(PATH);
    expect([refused.status, ErrorBody.parse(refused.body).error]).toEqual([507, 'STORAGE_FULL']);
    expect((await person.send('DELETE', PATH)).status).toBe(204);
    app.leaveRoom(1e12);
    app.wait(5_000);
    expect(await stateOf(person)).toEqual({ state: 'none' });
    expect(exportsIn(app).filter((name) => name.startsWith(person.userId))).toEqual([]);
  });

  test('goes on after a restart, and can be stopped and begun again at once', async () => {
    const first = await startApp({ tier: 'family' });
    const person = await newPerson(first);
    await push(
      person,
      Array.from({ length: 25 }, () => itemOf(person)),
    );
    // As left by a process that was killed halfway.
    first.db
      .prepare(
        `INSERT INTO jobs (key, kind, payload, state, progress, attempts, run_at, created_at, lease_until)
         VALUES (?, 'export', ?, 'running', 40, 1, 0, 0, 0)`,
      )
      .run(`export ${person.userId}`, JSON.stringify({ userId: person.userId, householdId: person.householdId }));
    expect(await stateOf(person)).toEqual({ state: 'working', stage: null, progress: 40 });
    await first.close('as killed');
    const second = await startApp({ tier: 'family', dir: first.dir });
    const again = Object.assign(new Person(second), { cookie: person.cookie, userId: person.userId });
    await ready(again);
    expect((await again.post(PATH)).status).toBe(202);
    expect((await again.send('DELETE', PATH)).status).toBe(204);
    expect(await stateOf(again)).toEqual({ state: 'none' });
    await exported(again);
    expect(exportsIn(second)).toEqual([`${person.userId}.zip`]);
    await second.close();
  });

  test('answers an id that is none like any other', async () => {
    const person = await newPerson(app);
    expect((await person.get(`${PATH}/${randomUUID()}`)).status).toBe(404);
  });
});
