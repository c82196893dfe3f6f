import type { APIRequestContext, Page } from 'playwright';
import { ean13Products } from './catalogue.ts';

/** A screen of the app, and how to know that it stands. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly signedOut?: boolean;
}

const [one] = ean13Products();

/** Every screen there is, and the two ways in which there is none. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', signedOut: true },
  { name: 'auth', path: '/auth', signedOut: true },
  { name: 'forgot-password', path: '/forgot-password', signedOut: true },
  { name: 'contact', path: '/contact', signedOut: true },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'scan', path: '/scan' },
  { name: 'manual-entry', path: '/scan/manual' },
  { name: 'report', path: `/product/${one?.product.id}` },
  { name: 'inventory', path: '/inventory' },
  { name: 'family-profiles', path: '/family-profiles' },
  { name: 'community', path: '/community' },
  { name: 'detector', path: '/hazard-detector' },
  { name: 'subscription', path: '/subscription' },
  { name: 'settings', path: '/settings' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'unknown-product', path: '/product/02900000000018' },
];

/** Opens a screen and waits until nothing on it is still being read. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await page
    .getByRole('heading', { level: 1 })
    .first()
    .waitFor({ timeout: 10_000 })
    .catch((error: unknown) => {
      throw new Error(`${screen.name} (${screen.path}) shows no first heading`, { cause: error });
    });
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

/** Gives the signed-in household some scans and things at home, through the server's own calls. */
export async function furnish(request: APIRequestContext, origin: string, products = 4): Promise<void> {
  const post = async (path: string, data: unknown): Promise<void> => {
    const answer = await request.post(path, { data, headers: { origin, 'sec-fetch-site': 'same-origin' } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  for (const { product, digits } of ean13Products().slice(0, products)) {
    await post('/api/scan', { barcode: digits });
    await post('/api/inventory', { productId: product.id });
  }
}
