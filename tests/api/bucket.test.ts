import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bucket, createBucketFiles } from '#api/uploads/bucket-files.ts';
import { bucketOf } from '#api/uploads/bucket-of.ts';
import { ACCESS_KEY, BUCKET, type BucketServer, REGION, SECRET_KEY, startBucketServer } from './bucket-server.ts';
import { newPerson } from './person.ts';
import { startApp } from './start-app.ts';

let service: BucketServer;
let bucket: Bucket;
beforeEach(async () => {
  service = await startBucketServer();
  bucket = bucketOf({
    url: new URL(`s3://${BUCKET}/shelf`),
    region: REGION,
    endpoint: service.endpoint,
    accessKeyId: ACCESS_KEY,
    secretAccessKey: SECRET_KEY,
  });
});
afterEach(() => service.close());

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const nameOf = (hash: string): string => `shelf/${hash.slice(0, 2)}/${hash}.jpg`;

test('a picture is written once, signed, checked, and open to nobody (product P17.25)', async () => {
  const files = createBucketFiles(bucket);
  const bytes = bytesOf('a label');
  const hash = sha256(bytes);
  expect([await files.has(hash), await files.read(hash)]).toEqual([false, null]);
  await files.write(hash, bytes);
  expect([...service.objects.keys()]).toEqual([nameOf(hash)]);
  expect([await files.has(hash), await files.read(hash)]).toEqual([true, bytes]);
  const puts = service.asked.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ headers }) => headers['if-none-match'])).toEqual(['*']);
  expect(service.asked.flatMap(({ headers }) => Object.keys(headers)).filter((name) => /acl|grant/.test(name))).toEqual(
    [],
  );
  await expect(files.write(sha256(bytesOf('another')), bytes), 'not what its name says').rejects.toThrow('BadDigest');
  await files.remove(hash);
  await files.remove(hash);
  expect(service.objects.size).toBe(0);
});

test('one that is written again is new again, and the old ones are found on every page (product P17.25)', async () => {
  const files = createBucketFiles(bucket);
  const all = ['one', 'two', 'three', 'four', 'five'].map(bytesOf);
  for (const bytes of all) await files.write(sha256(bytes), bytes);
  for (const stored of service.objects.values()) stored.at = new Date(1_000);
  service.objects.set('other/thing.jpg', { bytes: Buffer.from(''), at: new Date(1_000) });
  const [wanted, ...others] = all.map(sha256) as [string, ...string[]];
  await files.write(wanted, all[0] as Uint8Array);
  expect((await files.writtenBefore(5_000)).sort()).toEqual(others.sort());
});

test('what was altered is not given out, a busy service is asked again, and a wrong key is told (product P17.25)', async () => {
  const files = createBucketFiles(bucket);
  const bytes = bytesOf('a label');
  await files.write(sha256(bytes), bytes);
  service.fail.push(503);
  expect(await files.read(sha256(bytes))).toEqual(bytes);
  service.fail.push(503, 503);
  await expect(files.read(sha256(bytes))).rejects.toThrow('answered 503 SlowDown');
  for (const stored of service.objects.values()) stored.bytes = Buffer.from('something else');
  await expect(files.read(sha256(bytes))).rejects.toThrow('is not what was stored');
  const stranger = createBucketFiles({ ...bucket, secretAccessKey: 'guessed' });
  await expect(stranger.read(sha256(bytes))).rejects.toThrow('answered 403 SignatureDoesNotMatch');
});

test('a phone sends a photo to one server, and sees it at another (product P17.25)', async () => {
  const app = await startApp({ bucket });
  try {
    const person = await newPerson(app);
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const url = `${app.url}/api/sync/blobs/${sha256(photo)}`;
    const headers = { 'sec-fetch-site': 'same-origin', cookie: person.cookie, 'content-type': 'image/jpeg' };
    const sent = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(photo) });
    expect([sent.status, service.objects.size]).toEqual([200, 1]);
    const shown = await fetch(`${app.url}/api/photos/${sha256(photo)}`, { headers: { cookie: person.cookie } });
    const [stored] = service.objects.values();
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(stored?.bytes);
  } finally {
    await app.close();
  }
});
