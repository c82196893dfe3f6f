import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';
import { PASSWORD, setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { assortment, ean13Products } from './catalogue.ts';
import { addSampleProducts } from './screens.ts';
import { post } from './server-call.ts';
import { signUpByForm } from './sign-up.ts';
import { typeCode } from './steps.ts';

// Five scans a month: a household's sixth scan is held back.
const stage = setStage([], { DEFAULT_TIER: 'free' });

/** The products that the household scans first, which leaves one scan of the month. */
const used = new Set(assortment(4).map(({ product }) => product.id));

interface Entry {
  readonly id: string;
  readonly place: string | null;
  readonly addedAt: number;
}

const atServer = async (context: BrowserContext): Promise<Entry[]> =>
  (await (await context.request.get('/api/inventory')).json()) as Entry[];

/** Sends an operation as another phone of the household does. */
async function elsewhere(context: BrowserContext, type: string, entityId: string): Promise<void> {
  const { id: userId } = (await (await context.request.get('/api/user')).json()) as { id: string };
  const op = { opId: randomUUID(), userId, type, v: 1, entityId, payload: {}, baseRev: null, createdAt: Date.now() };
  await post(context.request, '/api/sync/push', { deviceId: randomUUID(), ops: [op] });
}

/** The entry at the top of the list: the one added last. */
const firstShown = (entries: readonly Entry[]): string | undefined =>
  [...entries].sort((one, other) => other.addedAt - one.addedAt)[0]?.id;

const chip = (page: Page, words: string | RegExp) => page.getByRole('button', { name: words }).first();

async function editPlace(page: Page, place: string): Promise<void> {
  await page.goto('/inventory');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByLabel('Place').fill(place);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(place).first().waitFor();
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account of/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}

const stayOffline = async (page: Page, on: boolean): Promise<void> => {
  const wish = page.getByRole('switch', { name: 'Stay offline' });
  await wish.click();
  await expect.poll(() => wish.getAttribute('aria-checked')).toBe(String(on));
};

it('says what was not sent and why, and sends it after it was put right', async () => {
  const { page, context, watch } = await stage.open();
  const [spare, last] = ean13Products().filter(({ product }) => !used.has(product.id));
  if (!spare || !last) throw new Error('The starter catalogue is too small for this test.');
  await signUpByForm(page);
  await addSampleProducts(context.request, used.size);
  await untilInstalled(page);
  await page.goto('/inventory');
  await page
    .getByRole('button', { name: /^Edit / })
    .nth(used.size - 1)
    .waitFor();

  watch.expectUnreachable(true);
  await context.setOffline(true);
  await typeCode(page, spare.digits);
  await page.getByText('Saved on this phone, sent later').waitFor();
  await editPlace(page, 'Garage');
  await page.getByText('Saved on this phone').first().waitFor();
  const before = await atServer(context);
  const edited = before.find(({ id }) => id === firstShown(before));
  if (!edited) throw new Error('Nothing was furnished.');
  await elsewhere(context, 'inventory.delete', edited.id);
  await post(context.request, '/api/scan', { barcode: last.digits });
  await context.setOffline(false);

  await chip(page, '2 not sent').click();
  await page.getByRole('link', { name: 'See 2' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'See 2' }).click();
  await page.getByRole('heading', { name: 'Scans held back' }).waitFor();
  await page.getByRole('link', { name: 'View upgrade options' }).waitFor();
  await page.getByText('was removed').waitFor();
  await page.getByText('Garage').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore it and try again' }).click();
  await expect.poll(async () => (await atServer(context)).find(({ id }) => id === edited.id)?.place).toBe('Garage');

  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByText('Everything is sent').waitFor();
});

it('does not ask the server while the person stays offline, and sends everything afterwards', async () => {
  const { page, context } = await stage.open();
  await signUpByForm(page);
  await addSampleProducts(context.request, 1);
  await page.goto('/settings');
  await stayOffline(page, true);
  const asked: string[] = [];
  context.on('request', (request) => request.url().includes('/api/sync/') && asked.push(request.url()));
  await page.goto('/inventory');
  await chip(page, /^Staying offline/).waitFor();
  // The entry either came with the first pull or will only come with the next one.
  if ((await page.getByRole('button', { name: /^Edit / }).count()) > 0) await editPlace(page, 'Cellar');
  await page.goto('/family-profiles');
  await page.getByRole('button', { name: 'Add a pet' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Miso');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved on this phone').first().waitFor();
  expect(asked).toEqual([]);

  await chip(page, /^Staying offline/).click();
  await page.getByText('You chose to stay offline').waitFor();
  await stayOffline(page, false);
  await page.keyboard.press('Escape');
  await page.getByText('Saved on the server').first().waitFor({ state: 'attached' });
  expect(asked.length).toBeGreaterThan(0);
});

it('keeps a full queue through logout and another account, locked to its own', async () => {
  const { page, context, watch } = await stage.open();
  const maya = await signUpByForm(page);
  await page.goto('/settings');
  await stayOffline(page, true);
  await page.goto('/family-profiles');
  await page.getByRole('button', { name: 'Add a pet' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Pixel');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved on this phone').first().waitFor();

  await logOut(page);
  await page.getByText('1 change is not sent yet').waitFor();
  await page.getByRole('button', { name: 'Discard 1 item' }).click();
  await page.getByText('Discard for good?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  // Without a signal nobody can be logged out: the dialog says so, and stays open.
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Keep on this phone' }).click();
  await page.getByText(/Sending and logging out both need it/).waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Keep on this phone' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/auth');
  await page.getByText('This phone has 1 unsent change').waitFor();
  await signUpByForm(page, 'Noor');
  await page.goto('/family-profiles');
  await page.getByText('No pets yet.').waitFor();
  expect(await page.getByText('Pixel').count()).toBe(0);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Stored for offline use' }).click();
  await page.getByText('Another account', { exact: true }).waitFor();
  await page.getByText('1 change waits').waitFor();
  await page.keyboard.press('Escape');
  await stayOffline(page, false);
  await logOut(page);
  await page.waitForURL((url) => url.pathname === '/');

  await signIn(page, maya);
  await page.goto('/family-profiles');
  await page.getByText('Pixel').waitFor();
  await page.getByText('Saved on the server').first().waitFor({ state: 'attached' });
  const { changes } = (await (await context.request.get('/api/sync/pull')).json()) as {
    changes: { entity: string; data: unknown }[];
  };
  expect(changes.filter(({ entity }) => entity === 'pet').map(({ data }) => data)).toMatchObject([{ name: 'Pixel' }]);
});
