import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type App, PHONE, setStage } from './app.ts';
import { violations } from './axe.ts';
import { pageWithCameraError, sendByKeyboardScanner, setCameraPermission } from './camera-stubs.ts';
import { ean13Product } from './catalogue.ts';
import { signUp } from './sign-up.ts';

const INSECURE = 'shelf.test';
const NAMES = `--host-resolver-rules=MAP ${INSECURE} 127.0.0.1`;
const state = (page: Page) => page.locator('main').getAttribute('data-state');
const inState = (page: Page, name: string) => page.locator(`main[data-state=${name}]`).waitFor();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

/** Opens the scanner. */
async function openScanner(page: Page): Promise<void> {
  await page.goto('/scan');
  await page.getByRole('heading', { level: 1, name: 'Product Scanner' }).waitFor();
}

/** Waits for the ways that remain without a camera. */
async function waysWithout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Type barcode' }).waitFor();
  await page.getByText('Photo', { exact: true }).waitFor();
}

/** Parts of the viewfinder that the panel covers, or that are off the screen. */
const hiddenByPanel = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const panel = document.querySelector('.scanner-controls')?.getBoundingClientRect();
    if (!panel) return ['no panel'];
    const parts = [
      ...document.querySelectorAll('.finder, .scanner-message h2, .scanner-message p, .scanner-controls button'),
    ];
    return parts
      .filter((part) => {
        const box = part.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) return false;
        const outside = box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1 || box.top < -1;
        const inPanel = part.closest('.scanner-controls') !== null;
        const apart = box.bottom <= panel.top + 1 || box.right <= panel.left + 1;
        return outside || (!inPanel && !apart);
      })
      .map((part) => part.textContent || part.className);
  });

async function signedIn(open: () => Promise<App>): Promise<App> {
  const app = await open();
  await signUp(app.page);
  return app;
}

