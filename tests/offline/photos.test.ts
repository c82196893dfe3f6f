import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Dexie } from 'dexie';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES, refusal } from './test-network.ts';

let bytes: ArrayBuffer;
let sha256: string;
beforeAll(async () => {
  const made = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  bytes = new Uint8Array(made).buffer;
  sha256 = createHash('sha256').update(made).digest('hex');
});

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
});
afterEach(() => app.close());

const keep = async () => unwrap(await phone.client.keepPhoto(bytes, 'image/jpeg'));
const addPhoto = async () => {
  const id = phone.client.newId();
  unwrap(await phone.client.perform('labelPhoto.add', id, { productId: WITH_LABEL.id, sha256 }));
  return id;
};
const addPet = async () =>
  unwrap(await phone.client.perform('pet.create', phone.client.newId(), { type: 'cat', name: 'Tom' }));
const stored = () => app.db.prepare('SELECT sha256 FROM label_photos').pluck().all();
const requests = () => phone.network.carried.filter((line) => line.startsWith('PUT') || line.endsWith('/push'));

describe('a photo', () => {
  it('is kept under its hash, and uploaded before the operation that names it', async () => {
    expect(await keep()).toEqual({ sha256 });
    const id = await addPhoto();
    expect(await phone.db.labelPhotos.get(id)).toMatchObject({ productId: WITH_LABEL.id, pending: 1 });
    await phone.settled();
    expect(requests()).toEqual([`PUT /api/sync/blobs/${sha256}`, 'POST /api/sync/push']);
    expect(stored()).toEqual([sha256]);
    expect(await phone.db.photos.get(sha256)).toMatchObject({ state: 'uploaded' });
    expect(await phone.db.labelPhotos.get(id)).toMatchObject({ pending: 0 });
  });

  it('survives a restart without a signal, byte for byte, and everything else goes before it', async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    await keep();
    await addPhoto();
    await phone.settled();
    await phone.restart();
    expect(new Uint8Array((await phone.db.photos.get(sha256))?.bytes ?? new ArrayBuffer(0))).toEqual(
      new Uint8Array(bytes),
    );
    await addPet();
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked', 'acked']);
    expect(requests()).toEqual(['POST /api/sync/push', `PUT /api/sync/blobs/${sha256}`, 'POST /api/sync/push']);
  });

  it('asked to wait holds up nothing but itself', async () => {
    phone.network.fate = (path, _init, go) =>
      path.includes('/blobs/') ? Promise.resolve(refusal(429, 'RATE_LIMITED', { 'retry-after': '3600' })) : go();
    await keep();
    await addPhoto();
    await phone.settled();
    await addPet();
    await phone.settled();
    expect(await phone.outbox()).toEqual(['queued RATE_LIMITED', 'acked']);
    phone.network.fate = REQUEST_OUTCOMES.up;
    phone.clock.advance(16 * 60_000);
    await phone.sync();
    expect(stored()).toEqual([sha256]);
  });

  it('that the server will not take is not sent, with what it said, and can be sent again', async () => {
    phone.network.fate = (path, _init, go) =>
      path.includes('/blobs/') ? Promise.resolve(refusal(413, 'TOO_LARGE')) : go();
    await keep();
    await addPhoto();
    await phone.settled();
    expect(await phone.outbox()).toEqual(['dead TOO_LARGE']);
    phone.network.fate = REQUEST_OUTCOMES.up;
    const [entry] = await phone.db.outbox.toArray();
    await phone.client.sendAgain(entry?.opId ?? '');
    await phone.settled();
    expect(await phone.outbox()).toEqual(['acked']);
  });

  it('goes again to a server that was restored without it', async () => {
    await keep();
    await addPhoto();
    await phone.settled();
    app.db.exec('DELETE FROM label_photos; DELETE FROM blobs; DELETE FROM applied_ops');
    app.db.prepare('UPDATE sync_state SET epoch = ?').run('f'.repeat(32));
    rmSync(join(app.dir, 'uploads'), { recursive: true });
    await phone.sync();
    expect(stored()).toEqual([sha256]);
    expect(await phone.outbox()).toEqual(['acked']);
  });

  it('whose operation arrives without it is uploaded once more', async () => {
    await keep();
    await phone.db.photos.update(sha256, { state: 'uploaded', uploadedAt: phone.clock.now() });
    await addPhoto();
    await phone.settled();
    expect(await phone.outbox()).toEqual(['queued BLOB_MISSING']);
    phone.clock.advance(61_000);
    await phone.sync();
    expect(stored()).toEqual([sha256]);
  });

  it('that nothing names is dropped; one that is still needed is not', async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    await keep();
    await phone.client.dropPhoto(sha256);
    expect(await phone.db.photos.count()).toBe(0);
    await keep();
    await addPhoto();
    await phone.client.dropPhoto(sha256);
    expect(await phone.db.photos.count()).toBe(1);
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    phone.clock.advance(15 * 86_400_000);
    await phone.restart();
    await phone.settled();
    expect(await phone.db.photos.count(), 'the server has had it for long enough').toBe(0);
  });

  it('stops the capture with a sentence where there is no room, and takes only what the server takes', async () => {
    const full = vi.spyOn(phone.db.photos, 'add').mockImplementation(() => {
      throw new Dexie.AbortError('aborted', new DOMException('No room', 'QuotaExceededError'));
    });
    expect(await phone.client.keepPhoto(bytes, 'image/jpeg')).toMatchObject({
      ok: false,
      problem: { code: 'STORAGE_FULL', message: 'This phone is out of space. Free some up, then try again.' },
    });
    full.mockRestore();
    expect(await phone.client.keepPhoto(bytes, 'image/gif')).toMatchObject({ ok: false });
    const large = new ArrayBuffer(8 * 1024 * 1024 + 1);
    expect(await phone.client.keepPhoto(large, 'image/jpeg')).toMatchObject({ problem: { code: 'TOO_LARGE' } });
    const unknown = { productId: WITH_LABEL.id, sha256: 'a'.repeat(64) };
    expect(await phone.client.perform('labelPhoto.add', phone.client.newId(), unknown)).toMatchObject({ ok: false });
  });
});

describe('the picture of a person', () => {
  const choose = (to: string | null, from: string | null = null) =>
    phone.client.perform('profile.edit', phone.db.userId, { picture: { from, to } });

  it('is chosen without a signal, and uploaded before the edit that shows it (product P2.21.4)', async () => {
    expect(await choose(sha256)).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } });
    phone.network.fate = REQUEST_OUTCOMES.down;
    await keep();
    unwrap(await choose(sha256));
    await phone.settled();
    expect(await phone.db.profiles.get(phone.db.userId)).toMatchObject({ picture: sha256, pending: 1 });
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(requests().slice(-2)).toEqual([`PUT /api/sync/blobs/${sha256}`, 'POST /api/sync/push']);
    expect(await phone.db.profiles.get(phone.db.userId)).toMatchObject({ picture: sha256, pending: 0 });
    expect(app.db.prepare('SELECT sha256 FROM portraits').pluck().all()).toEqual([sha256]);
    unwrap(await choose(null, sha256));
    await phone.settled();
    expect(app.db.prepare('SELECT sha256 FROM portraits').pluck().all()).toEqual([]);
  });
});
