import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** Seconds between two keystrokes of a barcode scanner that acts as a keyboard. */
const BETWEEN_KEYS_S = 0.01;

// The browser keeps a permission only while the session that set it is open.
const sessions = new WeakMap<Browser, Promise<CDPSession>>();

/** Sets the camera permission of one site, as the browser's settings page would. */
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

/** A page whose camera rejects with a real browser error that Chromium cannot be made to raise by itself. */
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

/** Types a code and Enter as a barcode scanner acting as a keyboard does, one key right after the other. */
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
  // Each event carries the time its key was pressed: a busy browser gets the events late, but sees the true speed.
  const began = Date.now() / 1000;
  await Promise.all(
    keys.flatMap((key, at) => {
      const timestamp = began + at * BETWEEN_KEYS_S;
      return [
        session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key }),
      ];
    }),
  );
  await session.detach();
}
