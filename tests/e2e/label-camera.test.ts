import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeCameraArgs } from '#tests/support/browser.ts';
import { writePictures } from '#tests/support/fake-camera.ts';
import { LABEL_CONDITIONS, renderedLabel } from '#tests/support/rendered-label.ts';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { signUp } from './sign-up.ts';
import { reportShown, startCamera, typeCode, wholeReportShown } from './steps.ts';

const films = mkdtempSync(join(tmpdir(), 'safeshelf-films-'));
const film = join(films, 'label.y4m');
const smallFilm = join(films, 'small-print.y4m');
afterAll(() => rmSync(films, { recursive: true, force: true }));

const HEIC = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');

/** A JPEG whose header claims this width and height. */
function withSize(picture: Buffer, side: number): Buffer {
  const file = Buffer.from(picture);
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0;
    if (marker < 0xc0 || marker > 0xc2) continue;
    file.writeUInt16BE(side, at + 5);
    file.writeUInt16BE(side, at + 7);
    break;
  }
  return file;
}

const LIST =
  'Ingredients: Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, Parfum, Linalool, Citric Acid, Benzyl Alcohol.';

/** The label as a picture file. */
let photo: Buffer;

/** A pack held so far away that its lines are less than 12 pixels apart. */
async function smallPrint(): Promise<Buffer> {
  const plain = LABEL_CONDITIONS.plain;
  if (!plain) throw new Error('The table of conditions has changed.');
  const { data, width, height } = await renderedLabel(`${LIST} `.repeat(20), { ...plain, type: 8 }, 5);
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .resize({ width: 1280, height: 720, fit: 'contain', withoutEnlargement: true, background: '#c8c8c8' })
    .greyscale()
    .raw()
    .toBuffer();
}

beforeAll(async () => {
  const conditions = LABEL_CONDITIONS['tilt 5°'];
  if (!conditions) throw new Error('The table of conditions has changed.');
  const { data, width, height } = await renderedLabel(LIST, { ...conditions, type: 34 }, 5);
  const luma = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .resize({ width: 1280, height: 720, fit: 'contain', background: '#c8c8c8' })
    .greyscale()
    .raw()
    .toBuffer();
  writePictures(film, luma);
  writePictures(smallFilm, await smallPrint());
  const label = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  photo = await sharp({ create: { width: width + 300, height: height + 300, channels: 3, background: '#6b4f3a' } })
    .composite([{ input: label, left: 150, top: 150 }])
    .jpeg()
    .toBuffer();
});

const stage = setStage(fakeCameraArgs(film));

