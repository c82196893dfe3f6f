import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPictureShelf } from '#api/catalogue/pictures/picture-cache.ts';
import type { Gtin } from '#domain/products/gtin.ts';
import { newPerson, type Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Pictures of products (product P14.24 to P14.26), from a loopback server that answers like the Open Facts hosts.

const CODE = '3017620422003';
const PATH = `/api/products/0${CODE}/picture`;

/** The picture address that the catalogue gives for each code, and the files at those addresses. */
let pictureOf = new Map<string, string>();
let files = new Map<string, { readonly bytes: Uint8Array; readonly status?: number }>();
let asked: string[] = [];
let host: Server;
let base: string;
let app: RunningApp | null = null;

beforeAll(async () => {
  host = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://catalogue');
    const file = files.get(url.pathname);
    const code = /product\/(\d+)\.json/.exec(url.pathname)?.[1];
    if (file) {
      asked.push(url.pathname);
      response.writeHead(file.status ?? 200, { 'content-type': 'image/jpeg' }).end(file.bytes);
      return;
    }
    if (!code || !url.pathname.startsWith('/food/')) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"status":0}');
      return;
    }
    const forPicture = url.searchParams.get('fields') === 'image_front_url';
    if (forPicture) asked.push(code);
    const product = forPicture
      ? { image_front_url: pictureOf.get(code) }
      : { product_name: 'Hazelnut spread', brands: 'Corner', ingredients_text: 'Sugar, Hazelnuts' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ status: 1, product }));
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const address = host.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});
afterEach(async () => {
  await app?.close();
  app = null;
  pictureOf = new Map();
  files = new Map();
  asked = [];
});

async function start(productPictures = true): Promise<{ readonly person: Person; readonly running: RunningApp }> {
  app = await startApp({ tier: 'family', openFactsUrls: [new URL(`${base}/food`)], productPictures });
  return { person: await newPerson(app), running: app };
}
const scan = (person: Person, barcode = CODE) => person.post('/api/scan', { barcode });

