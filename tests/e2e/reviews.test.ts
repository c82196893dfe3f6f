import { expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { showpiece } from './catalogue.ts';
import { addFamily, addSampleProducts } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

// Product P23.
it('lets one person review a product without a signal, and another find it helpful and report it', async () => {
  const { product } = showpiece();
  const noor = await stage.open();
  await signUp(noor.page, 'Noor');
  await addFamily(noor.page.request);
  await addSampleProducts(noor.page.request);
  await noor.page.goto(`/product/${product.id}`);
  await noor.page.getByRole('link', { name: 'Reviews' }).click();
  await noor.page.getByText('Nobody else on this server has reviewed it yet.').waitFor();
  await untilInstalled(noor.page);
  noor.watch.expectUnreachable(true);
  await noor.context.setOffline(true);
  await noor.page.getByRole('button', { name: 'Write a review' }).click();
  const form = noor.page.getByRole('dialog', { name: 'Your review' });
  await form.getByRole('button', { name: 'Post review' }).click();
  await form.getByText('Please give one to five stars.').waitFor();
  await form.getByRole('radio', { name: '4 of 5, Good' }).check({ force: true });
  await form.getByLabel('What should others know?').fill('Lathers well. See www.example.org');
  await form.getByLabel('Say “a small child and a cat”').check();
  expect(await violations(noor.page)).toEqual([]);
  await form.getByRole('button', { name: 'Post review' }).click();
  await noor.page.getByText('Saved on this phone, will be sent.').waitFor();
  await noor.context.setOffline(false);
  await noor.page.getByText('Saved on this phone, will be sent.').waitFor({ state: 'detached' });

  const maya = await stage.open();
  await signUp(maya.page, 'Maya');
  await maya.page.goto(`/product/${product.id}/reviews`);
  const review = maya.page.getByRole('listitem').filter({ hasText: 'Lathers well. See (link left out)' });
  await review.getByText('Noor · a small child and a cat').waitFor();
  await review.getByRole('button', { name: 'Helpful', pressed: false }).click();
  await review.getByRole('button', { name: 'Helpful 1', pressed: true }).waitFor();
  await review.getByRole('button', { name: 'Report the review by Noor' }).click();
  await maya.page.getByRole('button', { name: 'Report', exact: true }).click();
  await maya.page.getByText('Reported', { exact: true }).waitFor();
  await maya.page.reload();
  await maya.page.getByRole('listitem', { name: '4 stars: 1' }).waitFor();
  expect(await violations(maya.page)).toEqual([]);
});
