import type { Request } from 'playwright';
import { expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { ean13Products } from './catalogue.ts';
import { signUpByForm } from './sign-up.ts';
import { addToInventory, enterByHand, lookUp, reportShown, typeCode } from './steps.ts';

const stage = setStage();
const [atHome, inTheShop, withoutSignal] = ean13Products();

/** Pages that a person opens in a day only to read. */
const READ = [
  '/dashboard',
  '/hazard-detector',
  '/recalls',
  '/home-health-score',
  '/category/cleaning',
  '/exposure-ledger',
  '/environmental-impact',
  '/achievements',
  '/notifications',
  '/community',
  '/community/tips',
  '/leaderboard',
  '/ingredient-database',
  '/ingredient-database/methylisothiazolinone',
  '/emergency',
  '/safety-tips',
  '/household',
  '/referral',
  '/subscription',
  '/settings',
  '/aisle-packs',
  '/attribution',
  '/method',
  '/bench',
  '/privacy',
  '/public/product/02000000100012',
];

it('a whole day of use, with a signal and without, asks no other server: neither the pages nor the service worker (product P20.11)', async () => {
  if (!atHome || !inTheShop || !withoutSignal) throw new Error('The starter catalogue is too small for this test.');
  const { page, context, watch } = await stage.open();
  const asked: { readonly url: URL; readonly by: 'page' | 'service worker'; readonly body: string }[] = [];
  context.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol)) return;
    asked.push({ url, by: request.serviceWorker() ? 'service worker' : 'page', body: request.postData() ?? '' });
  });
  const opened = async (path: string): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };

  // The evening before: read about the app, and try it without an account.
  await opened('/');
  await page.goto('/demo-scan');
  await page.getByRole('button', { name: 'Sample Disinfecting Spray' }).click();
  await page.getByRole('img', { name: 'Score 48 of 100, moderate' }).waitFor();

  // Create an account, add a child with asthma, and put the first product into the inventory.
  await signUpByForm(page, 'Noor');
  await untilInstalled(page);
  await opened('/family-profiles');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ida');
  await page.getByRole('radio', { name: '1 to 5 years' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: 'Asthma' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Save Ida' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText('1 to 5 years · Asthma').waitFor();
  await typeCode(page, atHome.digits);
  await page.getByRole('link', { name: 'View report' }).click();
  await reportShown(page, atHome.product.name);
  await addToInventory(page);

  // In the shop, and then in its cellar, where there is no signal.
  await opened('/scan?mode=shopping');
  await lookUp(page, inTheShop.digits);
  await page.getByRole('button', { name: 'Scan next product' }).waitFor();
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await typeCode(page, withoutSignal.digits);
  await page.getByRole('link', { name: 'View report' }).click();
  await reportShown(page, withoutSignal.product.name);
  await page.goto('/scan/manual');
  await enterByHand(page, { name: 'Balm from the market', ingredients: 'Lanolin, Limonene' });
  await reportShown(page, 'Balm from the market');
  await context.setOffline(false);
  await page.goto('/not-sent');
  await page.getByText('Everything is sent').waitFor();
  watch.expectUnreachable(false);

  // Everything there is to read, to search and to check.
  for (const path of READ) await opened(path);
  await opened('/inventory');
  await page.getByRole('searchbox').first().fill('sha');
  await opened('/search?q=sha');
  await opened('/privacy/check');
  await page.getByText(/^All of them went to /).waitFor();

  const here = new URL(stage.server().url).origin;
  expect(asked.filter(({ url }) => url.origin !== here).map(({ url, by }) => `${by}: ${url}`)).toEqual([]);
  // Requests of both the pages and the service worker were recorded.
  expect(asked.filter(({ by }) => by === 'service worker').length).toBeGreaterThan(0);
  expect(asked.filter(({ by }) => by === 'page').length).toBeGreaterThan(READ.length);
  // Facts about the household's members went to the sync call and to no other address.
  const told = asked.filter(({ body }) => body.includes('asthma'));
  expect(told.length).toBeGreaterThan(0);
  expect([...new Set(told.map(({ url }) => url.pathname))]).toEqual(['/api/sync/push']);
});
