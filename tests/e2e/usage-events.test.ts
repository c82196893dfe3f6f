import { afterAll, expect, it } from 'vitest';
import { AnalyticsEvent } from '#domain/analytics/event.ts';
import { startPaymentService } from '../api/payment-service.ts';
import { PASSWORD, setStage } from './app.ts';
import { assortment, showpiece } from './catalogue.ts';
import { shopEnv } from './shop.ts';
import { signUpByForm } from './sign-up.ts';
import { addToInventory, lookUp, reportShown, typeCode } from './steps.ts';
import { welcomedBefore } from './welcomed.ts';

// Five scans a month, so that the flow reaches the limit, and plans for sale beyond it.
const stripe = await startPaymentService(Math.floor(Date.now() / 1000));
afterAll(() => stripe.close());
const stage = setStage([], { DEFAULT_TIER: 'free', ...shopEnv(stripe) });
const LIMIT = 5;
const NAMES = ['user.signup', 'user.login', 'screen.viewed', 'product.scan_started', 'product.scan_success'];

/** Texts found in the events although no event may contain them: names, addresses, searches, barcodes, ids. */
const forbidden = (texts: readonly string[], sent: string) =>
  texts.filter((text) => text !== '' && sent.includes(text));

it('a whole flow tells its events as classes, and nothing of a person or a product (product P3.6, P3.9, P3.10, P8.4)', async () => {
  const { page, context, watch } = await stage.open();
  watch.expectStatus(402);
  const posted: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/analytics/events')) return;
    const { events } = request.postDataJSON() as { events: unknown[] };
    expect(events.length).toBeLessThanOrEqual(20);
    posted.push(...events);
  });
  await welcomedBefore(context);
  const email = `quilla-${process.pid}@example.org`;
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.locator('input[name=username]').fill('Quilla Xylander');
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.locator('input[name=firstName]').fill('Quilla');
  await form.getByRole('switch', { name: 'Share app usage with your server' }).click();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');

  const { product, digits } = showpiece();
  await typeCode(page, digits);
  await page.getByRole('link', { name: 'View report' }).click();
  await reportShown(page, product.name);
  await addToInventory(page);
  await page.getByRole('button', { name: 'Share' }).filter({ visible: true }).first().click();
  await page.getByText(/^(?:Picture saved|Text copied|This browser cannot share)$/).waitFor();
  // Every further page is a full load, so wait for each event: one not stored by then would be lost.
  const told = (name: string) =>
    expect.poll(() => posted.some((one) => AnalyticsEvent.parse(one).name === name)).toBe(true);
  await told('share.product_shared');
  await page.goto('/inventory');
  await page.getByRole('searchbox').first().fill('zzqueryzz');
  await told('inventory.searched');
  await page.goto('/hazard-detector');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await told('feature.hazard_detector_accessed');
  const codes = assortment(LIMIT + 2)
    .map((one) => one.digits)
    .filter((code) => code !== digits)
    .slice(0, LIMIT);
  await page.goto('/scan');
  for (const code of codes.slice(0, LIMIT - 1)) {
    await lookUp(page, code);
    await page.getByRole('link', { name: 'View report' }).waitFor();
    await page.getByRole('button', { name: 'Scan on' }).click();
  }
  await lookUp(page, codes[LIMIT - 1] ?? '');
  await page.getByRole('button', { name: 'Upgrade to Starter Plan' }).click();
  await page.waitForURL('**/subscription?plan=starter');
  await page.getByRole('heading', { name: 'Plans' }).waitFor();
  // A link does not reload the page, so it still stores its events.
  await page.getByRole('link', { name: 'Billing' }).click();
  await page.waitForURL('**/billing');

  const tellings = () => posted.map((one) => AnalyticsEvent.parse(one));
  const expected = [
    ...NAMES.filter((name) => name !== 'user.login'),
    'product.viewed',
    'inventory.product_added',
    'inventory.searched',
    'share.product_shared',
    'feature.hazard_detector_accessed',
    'product.scan_limit_reached',
    'subscription.upgrade_started',
  ];
  await expect.poll(() => expected.filter((name) => !tellings().some((event) => event.name === name))).toEqual([]);
  const user = (await (await context.request.get('/api/user')).json()) as { id: string; householdId: string };
  const texts = [product.name, product.brand, product.id, digits, ...codes, email, 'Quilla', 'zzqueryzz'];
  expect(forbidden([...texts, user.id, user.householdId, PASSWORD], JSON.stringify(posted))).toEqual([]);
  for (const { properties } of tellings()) {
    for (const value of Object.values(properties)) expect(value).toMatch(/^[a-z_]{1,24}$/);
  }
  expect(tellings().find(({ name }) => name === 'subscription.upgrade_started')?.properties).toEqual({
    from: 'free',
    to: 'starter',
  });
  // Two addresses of the same kind of screen count as two views.
  expect(tellings().filter(({ name }) => name === 'screen.viewed').length).toBeGreaterThanOrEqual(7);
});

it('without a word of consent no event leaves the phone, signing up included (product P3.9, P9.8)', async () => {
  const { page } = await stage.open();
  const posted: string[] = [];
  page.on('request', (request) => void (request.url().includes('/analytics/') && posted.push(request.url())));
  await signUpByForm(page);
  await page.goto('/inventory');
  await page.goto('/settings');
  await page.waitForTimeout(7_000);
  expect(posted).toEqual([]);
});
