import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import { fakeCameraArgs } from '#tests/support/browser.ts';
import { writeFilm } from '#tests/support/fake-camera.ts';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { ean13Product } from './catalogue.ts';
import { phoneRow } from './phone-tables.ts';
import { signUp } from './sign-up.ts';
import { addToInventory, listedAtHome, reportShown, startCamera, wholeReportShown } from './steps.ts';

const films = mkdtempSync(join(tmpdir(), 'safeshelf-films-'));
afterAll(() => rmSync(films, { recursive: true, force: true }));

// The other symbologies are tested in scan-live.test.ts. Once the code is read, everything else is the same.
describe('an EAN-13 before the camera', () => {
  const printed = ean13Product();
  const film = join(films, 'ean-13.y4m');
  writeFilm(film, ean13Modules(printed.digits));
  const stage = setStage(fakeCameraArgs(film));

  it('becomes a report and a place in the inventory', async () => {
    const { page, context } = await stage.open();
    await signUp(page);
    await page.getByRole('link', { name: /Tap to Scan/ }).click();
    await startCamera(page);
    await page.getByText('Barcode read: ').waitFor();
    await page.getByRole('link', { name: 'View report' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'View report' }).click();

    const score = await reportShown(page, printed.product.name);
    await wholeReportShown(page);

    // The phone's engine and the server's give the same report, byte for byte.
    const stored = (await phoneRow(page, 'reports', printed.product.id)) as { report: { score: number } };
    const answer = await context.request.get(`/api/products/${printed.product.id}`);
    const { report } = (await answer.json()) as { report: unknown };
    expect(JSON.stringify(stored.report)).toBe(JSON.stringify(report));
    expect(stored.report.score).toBe(score);

    await addToInventory(page);
    await listedAtHome(page, printed.product.name);
    const usage = await context.request.get('/api/scan/usage');
    expect(await usage.json()).toMatchObject({ scansUsed: 1 });
  });
});
