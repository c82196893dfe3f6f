import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import { fakeCameraArgs, launchBrowser } from '#tests/support/browser.ts';
import buildOnce from '#tests/support/build-once.ts';
import { writeFilm } from '#tests/support/fake-camera.ts';
import { startServer } from '#tests/support/server.ts';
import { showpiece } from './catalogue.ts';
import { addFamily, addSampleProducts, openScreen } from './screens.ts';
import { signUpByForm } from './sign-up.ts';

const folder = fileURLToPath(new URL('../../web/public/screenshots/', import.meta.url));

/** The screenshot sizes named in the manifest. */
const SHAPES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;

/** A screenshot that the browser shows in its install prompt. Compressed well, since every visitor may fetch it. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400);
  await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}

/** Screenshots of a household with ten products, at one screen size. */
async function takeAll(browser: Browser, shape: keyof typeof SHAPES, url: string): Promise<void> {
  const context = await browser.newContext({
    ...SHAPES[shape],
    baseURL: url,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signUpByForm(page);
  await addFamily(context.request);
  if (shape === 'phone') {
    await page.goto('/scan');
    await page.getByRole('link', { name: 'View report' }).waitFor();
    await take(page, 'phone-scan');
  }
  await addSampleProducts(context.request, 10);
  await page.goto('/dashboard');
  await page.getByText(showpiece().product.name).first().waitFor();
  // The phone assesses the products that came from the server. Until it has, a row shows a dash.
  await page.waitForFunction(() => !document.body.textContent.includes('—'), undefined, { timeout: 30_000 });
  await take(page, `${shape}-dashboard`);
  await openScreen(page, { name: 'report', path: `/product/${showpiece().product.id}` });
  await take(page, `${shape}-report`);
  await context.close();
}

buildOnce();
const films = mkdtempSync(join(tmpdir(), 'safeshelf-film-'));
const film = join(films, 'showpiece.y4m');
writeFilm(film, ean13Modules(showpiece().digits));
const [server, browser] = await Promise.all([startServer(), launchBrowser(fakeCameraArgs(film))]);
mkdirSync(folder, { recursive: true });
try {
  for (const shape of ['phone', 'desktop'] as const) await takeAll(browser, shape, server.url);
} finally {
  await browser.close();
  await server.dispose();
  rmSync(films, { recursive: true, force: true });
}
