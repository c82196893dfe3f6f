import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeCameraArgs } from '#tests/support/browser.ts';
import { writePictures } from '#tests/support/fake-camera.ts';
import { LABEL_CONDITIONS, renderedLabel } from '#tests/support/rendered-label.ts';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { signUp } from './sign-up.ts';
import { reportShown, startCamera, typeCode, wholeReportShown } from './steps.ts';

const films = mkdtempSync(join(tmpdir(), 'safeshelf-films-'));
const film = join(films, 'label.y4m');
afterAll(() => rmSync(films, { recursive: true, force: true }));

const LIST =
  'Ingredients: Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, Parfum, Linalool, Citric Acid, Benzyl Alcohol.';

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
});

const stage = setStage(fakeCameraArgs(film));

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
  await page.getByRole('heading', { name: 'Is the whole list in the picture?' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Retake' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Capture Label' }).isEnabled()).toBe(true);
  await page.getByRole('button', { name: 'Capture Label' }).click();

  // The reader is of our own origin and read here: the network is not needed for it any more.
  await page.getByRole('button', { name: 'Use This Photo' }).click();
  await page.getByRole('heading', { name: 'Check the list against the pack' }).waitFor({ timeout: 40_000 });
  const list = page.getByRole('list', { name: 'Ingredients' });
  for (const name of ['Aqua', 'Glycerin', 'Parfum']) await list.getByRole('button', { name }).waitFor();
  expect(await violations(page)).toEqual([]);

  await list.getByRole('button', { name: /^Parfum/ }).click();
  await page.getByRole('textbox', { name: 'As it stands on the pack' }).fill('Limonene');
  await page.getByRole('button', { name: 'Save' }).click();
  await list.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('textbox', { name: 'As it stands on the pack' }).fill('Sodium Hydroxide');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await list.getByRole('button', { name: /^Sodium Hydroxide/ }).waitFor();

  await page.getByRole('button', { name: 'Use this list' }).click();
  await page.getByRole('textbox', { name: 'Product name' }).fill('Corner shop hand cream');
  await page.getByRole('button', { name: 'Create report' }).click();
  expect(await reportShown(page, 'Corner shop hand cream')).toBeGreaterThan(0);
  await wholeReportShown(page);
  // What was corrected and added went with it, and reaches the server by the outbox.
  const stored = async () => {
    const answer = await context.request.get('/api/products/02900000000025');
    return answer.ok()
      ? ((await answer.json()) as { product: { ingredientsText: string } }).product.ingredientsText
      : '';
  };
  await expect.poll(stored, { timeout: 10_000 }).toContain('Limonene');
  expect(await stored()).toContain('Sodium Hydroxide');
});
