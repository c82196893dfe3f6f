import { expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { addFamily, addSampleProducts } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

it('stands Family Hero on every shelf, and awards what was reached once, also without a signal (product P2.10.1, P2.10.2)', async () => {
  const { page, context, watch } = await stage.open({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signUp(page, 'Noor');
  await page.goto('/achievements');
  await page.getByText('Family Hero').waitFor();
  await page.getByText('1 of 8 stand on your shelf.').waitFor();
  await page.getByText('Next on the shelf').waitFor();
  expect(await violations(page)).toEqual([]);

  await addSampleProducts(context.request, 4);
  await addFamily(context.request);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Your Achievements' }).waitFor();
  await page.getByText('Safety First').waitFor();
  await page.getByRole('link', { name: 'View All →' }).last().press('Enter');
  await page.getByText('3 of 8 stand on your shelf.').waitFor();
  await page.getByText('4 of 10 scans').first().waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  const reached = async () => (await (await context.request.get('/api/achievements')).json()) as unknown[];
  await expect.poll(async () => (await reached()).length).toBe(2);

  await untilInstalled(page);
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByText('3 of 8 stand on your shelf.').waitFor();
});
