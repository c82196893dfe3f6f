import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import { signUp } from '#tests/e2e/sign-up.ts';
import { fakeCameraArgs, launchBrowser } from '#tests/support/browser.ts';
import { writeFilm } from '#tests/support/fake-camera.ts';
import { startServer } from '#tests/support/server.ts';

const VISITS = 7;
/** From a restricted range (GS1), so no product in any shop has it. */
const DIGITS = '2000000000480';

/**
 * From the camera being granted to the first code on the screen, in the built app with a film as the camera. Each visit
 * is a page of its own, so that the decoder starts from scratch. Nothing is throttled.
 * @returns milliseconds: the median of the visits, and the slowest
 */
export async function firstDecodeMs(): Promise<{ readonly median: number; readonly slowest: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'safeshelf-film-'));
  const film = join(folder, 'code.y4m');
  writeFilm(film, ean13Modules(DIGITS));
  const [server, browser] = await Promise.all([startServer(), launchBrowser(fakeCameraArgs(film))]);
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url });
    await context.addInitScript(() => {
      const media = navigator.mediaDevices;
      const real = media.getUserMedia.bind(media);
      media.getUserMedia = async (wanted) => {
        const stream = await real(wanted);
        performance.mark('granted');
        return stream;
      };
      const watch = new MutationObserver(() => {
        if (performance.getEntriesByName('read').length === 0 && document.querySelector('.finder-digits'))
          performance.mark('read');
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    const page = await context.newPage();
    await signUp(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const times: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      await page.goto('/scan');
      await page.locator('.finder-digits').waitFor();
      times.push(await page.evaluate(() => performance.measure('first decode', 'granted', 'read').duration));
    }
    times.sort((one, other) => one - other);
    return { median: times[Math.floor(VISITS / 2)] ?? 0, slowest: times.at(-1) ?? 0 };
  } finally {
    await browser.close();
    await server.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
