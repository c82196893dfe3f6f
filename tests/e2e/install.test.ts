import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import { fakeCameraArgs, launchPersistent } from '#tests/support/browser.ts';
import { writeFilm } from '#tests/support/fake-camera.ts';
import { setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { ean13Product } from './catalogue.ts';
import { phoneRow } from './phone-tables.ts';
import { signUp } from './sign-up.ts';
import { reportShown } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'safeshelf-install-'));
const film = join(folder, 'table.y4m');
writeFilm(film, ean13Modules(ean13Product().digits));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const stage = setStage(fakeCameraArgs(film));

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

const manifest = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../manifest.webmanifest', import.meta.url)), 'utf8'),
) as {
  icons: (Picture & { purpose: string })[];
  screenshots: (Picture & { form_factor: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  share_target: { action: string };
};

it('can be installed', async () => {
  // A normal profile, because a private window always answers "in-incognito".
  const context = await launchPersistent(join(folder, 'profile'));
  try {
    const page = await context.newPage();
    await page.goto(`${stage.server().url}/auth`);
    await untilInstalled(page);
    const devtools = await context.newCDPSession(page);
    const read = await devtools.send('Page.getAppManifest');
    expect(read.errors).toEqual([]);
    expect(JSON.parse(read.data ?? '{}')).toMatchObject(manifest);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
  }
});

it('brings every picture that the manifest names, in the size it names', async () => {
  const { context } = await stage.open();
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
  expect(new Set(manifest.screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes, type } of pictures) {
    const answer = await context.request.get(src);
    expect(answer.headers()['content-type'], src).toBe(type);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

it('leads from each shortcut to its screen, and from Scan to a live camera with no further tap', async () => {
  const { page } = await stage.open({ permissions: ['camera'] });
  await signUp(page);
  for (const { name, url } of manifest.shortcuts) {
    await page.goto(url);
    if (!url.startsWith('/scan')) {
      await page.getByRole('heading', { level: 1, name }).waitFor();
      continue;
    }
    // Without a tap the video plays, and the product in front of the camera is read.
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await page.getByText('Barcode read: ').waitFor();
    await page.getByText(url.includes('shopping') ? 'Shopping Scanner' : 'Product Scanner').waitFor();
  }
});

/** Posts to the share target as the system does, by submitting a form. */
const share = (page: Page, what: { text?: string; picture?: string }): Promise<void> =>
  page.evaluate(
    async ([action, { text, picture }]) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'POST', enctype: 'multipart/form-data' });
      const file = Object.assign(document.createElement('input'), { type: 'file', name: 'photo' });
      if (picture) {
        const chosen = new DataTransfer();
        const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
        chosen.items.add(new File([bytes], 'label.png', { type: 'image/png' }));
        file.files = chosen.files;
      }
      form.append(file, Object.assign(document.createElement('input'), { name: 'text', value: text ?? '' }));
      document.body.append(form);
      form.submit();
    },
    [manifest.share_target.action, what] as const,
  );

it('takes a picture or a text from another app straight into label reading, once', async () => {
  const { page } = await stage.open({ permissions: ['camera'] });
  await signUp(page);
  await untilInstalled(page);
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#ddd' } })
    .png()
    .toBuffer();
  await share(page, { picture: picture.toString('base64') });
  await page.getByRole('button', { name: 'Use This Photo' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/scan/label');
  await page.reload();
  await page.getByRole('button', { name: 'Capture Label' }).waitFor();

  await page.goto('/dashboard');
  await share(page, { text: 'Ingredients: Aqua, Glycerin, Parfum, Limonene' });
  await page.getByRole('heading', { name: 'Check the list against the pack' }).waitFor();
  await page.getByRole('list', { name: 'Ingredients' }).getByRole('button', { name: 'Glycerin' }).waitFor();
  expect(await page.evaluate(() => caches.has('share'))).toBe(false);
});

/** Scans the product in front of the camera, views its report and leaves it. From then on the app has been useful. */
async function leaveAReport(page: Page): Promise<void> {
  await page.goto('/scan');
  await page.getByRole('link', { name: 'View report' }).click();
  await reportShown(page, ean13Product().product.name);
  await page.getByRole('button', { name: 'Back' }).first().click();
  await expect.poll(() => phoneRow(page, 'meta', 'usefulReportAt')).not.toBeNull();
}

declare global {
  var badge: number | undefined;
  var asked: number | undefined;
}

/** Makes the browser offer to install, as Chromium does by itself once somebody has used the page for a while. */
const offerInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.asked = 0;
    const prompt = async () => {
      globalThis.asked = (globalThis.asked ?? 0) + 1;
      return { outcome: 'dismissed' };
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

it('offers the home screen after the first useful report, asks the browser once, and takes a no', async () => {
  const { page, context } = await stage.open({ permissions: ['camera'] });
  await context.addInitScript(() => {
    navigator.setAppBadge = async (count) => {
      globalThis.badge = count ?? 0;
    };
    navigator.clearAppBadge = async () => {
      globalThis.badge = 0;
    };
  });
  await signUp(page);
  const card = page.getByRole('heading', { name: 'Add Safeshelf to your home screen' });
  await offerInstall(page);
  expect(await card.count()).toBe(0);

  const { product } = ean13Product();
  await leaveAReport(page);
  await page.goto(`/product/${product.id}`);
  await page.getByRole('button', { name: 'Add to inventory' }).click();
  await page.getByRole('link', { name: 'In your inventory' }).click();
  await page
    .getByRole('button', { name: /^(?:Edit|Change|Details)/ })
    .first()
    .click();
  await page.getByLabel('Expiry or best before date').fill('2020-01-31');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => page.evaluate(() => globalThis.badge)).toBe(1);

  await page.goto('/dashboard');
  await page.getByText('Tap to Scan').waitFor();
  expect(await card.count()).toBe(0);
  await offerInstall(page);
  await card.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await card.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => globalThis.asked)).toBe(1);
  await page.reload();
  await page.getByText('Tap to Scan').waitFor();
  await offerInstall(page);
  await page.getByText(product.name).first().waitFor();
  expect(await card.count()).toBe(0);
});

it('shows the steps on an iPhone, and nothing where it was opened from the home screen', async () => {
  const { page, context } = await stage.open({ hasTouch: true, permissions: ['camera'] });
  // The properties that identify WebKit on a phone, in a tab and from the home screen.
  const openedFrom = (home: boolean) =>
    context.addInitScript((standalone) => {
      Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
      Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
    }, home);
  await openedFrom(false);
  await signUp(page);
  await leaveAReport(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Show how' }).click();
  await page.getByRole('dialog').getByText('Add to Home Screen').waitFor();
  expect(await violations(page)).toEqual([]);

  await openedFrom(true);
  await page.goto('/dashboard');
  await page.getByText(ean13Product().product.name).first().waitFor();
  expect(await page.getByRole('button', { name: 'Show how' }).count()).toBe(0);
});

it('requests no wasm before the scanner is opened', async () => {
  const { page } = await stage.open();
  const wasm: string[] = [];
  page.on('request', (request) => request.url().includes('.wasm') && wasm.push(request.url()));
  await signUp(page);
  for (const path of ['/dashboard', '/inventory', '/scan/manual']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The stream of changes stays open, so the network is never idle. Wait for the page to be idle instead.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  expect(wasm).toEqual([]);
});
