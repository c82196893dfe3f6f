import { execFile } from 'node:child_process';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReviewDesk, exportShared, importShared, packKey, receivedStore } from '#api/catalogue/room.ts';
import { createStores } from '#api/stores.ts';
import { tipsToShare } from '#api/tips/room.ts';
import { type SharedBody, signedText, writeSharedFile } from '#domain/federation/shared-file.ts';
import { TipsAnswer } from '#domain/tips/calls.ts';
import { newPerson, Person } from './person.ts';
import { op, outcomes, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P26: contributions accepted by one server, carried to another in a file.

const ADMIN = { email: 'root@example.org', password: 'a gate in the old wall' };
const BARCODE = '3017620422003';
const ID = '03017620422003';

let sender: RunningApp;
let taker: RunningApp;
let maya: Person;
let file = '';
let key = '';
const deskOf = (app: RunningApp) => createReviewDesk(createStores(app.database));
const writesOf = (app: RunningApp) => createStores(app.database).writes;

beforeAll(async () => {
  sender = await startApp({ tier: 'family', rateLimitFactor: 100 });
  taker = await startApp({ tier: 'family', rateLimitFactor: 100, firstAdministrator: ADMIN });
  maya = await newPerson(sender);
  sender.wait(4 * 86_400_000);
  taker.wait(4 * 86_400_000);
  const made = { barcode: BARCODE, name: 'Hand cream', brand: '', ingredients: ['Aqua', 'Glycerin', 'Parfum'] };
  expect(outcomes(await push(maya, [op(maya, 'product.create', made, { entityId: ID })]))).toEqual(['applied']);
  const [waiting] = await deskOf(sender).waiting();
  const id = waiting?.contribution.id ?? '';
  expect((await writesOf(sender).run((tx) => deskOf(sender).accept(tx, id, sender.now()))).ok).toBe(true);
  const tip = {
    ...{ area: 'laundry', audience: 'infant' },
    title: 'Shelf above the dryer',
    source: 'Sample leaflet 7',
  };
  const tipId = randomUUID();
  const body = { ...tip, id: tipId, text: 'Capsules look like sweets.' };
  expect((await maya.post('/api/tips', body)).status).toBe(200);
  await maya.post('/api/tips', { ...body, id: randomUUID(), title: 'Nobody chose this one' });
  const shown = await tipsToShare(sender.database.reader, sender.now());
  const chosen = shown.filter((one) => one.id === tipId).map(({ id: _, ...rest }) => rest);
  const written = await exportShared(sender.database, chosen, sender.now());
  expect([written.corrections, written.tips]).toEqual([1, 1]);
  file = written.text;
  key = (await packKey(sender.database)).publicKey;
});
afterAll(async () => {
  await sender.close();
  await taker.close();
});

const take = async (text: string, at = taker.now()) => {
  const done = await importShared(taker.database, text, at);
  if (!done.ok) return done.problem.message;
  const { longestHoldMs: _, ...taken } = done.value;
  return taken;
};
const accept = () => writesOf(taker).run((tx) => receivedStore.accept(tx, key, 'Bridge Street', taker.now()));

test('nothing of a person is in the file, and nothing that was not chosen', () => {
  const household = sender.db.prepare<[], { id: string }>('SELECT id FROM households').all();
  const contributions = sender.db.prepare<[], { id: string }>('SELECT id FROM contributions').all();
  const canaries = [maya.userId, maya.email, maya.email.split('@')[0] ?? '', maya.deviceId, 'Nobody chose'];
  for (const canary of [...canaries, ...[...household, ...contributions].map(({ id }) => id)]) {
    expect(file.includes(canary), canary).toBe(false);
  }
  expect(JSON.parse((JSON.parse(file) as { body: string }).body)).toEqual({
    madeAt: expect.any(Number),
    corrections: [expect.objectContaining({ gtin: ID, kind: 'entered', ingredientsText: 'Aqua, Glycerin, Parfum' })],
    tips: [
      {
        ...{ area: 'laundry', audience: 'infant', title: 'Shelf above the dryer', text: 'Capsules look like sweets.' },
        source: 'Sample leaflet 7',
      },
    ],
  });
});

test('a file of a key that nobody accepted, an altered, a cut and an invented one are refused, and leave nothing', async () => {
  expect(await take(file)).toContain('a key that nobody here has accepted');
  await accept();
  const altered = file.replace('Glycerin', 'Sorbitol');
  expect(altered).not.toBe(file);
  expect(await take(altered)).toContain('altered');
  for (const cut of [0, 1, 100, file.length / 2, file.length - 5]) {
    expect(await take(file.slice(0, cut))).toContain('part of it is missing');
  }
  const body = (JSON.parse(file) as { body: string }).body;
  const other = generateKeyPairSync('ed25519').privateKey;
  const forged = sign(null, Buffer.from(signedText(body)), other).toString('base64url');
  expect(await take(JSON.stringify({ ...JSON.parse(file), signature: forged }))).toContain('altered');
  // A signature that the key made for a pack is not valid for a file.
  const { sign: signs } = await packKey(sender.database);
  expect(await take(JSON.stringify({ ...JSON.parse(file), signature: signs(body) }))).toContain('altered');
  expect(await take(JSON.stringify({ ...JSON.parse(file), more: 1 }))).toContain('not a file from another server');
  expect(await deskOf(taker).waiting()).toEqual([]);
});

test('what a key signed that no server writes is refused whole', async () => {
  const from = await packKey(sender.database);
  const good = JSON.parse((JSON.parse(file) as { body: string }).body) as SharedBody;
  const first = good.corrections[0];
  if (!first) throw new Error('The file holds no correction.');
  const bad: object[] = [
    { ...good, corrections: [first, { ...first, gtin: '03017620422004' }] },
    { ...good, corrections: [{ ...first, gtin: '02000000000015' }] },
    { ...good, corrections: [{ ...first, ingredientsText: 'a'.repeat(20_001) }] },
    { ...good, corrections: [{ ...first, userId: 'somebody' }] },
    { ...good, tips: [{ ...good.tips[0], title: '' }] },
    { ...good, accounts: [] },
    { ...good, madeAt: -1 },
  ];
  for (const body of bad) expect(await take(writeSharedFile(body as SharedBody, from))).toContain('does not know');
  const later = { ...good, madeAt: taker.now() + 2 * 86_400_000 };
  expect(await take(writeSharedFile(later, from))).toContain('in the future');
  expect(await deskOf(taker).waiting()).toEqual([]);
});

test('an accepted file waits for a look, a correction in the review and a tip with the others, and reaches nobody before', async () => {
  const iris = await newPerson(taker);
  const tips = async () => TipsAnswer.parse((await iris.get('/api/tips')).body).tips;
  expect(await take(file)).toEqual({ from: 'Bridge Street', corrections: 1, tips: 1, known: 0 });
  expect([(await iris.get(`/api/products/${ID}`)).status, await tips()]).toEqual([404, []]);
  const waiting = await deskOf(taker).waiting();
  expect(waiting).toMatchObject([{ from: 'Bridge Street', contribution: { productId: ID, kind: 'entered' } }]);
  const id = waiting[0]?.contribution.id ?? '';
  expect(await deskOf(taker).show(id, taker.now())).toMatchObject({ ok: true, value: { before: null } });
  expect((await writesOf(taker).run((tx) => deskOf(taker).accept(tx, id, taker.now()))).ok).toBe(true);
  expect((await iris.get(`/api/products/${ID}`)).body).toMatchObject({
    product: { ingredientsText: 'Aqua, Glycerin, Parfum' },
  });

  const { body } = await new Person(taker).post('/api/admin/login', ADMIN);
  const secret = Secret.fromBase32((body as { enrolment: { secret: string } }).enrolment.secret);
  const code = new TOTP({ secret }).generate({ timestamp: taker.now() });
  const { token } = (await new Person(taker).post('/api/admin/login', { ...ADMIN, code })).body as { token: string };
  const bearer = { authorization: `Bearer ${token}` };
  const listed = (await new Person(taker).get('/api/admin/tips', bearer)).body as { tips: { id: string }[] };
  expect(listed.tips).toMatchObject([{ author: 'Bridge Street', hiddenBy: 'held', title: 'Shelf above the dryer' }]);
  const decision = { decision: 'dismiss', why: '' };
  const path = `/api/admin/tips/${listed.tips[0]?.id}/decision`;
  expect((await new Person(taker).post(path, decision, bearer)).status).toBe(204);
  expect(await tips()).toMatchObject([{ by: 'Bridge Street', elsewhere: true, yours: false, hidden: null }]);
  expect((await iris.send('PUT', `/api/tips/${listed.tips[0]?.id}/helpful`, { on: true })).status).toBe(404);
});

test('the same file again, and an older one, are refused; a newer one brings what is new alone', async () => {
  const old = JSON.parse((JSON.parse(file) as { body: string }).body) as SharedBody;
  expect(await take(file)).toBe('It was already imported.');
  const from = await packKey(sender.database);
  expect(await take(writeSharedFile({ ...old, madeAt: old.madeAt - 1 }, from))).toContain('older than the last file');
  // The sender's clock was set back in the meantime.
  const next = await exportShared(sender.database, [], old.madeAt - 1000);
  expect(await take(next.text)).toEqual({ from: 'Bridge Street', corrections: 0, tips: 0, known: 1 });
  expect(await deskOf(taker).waiting()).toEqual([]);
});

test('the people of a server do it by a command, which says why a file is refused', async () => {
  const run = (app: RunningApp, ...args: string[]) =>
    new Promise<string>((settle) => {
      const options = {
        cwd: resolve(import.meta.dirname, '../..'),
        env: { ...process.env, DATA_DIR: dirname(app.db.name) },
      };
      const command = ['--import', 'tsx', 'api/commands/federation.ts', ...args];
      execFile(process.execPath, command, options, (_, stdout, stderr) => settle(stdout + stderr));
    });
  const path = join(taker.dir, 'shared.json');
  expect(await run(sender, 'export', path)).toContain('1 corrections and 0 tips');
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 50));
  expect(await run(taker, 'import', path)).toContain('Refused: This is not a file from another server');
  expect(await run(taker, 'accept', key, 'Bridge Street')).toContain('Accepted: Bridge Street');
});

