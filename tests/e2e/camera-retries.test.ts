import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { cameraAskedAt, pageWithCameraError, pageWithSilentCamera } from './camera-stubs.ts';
import { signUp } from './sign-up.ts';

const stage = setStage(['--use-fake-device-for-media-stream']);
const stateOf = (page: Page) => page.locator('main').getAttribute('data-state');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Records each heading of the viewfinder, even one that is gone by the time the test looks. */
const noteHeadings = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headingsSeen: seen });
    new MutationObserver(() => {
      const now = document.querySelector('main h2')?.textContent;
      if (now && now !== seen.at(-1)) seen.push(now);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const headingsSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'headingsSeen') as string[]);

it('tries three times where that can help: in use, aborted, and silent', async () => {
  const { page: first, context } = await stage.open();
  await signUp(first);
  await context.grantPermissions(['camera'], { origin: stage.server().url });
  const thrice = async (page: Page, words: string, each: number) => {
    await noteHeadings(page);
    await page.clock.install();
    await page.goto('/scan');
    await expect
      .poll(async () => {
        await page.clock.runFor(each > 0 ? 1000 : 100);
        return heading(page, words).isVisible();
      })
      .toBe(true);
    const seen = await headingsSeen(page);
    const from = seen.indexOf('Starting the camera, attempt 1 of 3');
    expect(seen.slice(from)).toEqual([
      'Starting the camera, attempt 1 of 3',
      'Starting the camera, attempt 2 of 3',
      // If the camera refuses at once, the last attempt ends before its heading is drawn.
      ...(each > 0 ? ['Starting the camera, attempt 3 of 3'] : []),
      words,
    ]);
    const [first = 0, second = 0, third = 0, ...more] = await cameraAskedAt(page);
    expect(more).toEqual([]);
    // The time limit of a silent camera starts slightly before the camera is asked.
    expect(second - first).toBeGreaterThanOrEqual(Math.max(each, 1000));
    expect(third - second).toBeGreaterThanOrEqual(Math.max(each, 2000));
    await page.getByText('Close other apps or tabs that use the camera.').waitFor();
    expect(await stateOf(page)).toBe('error');
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.locator('main[data-state=idle]').waitFor();
    await page.close();
  };
  const busy = 'Camera is being used by another application. Please close other apps and try again.';
  await thrice(await pageWithCameraError(context, 'NotReadableError'), busy, 0);
  const aborted = await pageWithCameraError(context, 'AbortError', 'Starting videoinput failed');
  await thrice(aborted, 'Camera error: Starting videoinput failed. Please try again or refresh the page.', 0);
  const silent = await pageWithSilentCamera(context);
  await thrice(silent, 'Camera initialization timed out. Please try again.', 15_000);
});
