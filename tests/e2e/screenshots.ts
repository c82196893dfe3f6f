import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import { fakeCameraArgs, launchBrowser } from '#tests/support/browser.ts';
import buildOnce from '#tests/support/build-once.ts';
import { writeFilm } from '#tests/support/fake-camera.ts';
import { startServer } from '#tests/support/server.ts';
import { untilInstalled } from './app.ts';
import { showpiece } from './catalogue.ts';
import { addFamily, addSampleProducts, openScreen, SCREENS, type Screen, waitForSync } from './screens.ts';
import { signUp } from './sign-up.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'screenshots');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
const THEMES = ['light', 'dark'] as const;
const SCANNED: Screen = { name: 'scan-verdict', path: '/scan' };

interface Look {
  readonly size: keyof typeof SIZES;
  readonly theme: (typeof THEMES)[number];
}

const newContext = (browser: Browser, { size, theme }: Look, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme,
    baseURL,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });

async function shoot(page: Page, screen: Screen, { size, theme }: Look, state: string): Promise<void> {
  const name = join(folder, `${screen.name}-${size}-${theme}-${state}`);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${name}.png` });
  await page.screenshot({ path: `${name}-full.png`, fullPage: true });
}

/** Sets up a household with scans and products, then takes every screen online, and once more without a network. */
async function shootAll(browser: Browser, look: Look, url: string): Promise<void> {
  const context = await newContext(browser, look, url);
  const page = await context.newPage();
  const each = async (screens: readonly Screen[], state: string): Promise<void> => {
    for (const screen of screens) {
      await openScreen(page, screen);
      await shoot(page, screen, look, state);
    }
  };
  await each(
    SCREENS.filter(({ signedOut }) => signedOut),
    'online',
  );
  await signUp(page);
  await shoot(page, { name: 'dashboard-first', path: '/dashboard' }, look, 'online');
  await openScreen(page, { name: 'inventory-first', path: '/inventory' });
  await shoot(page, { name: 'inventory-first', path: '/inventory' }, look, 'online');
  await addSampleProducts(context.request, 10);
  await addFamily(context.request);
  await untilInstalled(page);
  await waitForSync(page);
  const inside = SCREENS.filter(({ signedOut }) => !signedOut);
  await each(inside, 'online');
  await context.setOffline(true);
  await each(inside, 'offline');
  await context.close();
}

/** Takes the scanner with a product in front of its camera. */
async function shootScan(browser: Browser, look: Look, url: string): Promise<void> {
  const context = await newContext(browser, look, url);
  const page = await context.newPage();
  await signUp(page);
  await addFamily(context.request);
  await page.goto(SCANNED.path);
  await page.getByRole('link', { name: 'View report' }).waitFor();
  await shoot(page, SCANNED, look, 'online');
  await context.close();
}

buildOnce();
const films = mkdtempSync(join(tmpdir(), 'safeshelf-film-'));
const film = join(films, 'showpiece.y4m');
writeFilm(film, ean13Modules(showpiece().digits));
const [server, browser, withCamera] = await Promise.all([
  startServer(),
  launchBrowser(),
  launchBrowser(fakeCameraArgs(film)),
]);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  for (const size of ['phone', 'desktop'] as const) {
    for (const theme of THEMES) {
      await shootAll(browser, { size, theme }, server.url);
      await shootScan(withCamera, { size, theme }, server.url);
      console.log(`${size}, ${theme}: done`);
    }
  }
  mkdirSync(join(root, 'docs'), { recursive: true });
  await sharp(join(folder, 'report-phone-light-online.png'))
    .png({ palette: true, quality: 80, effort: 10 })
    .toFile(join(root, 'docs/report-on-a-phone.png'));
} finally {
  await Promise.all([browser.close(), withCamera.close(), server.dispose()]);
  rmSync(films, { recursive: true, force: true });
}
