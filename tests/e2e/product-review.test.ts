import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { lookAtEveryWidth } from './admin-page.ts';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { layoutFaults } from './fits.ts';
import { post } from './server-call.ts';
import { signUp } from './sign-up.ts';

const ADMINISTRATOR = 'root@example.org';
const PASSWORD = 'a gate in the old wall';
const stage = setStage([], { ADMIN_EMAIL: ADMINISTRATOR, ADMIN_PASSWORD: PASSWORD });

const LIST = ['Aqua', 'Glycerin', 'Methylisothiazolinone', 'Parfum', 'Zxqv 4711'];
const entered = (barcode: string, name: string, ingredients = LIST) => ({
  ...{ barcode, name, brand: 'Meadow', category: 'personal_care', productType: 'leave_on', ingredients },
});

it('shows an administrator what waits beside its report, takes one put right and refuses one with a reason, by keys, matching a line by hand and losing nothing (product P17.15 and P17.34)', async () => {
  const maya = await stage.open();
  await signUp(maya.page, 'Maya');
  await post(maya.page.request, '/api/products/create-manual', entered('4006381333931', 'Hand creme'));
  await post(maya.page.request, '/api/products/create-manual', entered('5901234123457', 'Advert'));
  await post(maya.page.request, '/api/products/create-manual', entered('7622210449283', 'One line', ['Aqua']));

  const { page, watch } = await stage.open({ colorScheme: 'light', reducedMotion: 'reduce' });
  const login = (more: object) =>
    page.request.post('/api/admin/login', { data: { email: ADMINISTRATOR, password: PASSWORD, ...more } });
  const { enrolment } = (await (await login({})).json()) as { enrolment: { secret: string } };
  const code = new TOTP({ secret: Secret.fromBase32(enrolment.secret) }).generate();
  const { token } = (await (await login({ code })).json()) as { token: string };
  await page.addInitScript((held) => sessionStorage.setItem('adminToken', held), token);
  await page.goto('/admin/products');
  await page.getByText('1 of 3 awaiting review').waitFor();
  await page.getByRole('heading', { name: 'Hand creme' }).waitFor();
  await page.getByRole('list', { name: 'Parsed list' }).getByText('Methylisothiazolinone').first().waitFor();
  const PICTURES = process.env.PICTURES;
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/review-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await layoutFaults(page, 150)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  const list = page.getByRole('list', { name: 'Parsed list' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await list.locator('[aria-current="true"]', { hasText: 'Methylisothiazolinone' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('The line, as on the label').fill('Phenoxyethanol');
  await page.keyboard.press('Enter');
  await list.getByText('Phenoxyethanol').waitFor();
  expect(await list.getByText('Methylisothiazolinone').count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('m');
  await page.getByLabel('Which known substance is “Zxqv 4711”?').fill('methylchloroiso');
  await page.getByRole('list', { name: 'Known substances' }).getByRole('button').first().waitFor();
  await lookAtEveryWidth(page, 'review-match');
  await page.getByRole('button', { name: /^Methylchloroisothiazolinone/ }).click();
  await list.getByText('Methylchloroisothiazolinone').waitFor();
  expect(await list.getByText('Zxqv 4711').count()).toBe(0);
  await page.keyboard.press('u');
  await list.getByText('Zxqv 4711').waitFor();
  await page.keyboard.press('m');
  await page.getByLabel('Which known substance is “Zxqv 4711”?').fill('26172-55-4');
  await page.getByRole('button', { name: /^Methylchloroisothiazolinone/ }).click();
  await list.getByText('Methylchloroisothiazolinone').waitFor();

  // Corrections are still there after looking at another product, and a half-typed change is not thrown away.
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Advert' }).waitFor();
  await list.getByText('Zxqv 4711').waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { name: 'Hand creme' }).waitFor();
  await list.getByText('Methylchloroisothiazolinone').waitFor();
  await page.keyboard.press('e');
  await page.getByLabel('Name').fill('Hand');
  await page.getByRole('button', { name: 'Next J' }).click();
  await page.getByText('You have unsaved changes').first().waitFor();
  await page.getByRole('heading', { name: 'Hand creme' }).waitFor();
  await page.getByLabel('Name').fill('Hand creme');
  await page.getByRole('button', { name: 'Edit E' }).click();

  await page.keyboard.press('?');
  await page.getByText('refuse with a reason', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('?');

  await page.keyboard.press('e');
  await page.getByLabel('Name').fill('Hand cream');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Hand cream' }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('heading', { name: 'Advert' }).waitFor();
  await page.keyboard.press('r');
  await page.getByLabel('Reason, for the person who submitted it').fill('This is no product.');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Refuse it' }).click();

  await page.getByRole('heading', { name: 'One line' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('The line, as on the label').fill('');
  await page.keyboard.press('Enter');
  await page.getByText('No lines left.').waitFor();
  await lookAtEveryWidth(page, 'review-no-line');
  watch.expectStatus(422);
  await page.keyboard.press('a');
  await page.getByText('A product without ingredients has no report.').waitFor();
  await page.keyboard.press('u');
  await list.getByText('Aqua').waitFor();
  await page.keyboard.press('a');
  await page.getByText('No products awaiting review.').waitFor();

  await maya.page.goto('/notifications');
  await maya.page.getByText('This is no product.').first().waitFor();
});