describe('print that is too small', () => {
  const smallStage = setStage(fakeCameraArgs(smallFilm));

  it('is said before the shutter is pressed', async () => {
    const { page } = await smallStage.open();
    await signUp(page);
    await page.goto('/scan/label');
    await Promise.any([page.getByRole('button', { name: 'Capture Label' }).waitFor(), startCamera(page)]);
    await page.getByRole('status').filter({ hasText: 'Move closer: the print is too small' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

it('turns the label of an unknown product into a checked list and a report, on this phone alone', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  await typeCode(page, '2900000000025');
  await page.getByRole('heading', { name: 'Product Not Recognized' }).waitFor();
  await page.getByRole('button', { name: 'Take Photo with Camera (Recommended)' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open camera' }).click();
  await Promise.any([page.getByRole('button', { name: 'Capture Label' }).waitFor(), startCamera(page)]);
  await expect.poll(() => page.getByRole('button', { name: 'Capture Label' }).isEnabled()).toBe(true);
  await page.getByRole('button', { name: 'Capture Label' }).click();
  await page.getByRole('heading', { name: 'Is the whole list in the frame?' }).waitFor();
  await page.getByRole('button', { name: /^Top left corner/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Retake' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Capture Label' }).isEnabled()).toBe(true);
  await page.getByRole('button', { name: 'Capture Label' }).click();

  // The reader comes from our own origin and runs on the phone, so reading needs no network.
  await page.getByRole('button', { name: 'Use This Photo' }).click();
  await page.getByRole('heading', { name: 'Check the list against the pack' }).waitFor();
  const list = page.getByRole('list', { name: 'Ingredients' });
  for (const name of ['Aqua', 'Glycerin', 'Parfum']) await list.getByRole('button', { name }).waitFor();
  expect(await violations(page)).toEqual([]);

  await list.getByRole('button', { name: /^Parfum/ }).click();
  await page.getByRole('textbox', { name: 'As printed on the pack' }).fill('Limonene');
  await page.getByRole('button', { name: 'Save' }).click();
  await list.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('textbox', { name: 'As printed on the pack' }).fill('Sodium Hydroxide');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await list.getByRole('button', { name: /^Sodium Hydroxide/ }).waitFor();

  await page.getByRole('button', { name: 'Use this list' }).click();
  await page.getByRole('textbox', { name: 'Product name' }).fill('Corner shop hand cream');
  await page.getByRole('button', { name: 'Create report' }).click();
  expect(await reportShown(page, 'Corner shop hand cream')).toBeGreaterThan(0);
  await wholeReportShown(page);
  // The correction and the addition are part of the product, and reach the server through the outbox.
  const stored = async () => {
    const answer = await context.request.get('/api/products/02900000000025');
    return answer.ok()
      ? ((await answer.json()) as { product: { ingredientsText: string } }).product.ingredientsText
      : '';
  };
  await expect.poll(stored).toContain('Limonene');
  expect(await stored()).toContain('Sodium Hydroxide');
  // The photo was sent as well, and is on the server.
  const [name] = await photosOf(page, '02900000000025');
  await expect.poll(async () => (await context.request.get(`/api/photos/${name}`)).status()).toBe(200);
});

/** File names of the photos that this phone holds for a product. */
const photosOf = (page: Page, productId: string): Promise<string[]> =>
  page.evaluate(async (id) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((settle, fail) => {
        request.onsuccess = () => settle(request.result);
        request.onerror = () => fail(request.error);
      });
    const names: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const db = await asked(indexedDB.open(name ?? ''));
      if (db.objectStoreNames.contains('labelPhotos')) {
        const rows: unknown[] = await asked(db.transaction('labelPhotos').objectStore('labelPhotos').getAll());
        for (const row of rows) {
          if (typeof row !== 'object' || row === null || !('productId' in row) || !('sha256' in row)) continue;
          if (row.productId === id) names.push(String(row.sha256));
        }
      }
      db.close();
    }
    return names;
  }, productId);

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

it('frames the print it found, moves corners by key and pointer, and lays the cut flat', async () => {
  const { page } = await stage.open();
  await signUp(page);
  await page.goto('/scan/label');
  await choose(page, 'label.jpg', photo);
  const corner = page.getByRole('button', { name: /^Bottom right corner/ });
  const before = await corner.getAttribute('aria-label');
  // The frame excludes the table around the label.
  expect(Number(/(\d+)% from the left/.exec(before ?? '')?.[1])).toBeLessThan(95);
  await corner.press('ArrowDown');
  expect(await corner.getAttribute('aria-label')).not.toBe(before);
  const box = await corner.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const [x, y] = [(box?.x ?? 0) + 22, (box?.y ?? 0) + 22];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y + 10, { steps: 4 });
  await page.mouse.up();
  const after = await corner.boundingBox();
  expect((after?.x ?? 0) + 22).toBeCloseTo(x - 40, -1);
  await page.getByText('Flattened').click();
  await page.getByRole('img', { name: 'The part that will be read, flattened' }).waitFor();
  expect(await violations(page)).toEqual([]);
});

it('says what is wrong with a file, and keeps the ways on', async () => {
  const { page } = await stage.open();
  await signUp(page);
  await page.goto('/scan/label?barcode=2900000000032');
  const faults = [
    ['This browser cannot open HEIC photos.', HEIC],
    ['This picture is damaged.', photo.subarray(0, 2000)],
    ['This picture is too large for a phone to open.', withSize(photo, 12_000)],
    ['This file is not a readable picture.', Buffer.from('Aqua, Glycerin')],
  ] as const;
  for (const [at, [title, file]] of faults.entries()) {
    await choose(page, 'label.jpg', Buffer.from(file));
    await page.getByRole('alert').filter({ hasText: title }).waitFor();
    expect(await page.getByRole('button', { name: 'Use This Photo' }).count()).toBe(0);
    if (at < faults.length - 1) await page.getByRole('button', { name: 'Retake' }).click();
  }
  await page.getByRole('button', { name: 'Manual Entry' }).click();
  expect(await page.getByRole('textbox', { name: 'Barcode' }).inputValue()).toBe('2900000000032');
});

it('asks to come closer where the print is too small, and offers no list of it', async () => {
  const { page } = await stage.open();
  await signUp(page);
  await page.goto('/scan/label');
  const plain = LABEL_CONDITIONS.plain;
  if (!plain) throw new Error('The table of conditions has changed.');
  const { data, width, height } = await renderedLabel(`${LIST} ${LIST} ${LIST}`, { ...plain, type: 8 }, 5);
  const raw = { raw: { width, height, channels: 4 } } as const;
  await choose(page, 'label.jpg', await sharp(Buffer.from(data), raw).jpeg({ quality: 95 }).toBuffer());
  await page.getByRole('button', { name: 'Read the whole photo' }).click();
  await page.getByRole('alert').filter({ hasText: 'Move closer' }).waitFor();
  expect(await page.getByRole('list', { name: 'Ingredients' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Manual Entry' }).waitFor();
});

it('without the reader on the phone and without a network it says so, and takes the list as text', async () => {
  const { page, context, watch } = await stage.open();
  // In data saver mode the reader is only downloaded when it is first used.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await signUp(page);
  await page.goto('/scan/label');
  await choose(page, 'label.jpg', photo);
  await page.getByRole('button', { name: /^Top left corner/ }).waitFor();
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Read the whole photo' }).click();
  await page.getByRole('alert').filter({ hasText: 'The label reader is not on this phone yet.' }).waitFor();
  await page.getByRole('button', { name: 'Manual Entry' }).waitFor();
});

it('has the server read what this phone cannot, and stores nothing before the list was checked', async () => {
  const { page, context } = await stage.open();
  await context.addInitScript(() => {
    const Real = Worker;
    // Simulates a phone without enough memory, or without WebAssembly, for the reader.
    Object.assign(globalThis, {
      Worker: class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          if (String(url).includes('worker.min')) throw new Error('out of memory');
          super(url, options);
        }
      },
    });
  });
  await signUp(page);
  await page.goto('/scan/label?barcode=2900000000049');
  await choose(page, 'label.jpg', photo);
  await page.getByRole('button', { name: 'Use This Photo' }).click();
  await page.getByRole('heading', { name: 'Check the list against the pack' }).waitFor();
  await page.getByRole('list', { name: 'Ingredients' }).getByRole('button', { name: 'Glycerin' }).waitFor();
  expect((await context.request.get('/api/products/02900000000049')).status()).toBe(404);
});
