import { expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

it('finds an ingredient without a signal, by a foreign name, and tells what is known of it', async () => {
  const { page, context, watch } = await stage.open();
  await signUp(page);
  await untilInstalled(page);
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.goto('/ingredient-database');
  await page.getByText(/[\d,]{5,} ingredients on this phone/).waitFor();
  await page.getByRole('searchbox', { name: /Name/ }).click();
  await page.keyboard.type('lejia');
  const hit = page.getByRole('list', { name: 'Ingredients found' }).getByRole('link').first();
  await hit.getByText('Sodium Hypochlorite').waitFor();
  await hit.getByText(/also: lejía/).waitFor();
  // Keyboard only: from the field into the list, and open the entry.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Sodium Hypochlorite' }).waitFor();
  await page.getByText('Burns skin and eyes (H314)').waitFor();
  await page
    .getByText(/CLP Annex VI 017-011-00-1/)
    .first()
    .waitFor();
  await page.getByText('CAS 7681-52-9').waitFor();
  // Going back restores the search.
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByRole('searchbox', { name: /Name/ }).inputValue()).toBe('lejia');
});

it('narrows by audience and level, and shows what is beyond the first fifty', async () => {
  const { page } = await stage.open();
  await signUp(page);
  await page.goto('/ingredient-database');
  await page.getByRole('button', { name: /^Cats \d+/ }).click();
  const found = page.getByRole('status').filter({ hasText: /ingredients?$/ });
  await found.waitFor();
  const all = Number(/[\d,]+/.exec((await found.textContent()) ?? '')?.[0].replace(',', ''));
  const rows = page.getByRole('list', { name: 'Ingredients found' }).getByRole('listitem');
  expect(await rows.count()).toBe(50);
  await page.getByRole('button', { name: /^Show \d+ of [\d,]+ more/ }).click();
  await expect.poll(() => rows.count()).toBe(Math.min(100, all));
  await page.getByRole('combobox', { name: 'Risk' }).selectOption('critical');
  await expect.poll(async () => Number(/\d+/.exec((await found.textContent()) ?? '')?.[0])).toBeLessThan(all);
  expect(await rows.filter({ hasText: 'Critical' }).count()).toBe(await rows.count());
});

it('explains the score to everybody, with an example the engine works out', async () => {
  const { page } = await stage.open();
  await page.goto('/method');
  await page.getByRole('heading', { name: 'From 100 to 48' }).waitFor();
  await page.getByText('Score 48 of 100, moderate').waitFor({ state: 'attached' });
  const lines = page.getByRole('figure').getByRole('listitem');
  expect(await lines.count()).toBe(11);
  expect(await lines.nth(1).textContent()).toMatch(/Methylisothiazolinone.*17\.70/);
});

it('names the lists with their editions, to everybody', async () => {
  const { page } = await stage.open();
  await page.goto('/attribution');
  await page
    .getByText(/Annex II\b/)
    .first()
    .waitFor();
  expect(await page.getByText(/Open Food Facts \/ Open Beauty Facts contributors/).count()).toBe(1);
  expect(await page.getByText('CosIng, 18 June 2026').count()).toBeGreaterThan(2);
});
