import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { ean13Products } from './catalogue.ts';
import { signUpByForm } from './sign-up.ts';
import { addToInventory, typeCode } from './steps.ts';

const stage = setStage();

// Product P9.12.
it('shows on one open phone what another puts on the shelf', async () => {
  const [first] = ean13Products();
  if (!first) throw new Error('The starter catalogue is empty.');
  const mine = await stage.open();
  await signUpByForm(mine.page);
  const theirs = await stage.open({ storageState: await mine.context.storageState() });
  await theirs.page.goto('/inventory');
  await theirs.page.getByRole('heading', { level: 1 }).waitFor();
  await typeCode(mine.page, first.digits);
  await mine.page.getByRole('link', { name: 'View report' }).click();
  await addToInventory(mine.page);
  await theirs.page.getByRole('link', { name: first.product.name }).first().waitFor();
  expect(theirs.page.url()).toMatch(/\/inventory$/);
});
