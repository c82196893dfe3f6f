import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blobStore } from '#api/uploads/blob-store.ts';
import { createPictureFiles } from '#api/uploads/picture-files.ts';
import { createSweepPictures } from '#api/uploads/sweep-pictures.ts';
import type { JobsTable } from '#db/schema.ts';
import { newPerson, type Person } from './person.ts';
import { op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A photo with the place and the camera in its EXIF, as phones write them. */
const photo = (side: number, colour = 'red') =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

const put = async (person: Person, bytes: Uint8Array, name = sha256(bytes), type = 'image/jpeg') => {
  const response = await fetch(`${app.url}/api/sync/blobs/${name}`, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', cookie: person.cookie, 'content-type': type },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as { error?: string; bytes?: number } };
};
const get = (person: Person, name: string) =>
  fetch(`${app.url}/api/photos/${name}`, { headers: { cookie: person.cookie } });
const files = () =>
  readdirSync(join(app.dir, 'uploads'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('photos', () => {
  test('are stored once, smaller and without what the camera noted, and given out to their household alone', async () => {
    const [mine, theirs] = [await newPerson(app), await newPerson(app)];
    const bytes = await photo(2000);
    const name = sha256(bytes);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    expect(await put(mine, bytes)).toMatchObject({ status: 200, body: { sha256: name } });
    expect(await put(mine, bytes)).toMatchObject({ status: 200 });
    expect(files()).toHaveLength(1);
    const [file] = files();
    expect(file?.name).toBe(`${sha256(readFileSync(join(file?.parentPath ?? '', file?.name ?? '')))}.jpg`);

    const answer = await get(mine, name);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    );
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="photo.jpg"');
    const seen = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([seen.width, seen.height, seen.exif]).toEqual([1600, 1600, undefined]);

    expect((await get(theirs, name)).status, 'somebody else, who knows the hash').toBe(404);
    expect((await get(mine, 'f'.repeat(64))).status).toBe(404);
    expect((await get(mine, '..%2f..%2fsafeshelf.db')).status).toBe(404);
  });

  test('that are none, or not what their name says, are refused', async () => {
    const person = await newPerson(app);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await put(person, svg, sha256(svg), 'image/svg+xml')).toMatchObject({ status: 422 });
    const bytes = await photo(10);
    expect(await put(person, bytes, 'a'.repeat(64))).toMatchObject({ status: 422, body: { error: 'INVALID_INPUT' } });
    expect(await put(person, bytes, 'short')).toMatchObject({ status: 404 });
    expect(await put(person, bytes, sha256(bytes), 'text/html')).toMatchObject({ status: 415 });
    const large = Buffer.alloc(8 * 1024 * 1024 + 1, 1);
    expect(await put(person, large)).toMatchObject({ status: 413 });
  });

  test('end where the account holds as many as it may', async () => {
    const person = await newPerson(app);
    app.db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
         INSERT INTO blobs SELECT ?, 'x' || i, 'x' || i, ?, 1, 0 FROM n`,
      )
      .run(person.householdId, person.userId);
    expect(await put(person, await photo(12))).toMatchObject({ status: 413, body: { error: 'TOO_LARGE' } });
    // Nothing refers to these files, so after a day there is room again.
    await app.database.writes.run((tx) => blobStore.releaseUnused(tx, 1));
    expect(await put(person, await photo(12))).toMatchObject({ status: 200 });
  });

  test('come before the operation that names them, also after the server lost them', async () => {
    const person = await newPerson(app);
    const bytes = await photo(30, 'blue');
    const add = op(person, 'labelPhoto.add', { productId: '02000000000015', sha256: sha256(bytes) });
    expect(outcomes(await push(person, [add]))).toEqual(['retry BLOB_MISSING']);
    await put(person, bytes);
    expect(outcomes(await push(person, [add, add]))).toEqual(['applied', 'duplicate']);
    expect((await pull(person)).changes.find(({ id }) => id === add.entityId)).toMatchObject({
      entity: 'labelPhoto',
      data: { sha256: sha256(bytes), addedBy: person.userId },
    });
    rmSync(join(app.dir, 'uploads'), { recursive: true });
    expect((await get(person, sha256(bytes))).status).toBe(404);
    expect(await put(person, bytes), 'sent again it is there again').toMatchObject({ status: 200 });
    expect((await get(person, sha256(bytes))).status).toBe(200);
  });

  test('of another household cannot be named', async () => {
    const [mine, theirs] = [await newPerson(app), await newPerson(app)];
    const bytes = await photo(31, 'green');
    await put(theirs, bytes);
    const add = op(mine, 'labelPhoto.add', { productId: '02000000000015', sha256: sha256(bytes) });
    expect(outcomes(await push(mine, [add]))).toEqual(['retry BLOB_MISSING']);
  });
});

describe('a photo that nobody shows any more', () => {
  test('makes room for its account at once, and its file goes two weeks later', async () => {
    const person = await newPerson(app);
    const bytes = await photo(33, 'yellow');
    const sha = sha256(bytes);
    await put(person, bytes);
    const label = () => op(person, 'labelPhoto.add', { productId: '02000000000015', sha256: sha });
    const [first, second] = [label(), label()];
    await push(person, [first, second]);
    const remove = ({ entityId }: { entityId: string }) => op(person, 'labelPhoto.delete', {}, { entityId });
    await push(person, [remove(first)]);
    expect((await blobStore.used(app.database.reader, person.userId)).files, 'the other one still shows it').toBe(1);
    await push(person, [remove(second)]);
    expect((await blobStore.used(app.database.reader, person.userId)).files).toBe(0);
    expect((await get(person, sha)).status).toBe(404);

    const pictures = createPictureFiles(join(app.dir, 'uploads'));
    const job = {
      id: 0,
      key: '',
      kind: 'pictures',
      payload: '{}',
      state: 'running',
      stage: null,
      progress: 0,
      attempts: 1,
    };
    const sweep = (nowMs: number) =>
      createSweepPictures(pictures, blobStore, app.database.reader, () => nowMs).run(
        { ...job, lease_until: 0, created_at: 0 } as JobsTable,
        () => {},
        new AbortController().signal,
      );
    const before = files().length;
    const kept = await photo(34, 'black');
    await put(person, kept);
    await sweep(Date.now() + 13 * 86_400_000);
    expect(files()).toHaveLength(before + 1);
    await sweep(Date.now() + 15 * 86_400_000);
    expect((await get(person, sha256(kept))).status, 'what is shown stays, however old').toBe(200);
    expect(files().length).toBeLessThan(before + 1);

    // Nothing refers to the file: after a day it no longer counts towards the quota, and can be uploaded again.
    const used = async () => (await blobStore.used(app.database.reader, person.userId)).files;
    const counted = await used();
    app.db.prepare('UPDATE blobs SET created_at = ?').run(Date.now());
    await app.database.writes.run(await sweep(Date.now() + 23 * 3_600_000));
    expect(await used()).toBe(counted);
    await app.database.writes.run(await sweep(Date.now() + 25 * 3_600_000));
    expect(await used()).toBeLessThan(counted);
    expect((await get(person, sha256(kept))).status).toBe(404);
    expect((await put(person, kept)).status).toBe(200);
  });
});

describe('a phone', () => {
  test('that was away for longer than the server remembers is told so, until it goes by another id', async () => {
    const person = await newPerson(app);
    const pet = () => op(person, 'pet.create', { type: 'cat', name: 'Tom' });
    await push(person, [pet()]);
    app.db.prepare('UPDATE devices SET seen_at = ? WHERE user_id = ?').run(app.now() - 401 * 86_400_000, person.userId);
    const late = { deviceId: person.deviceId, ops: [pet()] };
    for (let time = 0; time < 2; time += 1) {
      expect(await person.post('/api/sync/push', late)).toMatchObject({
        status: 410,
        body: { error: 'RESYNC_REQUIRED' },
      });
    }
    expect(outcomes(await push(person, [pet()], randomUUID()))).toEqual(['applied']);
    expect((await pull(person)).changes.filter(({ entity }) => entity === 'pet')).toHaveLength(2);
  });

  test('that speaks too old a protocol is told to update; a program that names none is taken', async () => {
    const person = await newPerson(app);
    const says = (number: string) => person.get('/api/sync/pull', { 'x-client-protocol': number });
    expect(await says('0')).toMatchObject({ status: 426, body: { error: 'CLIENT_TOO_OLD' } });
    expect((await says('nonsense')).status).toBe(426);
    expect((await says('1')).status).toBe(200);
    expect((await says('99')).status).toBe(200);
    expect((await person.get('/api/sync/pull')).status).toBe(200);
  });
});

describe('a household that was left', () => {
  test('revokes its rows with the next pull, which brings everything of the new one', async () => {
    const [mine, theirs] = [await newPerson(app), await newPerson(app)];
    await push(mine, [op(mine, 'pet.create', { type: 'cat', name: 'Tom' })]);
    await push(theirs, [op(theirs, 'pet.create', { type: 'dog', name: 'Rex' })]);
    const setting = op(mine, 'preferences.set', { key: 'theme', value: 'dark' }, { entityId: 'theme' });
    await push(mine, [setting]);
    const { cursor, revoked } = await pull(mine);
    expect(revoked).toBe(false);
    const join = app.db.prepare(
      "INSERT INTO memberships (household_id, user_id, role, status, created_at) VALUES (?, ?, 'adult', 'active', 0)",
    );
    app.db.prepare("UPDATE memberships SET status = 'left' WHERE user_id = ?").run(mine.userId);
    join.run(theirs.householdId, mine.userId);
    const next = await pull(mine, cursor);
    expect(next.revoked).toBe(true);
    expect(next.changes.map((change) => change.entity)).toEqual(['pet', 'preference', 'usage']);
    expect(next.changes.find(({ entity }) => entity === 'pet')).toMatchObject({ data: { name: 'Rex' } });
    expect((await pull(mine, next.cursor)).revoked).toBe(false);
    // Personal rows stay with the person.
    expect((await pull(theirs)).changes.map(({ entity }) => entity)).not.toContain('preference');
  });
});
