import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** Seconds between two keys of a scanner that acts as a keyboard. */
const BETWEEN_KEYS_S = 0.01;

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
  // Each event says when its key was pressed: a browser that is busy hears of them late, and as quick as they were.
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
