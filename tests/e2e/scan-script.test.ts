import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import { fakeCameraArgs } from '#tests/support/browser.ts';
import { writeFilm } from '#tests/support/fake-camera.ts';
import { setStage, untilInstalled } from './app.ts';
import { ean13Product } from './catalogue.ts';
import { signUp } from './sign-up.ts';
import { startCamera } from './steps.ts';

const films = mkdtempSync(join(tmpdir(), 'safeshelf-films-'));
afterAll(() => rmSync(films, { recursive: true, force: true }));
const printed = ean13Product();
const film = join(films, 'ean-13.y4m');
writeFilm(film, ean13Modules(printed.digits));

/** Scans the film's product. @returns the reader files requested until it was read */
async function scanned({ page, context }: Awaited<ReturnType<ReturnType<typeof setStage>['open']>>): Promise<string[]> {
  const files: string[] = [];
  context.on('request', (request) => files.push(new URL(request.url()).pathname));
  await signUp(page);
  await page.getByRole('link', { name: /Tap to Scan/ }).click();
  await startCamera(page);
  await page.getByText('Barcode read: ').waitFor();
  await page.getByRole('link', { name: 'View report' }).waitFor();
  return files.filter((path) => /script-decoder|\.wasm$/.test(path)).map((path) => path.replace(/-[\w-]{7,8}\./, '.'));
}

// Without compiled code, as in Lockdown Mode, V8 offers no WebAssembly either.
describe('a browser that allows no WebAssembly', () => {
  const stage = setStage([...fakeCameraArgs(film), '--js-flags=--jitless']);

  it('reads a code with the reader that is plain script, also without a signal', async () => {
    const app = await stage.open();
    const { page, context, watch } = app;
    const files = await scanned(app);
    expect(await page.evaluate('typeof WebAssembly')).toBe('undefined');
    expect(new Set(files)).toEqual(new Set(['/assets/script-decoder.js']));

    await untilInstalled(page);
    // Once more through the service worker, which stores the reader, and then without a network.
    for (const offline of [false, true]) {
      watch.expectUnreachable(offline);
      await context.setOffline(offline);
      await page.goto('/dashboard');
      await page.getByRole('link', { name: /Tap to Scan/ }).click();
      await startCamera(page);
      await page.getByText('Barcode read: ').waitFor();
    }
  });
});

describe('a browser that allows it', () => {
  const stage = setStage(fakeCameraArgs(film));

  it('never asks for that reader', async () => {
    const files = await scanned(await stage.open());
    expect(files).toContain('/assets/zxing_reader.wasm');
    expect(files).not.toContain('/assets/script-decoder.js');
  });
});
