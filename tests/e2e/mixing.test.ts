import { expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { signUp } from './sign-up.ts';
import { addToInventory, lookUp, reportShown, typeCode } from './steps.ts';

const stage = setStage();
const BLEACH = { name: 'Sample Thick Bleach', digits: '2000000100029' };
const VINEGAR = { name: 'Sample Vinegar Cleaner', digits: '2000000100036' };

it('tells in the shop what must not meet at home, and at home which pairs there are, without a signal', async () => {
  const { page, context, watch } = await stage.open();
  await signUp(page);
  await untilInstalled(page);
  await typeCode(page, BLEACH.digits);
  await page.getByRole('link', { name: 'View report' }).click();
  await reportShown(page, BLEACH.name);
  await addToInventory(page);
  await typeCode(page, VINEGAR.digits);
  await page.getByRole('link', { name: 'View report' }).waitFor();

  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.goto('/scan?mode=shopping');
  await lookUp(page, VINEGAR.digits);
  const warning = page.getByRole('link', { name: /^CRITICAL: Never mix with Sample Thick Bleach/ });
  await warning.waitFor();
  await warning.click();
  await reportShown(page, VINEGAR.name);
  await page.getByRole('heading', { name: 'Do not mix at home' }).waitFor();
  await page.getByText('Together: chlorine').waitFor();
  await addToInventory(page);

  await page.goto('/hazard-detector');
  await page.getByRole('heading', { name: /needs? attention$/ }).waitFor();
  const pair = page.getByRole('article').filter({ hasText: 'Together: chlorine' });
  expect(await pair.getByText('CRITICAL').count()).toBe(1);
  expect(await pair.getByText(BLEACH.name, { exact: true }).count()).toBe(1);
  expect(await pair.getByText(VINEGAR.name, { exact: true }).count()).toBe(1);
});
