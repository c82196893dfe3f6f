import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { layoutFaults } from './fits.ts';
import { addFamily, addSampleProducts, waitForSync } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

// Product P2.13.1 and P2.13.3.
it('counts for each of the household, says that it is no dose, and leads from a bar to its labels', async () => {
  const { page, context } = await stage.open({ viewport: { width: 320, height: 640 } });
  await signUp(page);
  await page.goto('/exposure-ledger');
  await page.getByRole('heading', { name: 'No one added yet' }).waitFor();
  await addFamily(context.request);
  await page.getByRole('heading', { name: 'No products at home yet' }).waitFor();
  await addSampleProducts(context.request, 8);
  await waitForSync(page);
  await page.goto('/home-health-score');
  await page.getByRole('link', { name: 'What reaches whom' }).click();
  await page.getByText('It is not a dose.').waitFor();
  const everybody = page.getByRole('list', { name: 'Everybody' });
  await everybody.getByRole('link').nth(3).waitFor();
  await page.getByText('Looking for other products').waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page, 100)).toEqual([]);
  const row = everybody.getByRole('listitem').filter({ hasText: 'Maya' });
  const count = Number(/(\d+) sources?/.exec((await row.textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(0);
  await row.getByRole('link').click();
  await page.getByRole('heading', { name: `${count} ${count === 1 ? 'source' : 'sources'} for Maya` }).waitFor();
  const lines = page.getByRole('list', { name: 'Substances' }).locator(':scope > li');
  await lines.first().waitFor();
  let counted = 0;
  for (const line of await lines.all()) {
    await line.locator('summary').click();
    counted += await line.locator('.row-name').count();
  }
  expect(counted).toBe(count);
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page, 100)).toEqual([]);
});
