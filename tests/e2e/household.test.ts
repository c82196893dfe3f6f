import { expect, it } from 'vitest';
import { PASSWORD, setStage } from './app.ts';
import { assortment } from './catalogue.ts';
import { addSampleProducts } from './screens.ts';
import { signUp } from './sign-up.ts';
import { welcomedBefore } from './welcomed.ts';

const stage = setStage();

it('a partner is invited, sees the same shelf, and leaves without it (product P2.9.2 to P2.9.5 and P2.9.8)', async () => {
  const owner = await stage.open();
  await signUp(owner.page, 'Maya');
  await addSampleProducts(owner.context.request, 2);
  const { page } = owner;
  await page.goto('/family-profiles');
  await page.getByRole('link', { name: 'Adults who share this household' }).click();
  await page.getByText('Maya (you)').waitFor();
  await page.getByRole('button', { name: 'Invite an adult' }).click();
  await page.getByRole('img', { name: 'QR code of the invitation' }).waitFor();
  const link = (await page.getByText(/\/join#[\w-]{43}$/).textContent()) ?? '';
  await page.keyboard.press('Escape');
  await page.getByText('valid until').waitFor();

  const partner = await stage.open();
  await welcomedBefore(partner.context);
  await partner.page.goto(link);
  await partner.page.getByText('invites you to share their household').waitFor();
  await partner.page.getByRole('link', { name: 'Create an account' }).click();
  const form = partner.page.getByRole('form', { name: 'Sign Up' });
  await form.locator('input[name=username]').fill('Sam of the test');
  await form.locator('input[name=email]').fill(`sam-${process.pid}@example.org`);
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.locator('input[name=firstName]').fill('Sam');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await partner.page.waitForURL('**/dashboard');
  await partner.page.goto('/inventory');
  const shared = partner.page.getByText(assortment(1)[0]?.product.name ?? 'nothing').first();
  await shared.waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'More about Sam' }).click();
  await page.getByRole('button', { name: 'Remove Sam' }).waitFor();
  await page.keyboard.press('Escape');
  await partner.page.goto('/household');
  await partner.page.getByRole('button', { name: 'Leave this household' }).click();
  await partner.page.getByRole('button', { name: 'Leave household' }).click();
  await partner.page.getByText('Sam (you)').waitFor();
  await partner.page.getByRole('listitem').filter({ hasText: 'Sam (you)' }).getByText('Owner').waitFor();
  await partner.page.goto('/inventory');
  await partner.page.getByRole('heading', { level: 1 }).waitFor();
  await shared.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Maya (you)').waitFor();
  expect(await page.getByRole('button', { name: 'More about Sam' }).count()).toBe(0);

  // Another household has its own inventory. After switching back, the first household's products are there again.
  const name = assortment(1)[0]?.product.name ?? 'nothing';
  await page.getByRole('button', { name: 'Add a household' }).click();
  await page.getByLabel('Name').fill('Holiday flat');
  await page.getByRole('dialog').getByRole('button', { name: 'Add household' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/inventory');
  await page.getByText('No products scanned yet').waitFor();
  await page.goto('/household');
  await page.getByRole('button', { name: 'Delete this household' }).waitFor();
  await page.getByRole('button', { name: 'Switch to Your own household' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/inventory');
  await page.getByText(name).first().waitFor();

  // The link works once: it has expired for the next person.
  const late = await stage.open();
  late.watch.expectStatus(410);
  await late.page.goto(link);
  await late.page.getByText('This invitation no longer works').waitFor();
});
