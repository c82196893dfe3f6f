import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright';
import { uuidv7 } from '#domain/uuid.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { assortment, type Printed, showpiece } from './catalogue.ts';
import { post } from './server-call.ts';

/** A screen of the app. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly signedOut?: boolean;
  /** Made of the same parts as another screen, so only `npm run screens` checks it. */
  readonly byCommand?: boolean;
}

/** Every screen, including those for an unknown address and an unknown product. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', signedOut: true },
  { name: 'auth', path: '/auth', signedOut: true },
  { name: 'forgot-password', path: '/forgot-password', signedOut: true },
  { name: 'reset-password', path: `/reset-password#${'a'.repeat(43)}`, signedOut: true },
  { name: 'reset-password-cut', path: '/reset-password', signedOut: true },
  { name: 'confirm-email', path: `/confirm-email#${'a'.repeat(43)}`, signedOut: true },
  { name: 'join-cut', path: '/join', signedOut: true },
  { name: 'contact', path: '/contact', signedOut: true },
  { name: 'admin-login', path: '/admin/login', signedOut: true },
  { name: 'method', path: '/method', signedOut: true },
  { name: 'attribution', path: '/attribution', signedOut: true },
  { name: 'demo-scan', path: '/demo-scan', signedOut: true },
  { name: 'demo-product', path: '/demo-product', signedOut: true },
  { name: 'demo-inventory', path: '/demo-inventory', signedOut: true },
  { name: 'demo-alternatives', path: '/demo-alternatives', signedOut: true },
  { name: 'privacy-check', path: '/privacy/check', signedOut: true },
  { name: 'privacy', path: '/privacy', signedOut: true },
  { name: 'safety-tips', path: '/safety-tips', signedOut: true },
  { name: 'public-product', path: '/public/product/02000000100012', signedOut: true },
  { name: 'public-ingredient', path: '/public/ingredient/methylisothiazolinone', signedOut: true, byCommand: true },
  { name: 'card', path: '/embed/product/02000000100012', signedOut: true, byCommand: true },
  { name: 'public-missing', path: '/public/product/nothing', signedOut: true, byCommand: true },
  ...['bench', 'terms', 'cookies', 'gdpr', 'features/scanner', 'features/hazard-detector', 'features/community'].map(
    (page) => ({
      name: page.replace('features/', 'feature-'),
      path: `/${page}`,
      signedOut: true,
      byCommand: true,
    }),
  ),
  { name: 'api', path: '/api', signedOut: true },
  { name: 'no-recall', path: '/recalls/nobody%3A1', signedOut: true },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'scan', path: '/scan' },
  { name: 'manual-entry', path: '/scan/manual' },
  { name: 'report', path: `/product/${showpiece().product.id}` },
  { name: 'reviews', path: `/product/${showpiece().product.id}/reviews` },
  { name: 'inventory', path: '/inventory' },
  { name: 'shopping-list', path: '/shopping-list' },
  { name: 'compare-none', path: '/compare' },
  {
    name: 'compare',
    path: `/compare?products=${assortment(4)
      .map(({ product }) => product.id)
      .join(',')}`,
  },
  { name: 'family-profiles', path: '/family-profiles' },
  { name: 'profile-setup', path: '/profile-setup' },
  { name: 'household', path: '/household' },
  { name: 'referral', path: '/referral' },
  { name: 'community', path: '/community' },
  { name: 'tips', path: '/community/tips' },
  { name: 'leaderboard', path: '/leaderboard' },
  { name: 'detector', path: '/hazard-detector' },
  { name: 'exposure-ledger', path: '/exposure-ledger' },
  { name: 'environment', path: '/environmental-impact' },
  { name: 'recalls', path: '/recalls' },
  { name: 'no-recall-inside', path: '/recalls/nobody%3A1' },
  { name: 'home-health', path: '/home-health-score' },
  { name: 'category', path: '/category/personal_care' },
  { name: 'no-category', path: '/category/attic' },
  { name: 'product-search', path: '/search' },
  { name: 'product-search-found', path: '/search?q=sha' },
  { name: 'product-search-none', path: '/search?q=qqqzzz' },
  { name: 'ingredient-database', path: '/ingredient-database' },
  { name: 'ingredient-search', path: '/ingredient-database?q=lim' },
  { name: 'ingredient-none', path: '/ingredient-database?q=zorbexine' },
  { name: 'ingredient', path: '/ingredient-database/methylisothiazolinone' },
  { name: 'method-inside', path: '/method' },
  { name: 'attribution-inside', path: '/attribution' },
  { name: 'subscription', path: '/subscription' },
  { name: 'billing', path: '/billing' },
  { name: 'billing-success', path: '/billing/success' },
  { name: 'billing-cancel', path: '/billing/cancel' },
  { name: 'settings', path: '/settings' },
  { name: 'aisle-packs', path: '/aisle-packs' },
  { name: 'not-sent', path: '/not-sent' },
  { name: 'notifications', path: '/notifications' },
  { name: 'achievements', path: '/achievements' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'unknown-product', path: '/product/02900000000018' },
];

/** Opens a screen and waits until nothing on it is loading. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await page
    .getByRole('heading', { level: 1 })
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .catch((error: unknown) => {
      throw new Error(`${screen.name} (${screen.path}) shows no first heading`, { cause: error });
    });
  // There may be several busy elements: two bars have a notification bell.
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(() => document.fonts.ready);
}

/** Opens the dashboard and waits until the phone has received the household's data from the server and assessed it. */
export async function waitForSync(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByText(showpiece().product.name).first().waitFor();
  await page.locator('.score-tag-reading').first().waitFor({ state: 'detached', timeout: 30_000 });
}

/** Gives the signed-in household scans and products at home, through the server's API. */
export async function addSampleProducts(request: APIRequestContext, products = 4): Promise<void> {
  await putAtHome(request, assortment(products));
}

/** Puts some products into the inventory of the signed-in household, each scanned first. */
export async function putAtHome(request: APIRequestContext, products: readonly Printed[]): Promise<void> {
  for (const { product, digits } of products) {
    await post(request, '/api/scan', { barcode: digits });
    await post(request, '/api/inventory', { productId: product.id });
  }
}

/** Puts two children, an adult with an allergy and a cat into the household, as operations from a phone. */
export async function addFamily(request: APIRequestContext): Promise<void> {
  const { id: userId } = (await (await request.get('/api/user')).json()) as { id: string };
  const people = [
    { type: 'member.create', payload: { name: 'Maya', ageGroup: 'adult', pregnant: false } },
    { type: 'member.create', payload: { name: 'Jonas', ageGroup: 'school_child', pregnant: false } },
    { type: 'member.create', payload: { name: 'Ida', ageGroup: 'infant', pregnant: false } },
    { type: 'pet.create', payload: { name: 'Miso', type: 'cat' } },
  ];
  const now = Date.now();
  const entities = people.map(() => uuidv7(now, randomBytes(16)));
  const allergy = { type: 'member.addElement', payload: { kind: 'allergyType', value: 'fragrance' } };
  const ops = [...people, allergy].map(({ type, payload }, at) => ({
    opId: uuidv7(now, randomBytes(16)),
    userId,
    type,
    v: 1,
    entityId: entities[at % people.length],
    payload,
    baseRev: null,
    createdAt: now,
  }));
  await post(request, '/api/sync/push', { deviceId: uuidv7(now, randomBytes(16)), ops });
}