describe('a device with a camera', () => {
  // Without the flag that answers the prompt, so that the permission is really asked for and denied.
  const stage = setStage(['--use-fake-device-for-media-stream=device-count=2', NAMES]);

  it('explains once before the prompt, says how to come back after a denial, and follows the permission', async () => {
    const { page } = await signedIn(stage.open);
    const origin = stage.server().url;
    await setCameraPermission(page, origin, 'prompt');
    await openScanner(page);
    await page.getByText(/Your browser will ask for the camera/).waitFor();
    expect(await state(page)).toBe('idle');
    // One viewfinder and one button (product P2.5.7). Another button opens the field for the number.
    expect(await page.getByRole('button', { name: 'Start camera' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Capture' }).count()).toBe(0);
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    for (const size of [PHONE, { width: 640, height: 400 }, { width: 320, height: 568 }]) {
      await page.setViewportSize(size);
      // The page is only laid out again some frames after its size changed.
      await expect.poll(() => hiddenByPanel(page), { message: `${size.width} by ${size.height}` }).toEqual([]);
    }
    await page.setViewportSize(PHONE);

    await setCameraPermission(page, origin, 'denied');
    await heading(page, 'Camera access denied. Please allow camera permissions and try again.').waitFor();
    await page.getByText('Click the icon to the left of the address.').waitFor();
    expect(await state(page)).toBe('error');
    // The camera cannot be started, so typing the number is the way on, with no dead button next to it.
    expect(await page.getByRole('button', { name: 'Start camera' }).count()).toBe(0);
    await waysWithout(page);
    expect(await violations(page)).toEqual([]);

    await setCameraPermission(page, origin, 'prompt');
    await page.getByText(/Your browser will ask for the camera/).waitFor();
    await setCameraPermission(page, origin, 'granted');
    await inState(page, 'scanning');
    await setCameraPermission(page, origin, 'denied');
    await heading(page, /^Camera access denied\./).waitFor();
  });

  it('names every other error in the words of product P7.5', async () => {
    const { page, context, watch } = await signedIn(stage.open);
    await context.grantPermissions(['camera'], { origin: stage.server().url });
    const shown = async (one: Page, words: string) => {
      await openScanner(one);
      await heading(one, words).waitFor();
      expect(await state(one)).toBe('error');
      await waysWithout(one);
      await one.close();
    };
    const refused = (name: string, message?: string) => pageWithCameraError(context, name, message);
    await shown(
      await refused('NotSupportedError'),
      'Camera not supported in this browser. Try using Chrome or Safari.',
    );
    await shown(
      await refused('OverconstrainedError'),
      "Camera doesn't support the required settings. Trying with basic settings...",
    );
    // A page loaded without encryption has no camera API at all.
    watch.expectHost(INSECURE);
    const insecure = await context.newPage();
    await insecure.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Shelf</h1>' }));
    await insecure.goto(`http://${INSECURE}/`);
    expect(await insecure.evaluate(() => [isSecureContext, navigator.mediaDevices === undefined])).toEqual([
      false,
      true,
    ]);
    await insecure.close();
    const without = await context.newPage();
    await without.addInitScript(() => Object.defineProperty(Navigator.prototype, 'mediaDevices', { value: undefined }));
    await shown(without, 'Camera API not supported in this browser.');
    await page.close();
  });

  it('goes on with basic settings where the chosen camera is gone, and remembers another', async () => {
    const { page, context } = await signedIn(stage.open);
    await context.grantPermissions(['camera'], { origin: stage.server().url });
    await page.addInitScript(() => {
      if (localStorage.getItem('scanner') === null) localStorage.setItem('scanner', '{"camera":"of another day"}');
      const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      const refusals: string[] = [];
      Object.assign(window, { refusals });
      navigator.mediaDevices.getUserMedia = (wanted) =>
        real(wanted).catch((reason: DOMException) => {
          refusals.push(reason.name);
          throw reason;
        });
    });
    await openScanner(page);
    await inState(page, 'scanning');
    // Chromium itself refused the missing camera.
    expect(await page.evaluate(() => Reflect.get(window, 'refusals'))).toEqual(['OverconstrainedError']);
    expect(await page.evaluate(() => localStorage.getItem('scanner'))).toContain('"camera":null');

    const label = () =>
      page.locator('video').evaluate((video: HTMLVideoElement) => {
        const { srcObject } = video;
        return srcObject instanceof MediaStream ? srcObject.getVideoTracks()[0]?.label : undefined;
      });
    await expect.poll(label).toBe('fake_device_0');
    await page.getByRole('button', { name: 'Switch camera' }).click();
    await expect.poll(label).toBe('fake_device_1');
    await page.reload();
    await expect.poll(label, { message: 'remembered on this device' }).toBe('fake_device_1');

    // Abilities of a phone's camera that Chromium's fake camera lacks: the track reports them, and requests are
    // recorded.
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      const able: object = { torch: true, zoom: { min: 1, max: 5, step: 0.1 }, focusMode: ['single-shot'] };
      MediaStreamTrack.prototype.getCapabilities = () => Object.assign({ deviceId: '' }, able);
      MediaStreamTrack.prototype.applyConstraints = async (wanted) => void asked.push(wanted?.advanced?.[0]);
    });
    await page.reload();
    await inState(page, 'scanning');
    expect(await page.getByRole('button', { name: 'Light, off' }).getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('button', { name: 'Light, off' }).click();
    await page.getByRole('button', { name: 'Light, on' }).waitFor();
    await page.getByRole('button', { name: '2×' }).click();
    await page.mouse.click(195, 130);
    const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
    await expect.poll(asked).toHaveLength(3);
    expect(await asked()).toMatchObject([{ torch: true }, { zoom: 2 }, { focusMode: 'single-shot' }]);

    // Hiding the page ends the camera, and with it the light. Showing it again starts the camera again.
    const show = (hidden: boolean) =>
      page.evaluate((away) => {
        Object.defineProperty(document, 'hidden', { value: away, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await page.evaluate(() => {
      const { srcObject } = document.querySelector('video') ?? {};
      Object.assign(window, { before: srcObject instanceof MediaStream ? srcObject.getVideoTracks()[0] : null });
    });
    await show(true);
    expect(await page.evaluate(() => Reflect.get(window, 'before').readyState)).toBe('ended');
    await inState(page, 'idle');
    await show(false);
    await inState(page, 'scanning');
    await expect.poll(label).toBe('fake_device_1');
  });
});

describe('a device without a camera', () => {
  const stage = setStage(['--use-fake-device-for-media-stream=device-count=0']);

  it('says so, and takes the number, typed or pasted, or a photo', async () => {
    const { page, context } = await signedIn(stage.open);
    await context.grantPermissions(['camera'], { origin: stage.server().url });
    await openScanner(page);
    await heading(page, 'No camera found. Please ensure your device has a camera.').waitFor();
    await page.getByText('You can always type the number under the bars, or choose a photo of it.').waitFor();
    await waysWithout(page);
    expect(await violations(page)).toEqual([]);

    // A code is pasted along with the text around it.
    const { digits } = ean13Product();
    await page.getByRole('button', { name: 'Type barcode' }).click();
    const field = page.getByRole('textbox', { name: 'Type the barcode' });
    await field.evaluate(
      (element, text) => {
        const data = new DataTransfer();
        data.setData('text', text);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      },
      `EAN: ${digits.slice(0, 1)} ${digits.slice(1, 7)}-${digits.slice(7)}, 500 ml`,
    );
    expect(await field.inputValue()).toBe(digits);
    await page.getByText('13 digits. That looks right.').waitFor();
  });

  it('takes what a keyboard scanner sends, and leaves typing alone', async () => {
    const { page } = await signedIn(stage.open);
    await openScanner(page);
    const { digits, product } = ean13Product();
    await page.getByRole('button', { name: 'Type barcode' }).click();
    const field = page.getByRole('textbox', { name: 'Type the barcode' });
    // The field already has the focus, so nothing needs to be tapped first.
    await page.keyboard.type(digits);
    expect(await field.inputValue()).toBe(digits);
    expect(await page.getByRole('region', { name: 'Scan result' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });

    // The focus is on a button, which the scanner's Enter must not press.
    await page.getByRole('button', { name: 'Close scanner' }).focus();
    const misread = `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`;
    await sendByKeyboardScanner(page, misread);
    await page
      .getByText(/the last one does not match/)
      .first()
      .waitFor();
    expect(page.url()).toContain('/scan');
    await sendByKeyboardScanner(page, digits);
    await page.getByRole('heading', { name: product.name }).waitFor();
    await page.getByText(`Last scanned ${digits}`).waitFor();

    // Sound and vibration are chosen in the settings, and the choice is kept.
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Sound' }).click();
    expect(await page.getByRole('switch', { name: 'Sound' }).getAttribute('aria-checked')).toBe('false');
    await page.reload();
    expect(await page.getByRole('switch', { name: 'Sound' }).getAttribute('aria-checked')).toBe('false');
    expect(await page.getByRole('switch', { name: 'Vibration' }).getAttribute('aria-checked')).toBe('true');
  });
});
