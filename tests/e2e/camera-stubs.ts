import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright';
import { PATIENCE_MS } from '#tests/support/patience.ts';

/** How often a person holds the code before the scanner again. */
const SCANS_AT_MOST = 4;

// The browser keeps to what it was told as long as the session lives that told it.
const sessions = new WeakMap<Browser, Promise<CDPSession>>();

/** Has the browser answer as its settings page would: the permission of the camera for one site. */
export async function setCameraPermission(
  page: Page,
  origin: string,
  setting: 'denied' | 'prompt' | 'granted',
): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  const opened = sessions.get(browser) ?? browser.newBrowserCDPSession();
  sessions.set(browser, opened);
  const session = await opened;
  const { targetInfos } = await session.send('Target.getTargets');
  const own = targetInfos.find(({ type, url }) => type === 'page' && url === page.url());
  if (!own?.browserContextId) throw new Error(`No page of the browser shows ${page.url()}.`);
  const permission = { permission: { name: 'camera' }, setting, origin };
  await session.send('Browser.setPermission', { ...permission, browserContextId: own.browserContextId });
}

/** A page whose camera rejects with a real error of the browser, which Chromium cannot be made to meet by itself. */
export async function pageWithCameraError(context: BrowserContext, name: string, message = ''): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(
    ([errorName, errorMessage]) => {
      const cameraAskedAt: number[] = [];
      Object.assign(window, { cameraAskedAt });
      navigator.mediaDevices.getUserMedia = () => {
        cameraAskedAt.push(Date.now());
        return Promise.reject(new DOMException(errorMessage, errorName));
      };
    },
    [name, message] as const,
  );
  return page;
}

/** A page whose camera never answers. */
export async function pageWithSilentCamera(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const cameraAskedAt: number[] = [];
    Object.assign(window, { cameraAskedAt });
    navigator.mediaDevices.getUserMedia = () => {
      cameraAskedAt.push(Date.now());
      return new Promise(() => undefined);
    };
  });
  return page;
}

/** When such a page asked for its camera, in milliseconds of the page's clock. */
export const cameraAskedAt = (page: Page): Promise<number[]> =>
  page.evaluate(() => Reflect.get(window, 'cameraAskedAt') as number[]);

/** Sends a code and Enter as a barcode scanner does that acts as a keyboard: one key right after the other. */
export async function sendByKeyboardScanner(page: Page, digits: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const keys = [
    ...[...digits].map((digit) => ({
      key: digit,
      text: digit,
      code: `Digit${digit}`,
      windowsVirtualKeyCode: 48 + Number(digit),
    })),
    { key: 'Enter', text: '\r', code: 'Enter', windowsVirtualKeyCode: 13 },
  ];
  // Without waiting for the page in between.
  await Promise.all(
    keys.flatMap((key) => [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]),
  );
  await session.detach();
}

/**
 * Scans a code with a scanner that acts as a keyboard, again where the browser was so busy that the keys came as slowly as
 * from a hand.
 * @param answer what the page shows of this code
 */
export async function scanByKeyboard(page: Page, digits: string, answer: Locator): Promise<void> {
  for (let left = SCANS_AT_MOST - 1; left >= 0; left -= 1) {
    await sendByKeyboardScanner(page, digits);
    const shown = answer.waitFor({ timeout: PATIENCE_MS / SCANS_AT_MOST }).then(() => true);
    if (await (left > 0 ? shown.catch(() => false) : shown)) return;
  }
}