test('a key that is forgotten takes its tips along, and its files are refused again', async () => {
  expect(await writesOf(taker).run((tx) => receivedStore.forget(tx, key))).toBe(true);
  expect(await receivedStore.list(taker.database.reader, 'tip', 'taken')).toEqual([]);
  expect(await take(file)).toContain('a key that nobody here has accepted');
});

test('a long file is taken in by short writes, goes on where it was cut off, and stops where its key is forgotten', async () => {
  await accept();
  const from = await packKey(sender.database);
  const good = JSON.parse((JSON.parse(file) as { body: string }).body) as SharedBody;
  const corrections = Array.from({ length: 40 }, (_, at) => ({ ...good.corrections[0], name: `Hand cream ${at}` }));
  const long = (madeAt: number) => writeSharedFile({ madeAt, corrections, tips: [] } as unknown as SharedBody, from);
  const held = async () => (await deskOf(taker).waiting()).filter(({ from: by }) => by === 'Bridge Street').length;
  /** Imports with a clock on which each write takes thirty milliseconds; runs `meanwhile` before the third write. */
  const importWith = (text: string, meanwhile: () => unknown) => {
    let [ms, turns] = [0, 0];
    const { reader, writes } = taker.database;
    const run: typeof writes.run = async (work, writer) => {
      turns += 1;
      if (turns === 3) await meanwhile();
      return writes.run(work, writer);
    };
    const clock = () => {
      ms += 30;
      return ms;
    };
    return importShared({ ...taker.database, reader, writes: { run } }, text, taker.now(), clock);
  };
  const first = long(good.madeAt + 10);
  const cut = importWith(first, () => {
    throw new Error('The power failed.');
  });
  await expect(cut).rejects.toThrow('The power failed.');
  const before = await held();
  // Eight in the first write; half as many in the second, because the first took too long.
  expect(before).toBe(12);
  expect(await take(first)).toEqual({ from: 'Bridge Street', corrections: 40 - before, tips: 0, known: before });
  expect([await held(), await take(first)]).toEqual([40, 'It was already imported.']);

  const newer = importWith(long(good.madeAt + 11), () => take(long(good.madeAt + 12)));
  expect(await newer).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('older than the last') },
  });
  const forgotten = importWith(long(good.madeAt + 13), () =>
    writesOf(taker).run((tx) => receivedStore.forget(tx, key)),
  );
  expect(await forgotten).toMatchObject({ ok: false, problem: { message: expect.stringContaining('nobody here') } });
  expect(await held()).toBe(0);
});
