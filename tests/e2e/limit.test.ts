import { afterAll, expect, it } from 'vitest';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { assessProduct } from '#domain/safety/assess-product.ts';
import { householdView } from '#domain/safety/household-view.ts';
import { startPaymentService } from '../api/payment-service.ts';
import { setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { assortment, ean13Products, showpiece } from './catalogue.ts';
import { addFamily, addSampleProducts } from './screens.ts';
import { shopEnv } from './shop.ts';
import { signUp } from './sign-up.ts';
import { lookUp, typeCode } from './steps.ts';

// Five scans a month, on a server that grants plans and on one that sells them.
const stripe = await startPaymentService(Math.floor(Date.now() / 1000));
afterAll(() => stripe.close());
const stage = setStage([], { DEFAULT_TIER: 'free' });
const shop = setStage([], { DEFAULT_TIER: 'free', ...shopEnv(stripe) });
const SCANS = 5;

/** A product that the household does not know, with a CRITICAL warning for its cat. */
function newAndCritical() {
  const knowledge = readPack(compiledPack());
  const met = new Set(assortment(SCANS).map(({ product }) => product.id));
  const cat = { id: 'miso', name: 'Miso', type: 'cat' } as const;
  for (const { product, digits } of ean13Products()) {
    if (met.has(product.id)) continue;
    const { warnings } = householdView(assessProduct(product, knowledge), { members: [], pets: [cat] });
    const critical = warnings.find(({ severity, subject }) => severity === 'CRITICAL' && subject === 'Miso');
    if (critical) return { id: product.id, digits, name: product.name, message: critical.message };
  }
  throw new Error('The starter catalogue holds nothing that is CRITICAL for a cat.');
}

it('beyond the limit tells what is CRITICAL and no score, and keeps what is known readable (product P6.4)', async () => {
  const { page, context, watch } = await stage.open();
  watch.expectStatus(402);
  const fresh = newAndCritical();
  await signUp(page);
  await addFamily(context.request);
  await addSampleProducts(context.request, SCANS);
  await page.goto('/dashboard');
  await page.getByText(showpiece().product.name).first().waitFor();
  await typeCode(page, fresh.digits);
  const modal = page.getByRole('dialog', { name: 'You’ve Hit Your Free Scan Limit' });
  await modal.getByText(fresh.message).first().waitFor();
  await modal.getByText('Products you already have stay readable.').waitFor();
  await modal.getByText('You can scan again next month').waitFor();
  expect(await modal.getByRole('radio').count(), 'nothing is sold here').toBe(0);
  expect(await modal.getByRole('button', { name: 'Upgrade' }).count()).toBe(0);
  expect(await page.getByRole('img', { name: /Score/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'View report' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await modal.getByRole('button', { name: 'Continue with free plan (resets next month)' }).click();
  expect(await page.evaluate(() => localStorage.getItem('upgrade_prompt_dismissed'))).toMatch(/^20\d\d-/);

  await lookUp(page, showpiece().digits);
  await page.getByRole('link', { name: 'View report' }).waitFor();
  await page.getByRole('img', { name: /^Score \d+ of 100/ }).waitFor();

  // Opening the product by its address shows no report either: the same limit covers every way to a report.
  await page.goto(`/product/${fresh.id}`);
  await page.getByRole('heading', { name: fresh.name }).waitFor();
  await page.getByText(fresh.message).first().waitFor();
  expect(await page.getByRole('img', { name: /Score/ }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'View upgrade options' }).click();
  await page.waitForURL('**/subscription');
});

it('beyond the limit offers the plans that are sold, and as visibly to go on without one (product P7.3)', async () => {
  const { page, context, watch } = await shop.open();
  watch.expectStatus(402);
  await signUp(page);
  await addSampleProducts(context.request, SCANS);
  await page.goto('/dashboard');
  await typeCode(page, newAndCritical().digits);
  const modal = page.getByRole('dialog', { name: 'You’ve Hit Your Free Scan Limit' });
  await modal.getByText("You've used all your free scans this month.").waitFor();
  await modal.getByRole('button', { name: 'Continue with free plan (resets next month)' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await modal.getByRole('radio', { name: 'Unlimited: unlimited scans' }).check();
  await modal.getByRole('button', { name: 'Upgrade to Unlimited Plan' }).click();
  await page.waitForURL('**/subscription?plan=unlimited');
  expect(await modal.count()).toBe(0);
});

it('says what remains of the month, and when the last scan is near (product P4.2)', async () => {
  const { page, context, watch } = await stage.open();
  await signUp(page);
  await addSampleProducts(context.request, SCANS - 1);
  await page.goto('/dashboard');
  await page.getByText('1 scan remaining this month').waitFor();
  await page.getByText('Almost at your limit! Upgrade for unlimited scans').waitFor();
  await page.goto('/scan');
  await page.getByText('4 of 5 scans this month').waitFor();
  await page.getByText('Last free scan').waitFor();

  // Without a signal, scans waiting to be sent count too (product P4.3, P4.4).
  await untilInstalled(page);
  watch.expectUnreachable(true);
  await context.setOffline(true);
  const [known] = assortment(1);
  await lookUp(page, known?.digits ?? '');
  await page.getByText('Saved on this phone, sent later').waitFor();
  await page.getByRole('button', { name: 'Scan on' }).click();
  await page.getByText('5 of 5 scans this month').waitFor();
  await page.getByText('Scan limit reached.').waitFor();
});
