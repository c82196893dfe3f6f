import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { ean8Modules, ean13Modules, upceModules } from '#domain/scanning/bar-modules.ts';
import { fakeCameraArgs } from '#tests/support/browser.ts';
import { symbolScene, writePictures, writeScenes } from '#tests/support/fake-camera.ts';
import { shelfScene } from '#tests/support/shelf-scene.ts';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { ean13Product, upceProduct } from './catalogue.ts';
import { signUp } from './sign-up.ts';
import { lookUp, startCamera } from './steps.ts';

const films = mkdtempSync(join(tmpdir(), 'safeshelf-films-'));
afterAll(() => rmSync(films, { recursive: true, force: true }));

const known = ean13Product();
const short = upceProduct();
// Restricted ranges (GS1): no product in a shop anywhere carries them.
const EAN8 = '20000004';
const UPC_A = '200000000004';
const MOST_READS = 20;

/** The digits shown for the code that was read, once there is one. */
async function readDigits(page: Page): Promise<string> {
  const shown = page.locator('.finder-digits');
  await shown.waitFor();
  return ((await shown.textContent()) ?? '').replace(/\D/g, '');
}

describe('four products one after the other', () => {
  const film = join(films, 'four.y4m');
  const symbols = [ean13Modules(known.digits), ean8Modules(EAN8), ean13Modules(`0${UPC_A}`), upceModules(short.digits)];
  writeScenes(film, symbols.map(symbolScene), 5, 7);
  const stage = setStage(fakeCameraArgs(film));

  it('are each read, and never twice in a row, whichever of the four kinds their bars are', async () => {
    const { page } = await stage.open();
    await signUp(page);
    await page.goto('/scan');
    await startCamera(page);
    const read: string[] = [];
    // The film repeats: on a busy machine a code may only be read the second time it appears.
    while (new Set(read).size < symbols.length && read.length < MOST_READS) {
      read.push(await readDigits(page));
      await page.locator('main[data-state=detected]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.finder-digits').waitFor({ state: 'detached' });
    }
    // A code that was dismissed does not show again while it is still in sight.
    expect(read.filter((code, at) => code === read[at - 1])).toEqual([]);
    // A UPC-E is shown as the UPC-A that it abbreviates.
    const expanded = short.product.gtin?.slice(2) ?? '';
    expect([...new Set(read)].sort()).toEqual([known.digits, EAN8, UPC_A, expanded].sort());
    await page.getByText(/^Last scanned /).waitFor();
  });
});

describe('a shelf', () => {
  const film = join(films, 'shelf.y4m');
  const middle = { top: 120, module: 2, height: 90 };
  writePictures(
    film,
    shelfScene([
      { ...middle, modules: ean13Modules(known.digits), left: 490 },
      { ...middle, modules: ean8Modules(EAN8), left: 560, top: 380 },
    ]),
  );
  const stage = setStage(fakeCameraArgs(film));

  it('shows each code at its place with what this phone knows, and the person takes one', async () => {
    const { page, context } = await stage.open();
    await signUp(page);
    // This phone has scanned the first product, and never the second.
    await page.goto('/scan');
    await lookUp(page, known.digits);
    await page.getByRole('link', { name: 'View report' }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByText('2 barcodes. Tap the one you mean.').waitFor();
    const shelf = page.getByRole('list', { name: 'Barcodes in the picture' });
    const met = shelf.getByRole('button', { name: known.product.name });
    await met.getByText(/^(?:MINIMAL|LOW|MODERATE|HIGH|VERY HIGH|UNKNOWN|CRITICAL|WARNING)/).waitFor();
    const other = shelf.getByRole('button', { name: `${EAN8} Not known` });
    await other.waitFor();
    // Their boxes are where the codes are: the second below the first.
    const [first, second] = [await met.boundingBox(), await other.boundingBox()];
    expect(second?.y ?? 0).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    expect(await violations(page)).toEqual([]);
    const scans = async () =>
      ((await (await context.request.get('/api/scan/usage')).json()) as { scansUsed: number }).scansUsed;
    // The first scan may still be on its way to the server.
    await expect.poll(scans, { message: 'looking is not scanning' }).toBe(1);

    await met.click();
    await page.getByRole('link', { name: 'View report' }).waitFor();
    expect(await readDigits(page)).toBe(known.digits);
    await expect.poll(scans).toBe(2);
  });
});
