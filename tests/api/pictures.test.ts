import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ExtractBarcodeAnswer, ExtractLabelAnswer } from '#domain/contract/answers.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import { damagedCode } from '../support/damaged-code.ts';
import { blankFrame, drawnFrame } from '../support/drawn-frame.ts';
import { LABEL_CONDITIONS, renderedLabel } from '../support/rendered-label.ts';
import { newPerson, type Person } from './person.ts';
import { type RunningApp, startApp, WITH_LABEL, WITHOUT_LABEL } from './start-app.ts';

let app: RunningApp;
let person: Person;
let label: Buffer;
let worn: Buffer;
beforeAll(async () => {
  // The server blocks all image loaders but three, for the whole process: unblock the SVG loader while drawing.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  label = await jpeg(await renderedLabel(LIST, LABEL_CONDITIONS['tilt 5°'] ?? never(), 5));
  worn = await damagedCode('5449000058386');
  sharp.block({ operation: ['VipsForeignLoadSvgBuffer'] });
  app = await startApp();
  person = await newPerson(app);
});
afterAll(() => app.close());

const CODE = '4006381333931';

const jpeg = ({ data, width, height }: Frame): Promise<Buffer> =>
  sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 90 })
    .toBuffer();

async function send(
  path: string,
  files: readonly (Blob | Buffer)[],
  fields: Record<string, string> = {},
  who = person,
) {
  const form = new FormData();
  for (const file of files)
    form.append('image', file instanceof Blob ? file : new Blob([new Uint8Array(file)]), 'x.jpg');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: who.cookie },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const BARCODE = '/api/products/extract-barcode';
const LABEL = '/api/products/extract-from-label';

describe('a photo of a barcode', () => {
  test('is read by the ladder, in a thread of its own', async () => {
    const { status, body } = await send(BARCODE, [await jpeg(drawnFrame(ean13Modules(CODE), 3, 40))]);
    expect(status).toBe(200);
    expect(ExtractBarcodeAnswer.parse(body)).toMatchObject({ success: true, barcode: CODE, confidence: 0.95 });
  });

  test('is surer where the phone read the same', async () => {
    const picture = await jpeg(drawnFrame(ean13Modules(CODE), 3));
    expect((await send(BARCODE, [picture], { existingBarcode: CODE })).body).toMatchObject({ confidence: 0.99 });
  });

  test('whose bars are worn off is a suggestion, from the digits below them', async () => {
    const { body } = await send(BARCODE, [worn]);
    expect(body).toMatchObject({ success: true, barcode: '5449000058386', confidence: 0.5 });
    expect(ExtractBarcodeAnswer.parse(body).details.join(' ')).toContain('compare the number with the pack');
  });

  test('says what was tried where there is none', async () => {
    const { status, body } = await send(BARCODE, [await jpeg(blankFrame(300, 200))]);
    expect(status).toBe(200);
    expect(ExtractBarcodeAnswer.parse(body)).toMatchObject({ success: false, barcode: null, confidence: 0 });
    expect(ExtractBarcodeAnswer.parse(body).details.length).toBeGreaterThan(0);
  });
});

const LIST = 'Ingredients: Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Parfum, Linalool, Citric Acid.';

describe('a photo of a label', () => {
  test('becomes a product of this household, to be checked', async () => {
    const { status, body } = await send(LABEL, [label], { barcode: CODE });
    expect(status).toBe(200);
    const answer = ExtractLabelAnswer.parse(body);
    expect(answer).toMatchObject({ success: true, productId: `0${CODE}`, product: { name: `Product ${CODE}` } });
    expect(answer.text).toContain('Phenoxyethanol');
    const stored = (await person.get(`/api/products/0${CODE}`)).body as { product: { ingredientsText: string } };
    expect(stored.product.ingredientsText).toContain('Cetearyl Alcohol');
    const stranger = await newPerson(app);
    expect((await stranger.get(`/api/products/0${CODE}`)).status).toBe(404);
  });

  test('never overwrites the list that is stored', async () => {
    const { body } = await send(LABEL, [label], { productId: WITH_LABEL.id });
    expect(body).toMatchObject({ success: true, productId: WITH_LABEL.id, product: { name: WITH_LABEL.name } });
    const stored = (await person.get(`/api/products/${WITH_LABEL.id}`)).body as {
      product: { ingredientsText: string };
    };
    expect(stored.product.ingredientsText).toBe(WITH_LABEL.ingredientsText);
  });

  test('gives a known product without a list its list', async () => {
    const { body } = await send(LABEL, [label], { productId: WITHOUT_LABEL.id });
    expect(body).toMatchObject({ success: true, productId: WITHOUT_LABEL.id, product: { name: WITHOUT_LABEL.name } });
  });

  test('says what to do where there is no list', async () => {
    const { status, body } = await send(LABEL, [await jpeg(blankFrame(400, 300))]);
    expect(status).toBe(200);
    expect(ExtractLabelAnswer.parse(body)).toMatchObject({ success: false, productId: null, text: '' });
  });

  test('of a product that is not there is a 404', async () => {
    expect((await send(LABEL, [label], { productId: '02999999999993' })).status).toBe(404);
  });
});

/** A PNG of 196 megapixels in a few hundred kilobytes. */
function bomb(): Buffer {
  const side = 14_000;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, body, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(side * 100));
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a file that is not taken', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  const gif = Buffer.from('GIF89a\u0001\u0000\u0001\u0000');
  const torn = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
  test.each([
    ['SVG', svg],
    ['GIF', gif],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['a torn JPEG', torn],
    ['a PNG that unpacks to 196 megapixels', bomb()],
    ['nothing', Buffer.alloc(0)],
  ])('%s: the answer names the field', async (_, file) => {
    const { status, body } = await send(BARCODE, [file]);
    expect(status).toBe(422);
    expect(Object.keys(ErrorBody.parse(body).fields ?? {})).toEqual(['image']);
  });

  test('none, or two', async () => {
    const picture = await jpeg(blankFrame(40, 40));
    for (const files of [[], [picture, picture]]) expect((await send(BARCODE, files)).status).toBe(422);
  });

  test('one that is too large', async () => {
    expect((await send(BARCODE, [Buffer.alloc(9 * 1024 * 1024)])).status).toBe(413);
  });

  test('a form that is none, JSON, and a field nobody asked for', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await person.post(BARCODE, 'no form at all', headers)).status).toBe(400);
    expect((await person.post(BARCODE, { image: 'x' })).status).toBe(415);
    expect((await send(BARCODE, [await jpeg(blankFrame(40, 40))], { userId: 'x' })).status).toBe(422);
  });

  test('one of somebody who is not signed in', async () => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(svg)]), 'x');
    const answer = await fetch(app.url + BARCODE, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: form,
    });
    expect(answer.status).toBe(401);
  });
});

test('one account has two pictures looked at at once, not more', async () => {
  const statuses = (await Promise.all([1, 2, 3].map(() => send(LABEL, [label])))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 429]);
});

function never(): never {
  throw new Error('The table of conditions has changed.');
}