/** The response for a picture, with its body as bytes. */
async function picture(person: Person, path = PATH) {
  const response = await fetch(person.app.url + path, {
    headers: { cookie: person.cookie, 'sec-fetch-site': 'same-origin' },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes };
}

/** A photo as a phone takes it: large, with the place in its EXIF. */
const photo = () =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();

async function withPicture(path = '/front.jpg'): Promise<void> {
  files.set(path, { bytes: await photo() });
  pictureOf.set(CODE, base + path);
}

describe('the picture of a product', () => {
  test('is fetched once for a household, small, as WebP and without what was in the file (product P14.24)', async () => {
    await withPicture();
    const { person, running } = await start();
    await scan(person);
    const first = await picture(person);
    expect([first.status, first.type]).toEqual([200, 'image/webp']);
    const { width, height, format, exif } = await sharp(first.bytes).metadata();
    expect([width, height, format, exif]).toEqual([216, 288, 'webp', undefined]);
    expect(first.bytes.length).toBeLessThan(20_000);
    expect(asked).toEqual([CODE, '/front.jpg']);
    expect((await picture(person)).bytes).toEqual(first.bytes);
    expect(asked).toHaveLength(2);
    expect(((await person.get('/api/instance')).body as { productPictures: boolean }).productPictures).toBe(true);
    // The fetched original was deleted.
    expect(readdirSync(join(running.dir, 'product-pictures/fetched'))).toEqual([]);
  });

  test('is asked for apart by each household: nobody can tell what another one looks at (product P14.25)', async () => {
    await withPicture();
    const { person, running } = await start();
    await scan(person);
    await picture(person);
    const other = await newPerson(running);
    expect((await picture(other)).status).toBe(404);
    await scan(other);
    asked = [];
    expect((await picture(other)).status).toBe(200);
    expect(asked).toEqual([CODE, '/front.jpg']);
  });

  test('is asked for by nobody unless the operator switched pictures on (product P14.24)', async () => {
    await withPicture();
    const { person } = await start(false);
    await scan(person);
    expect((await picture(person)).status).toBe(404);
    expect(asked).toEqual([]);
    expect(((await person.get('/api/instance')).body as { productPictures: boolean }).productPictures).toBe(false);
  });

  test('that its catalogue does not have is asked for again after a week (product P14.25)', async () => {
    const { person, running } = await start();
    await scan(person);
    expect((await picture(person)).status).toBe(204);
    expect((await picture(person)).status).toBe(204);
    expect(asked).toEqual([CODE]);
    await withPicture();
    running.wait(8 * 86_400_000);
    expect((await picture(person)).status).toBe(200);
  });

  test('is not asked for where the product is of no such catalogue', async () => {
    const { person } = await start();
    const made = await person.post('/api/products/create-manual', { name: 'Soap', brand: '', ingredients: ['Aqua'] });
    const { productId } = made.body as { productId: string };
    expect((await picture(person, `/api/products/${productId}/picture`)).status).toBe(204);
    expect(asked).toEqual([]);
    expect((await picture(person, '/api/products/04006381333931/picture')).status).toBe(404);
  });

  test.each([
    ['lies with a stranger', () => pictureOf.set(CODE, 'https://pictures.example.org/front.jpg'), 204],
    [
      'lies at another address with the same last numbers',
      () => pictureOf.set(CODE, 'https://127.9.0.1/front.jpg'),
      204,
    ],
    ['lies behind another port of this machine', () => pictureOf.set(CODE, 'http://127.0.0.1:1/front.jpg'), 204],
    ['has no address', () => pictureOf.set(CODE, 'front.jpg'), 204],
    ['is no picture', () => files.set('/front.jpg', { bytes: new TextEncoder().encode('<svg/>') }), 204],
    ['is larger than it may be', () => files.set('/front.jpg', { bytes: new Uint8Array(3 * 1024 * 1024) }), 202],
    ['is not there', () => files.set('/front.jpg', { bytes: new Uint8Array(), status: 500 }), 202],
  ])('that %s is not shown (product P14.26)', async (_, arrange, status) => {
    await withPicture();
    arrange();
    const { person } = await start();
    await scan(person);
    expect((await picture(person)).status).toBe(status);
  });

  test('is fetched for a household twenty times a minute at most; what was there stays (product P14.26)', async () => {
    const { person, running } = await start();
    const codes = Array.from({ length: 21 }, (_, at) => {
      const digits = `4000000000${String(at).padStart(2, '0')}`;
      const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
      return `${digits}${(10 - (sum % 10)) % 10}`;
    });
    for (const code of codes) await scan(person, code);
    const statuses = [];
    for (const code of codes) statuses.push((await picture(person, `/api/products/0${code}/picture`)).status);
    expect(statuses).toEqual([...Array(20).fill(204), 202]);
    running.wait(60_000);
    expect((await picture(person, `/api/products/0${codes[20]}/picture`)).status).toBe(204);
  });
});

describe('the shelf of fetched pictures', () => {
  test('lets the oldest of a household go, and everything of households that are no more (products P14.25, P14.26)', async () => {
    const { running } = await start();
    const folder = join(running.dir, 'shelf');
    const shelf = createPictureShelf(folder);
    const gtin = (at: number) => String(at).padStart(14, '0') as Gtin;
    for (let at = 0; at < 1_003; at += 1) await shelf.keep('one', gtin(at), new Uint8Array([at % 250]), at * 1_000);
    await shelf.keep('two', gtin(1), null, 0);
    expect(readdirSync(join(folder, 'one'))).toHaveLength(1_000);
    expect(await shelf.read('one', gtin(1_002))).not.toBeNull();
    expect((await shelf.read('two', gtin(1)))?.bytes).toBeNull();
    await shelf.keepOnly(async (id) => id === 'two');
    expect(readdirSync(folder)).toEqual(['two']);
  });
});
