import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { heldEngine } from './held-engine.ts';
import { furnish } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

it('shows reports that are on their way as such, until they are there', async () => {
  const { page, context } = await stage.open();
  const letGo = await heldEngine(page);
  await signUp(page);
  await furnish(context.request, stage.server().url, 3);
  await page.goto('/inventory');
  const reading = page.getByRole('img', { name: 'Still reading the label' });
  await expect.poll(() => reading.count()).toBe(3);
  expect(await page.getByRole('img', { name: /^No score/ }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await letGo();
  await page
    .getByRole('img', { name: /^Score \d+ of 100/ })
    .first()
    .waitFor();
  await expect.poll(() => reading.count()).toBe(0);
});
