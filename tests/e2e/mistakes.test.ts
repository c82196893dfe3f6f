import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PullAnswer } from '#domain/sync/wire.ts';
import { setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { ean13Product } from './catalogue.ts';
import { signUp } from './sign-up.ts';
import { reportShown, typeCode } from './steps.ts';

const stage = setStage();
const { product, digits } = ean13Product();

it('without a signal a report is shared as a picture, and a mistake reported waits on the phone and reaches the server once', async () => {
  const { page, context, watch } = await stage.open();
  await signUp(page);
  await untilInstalled(page);
  await typeCode(page, digits);
  await page.getByRole('link', { name: 'View report' }).click();
  await reportShown(page, product.name);

  watch.expectUnreachable(true);
  await context.setOffline(true);
  // A browser without a share sheet saves the picture instead (product P2.6.7).
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share' }).click();
  const picture = await sharp(await (await saved).path()).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 1080 });
  expect(picture.height).toBeGreaterThan(1200);
  await page.getByText('Picture saved').first().waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Report a mistake' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Report a mistake' });
  await sheet.getByRole('radio', { name: 'A warning is missing' }).check();
  // Without a text nothing is sent, and the field says so.
  await sheet.getByRole('button', { name: 'Report it' }).click();
  await sheet.getByText('Please say what is wrong.').waitFor();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('textbox', { name: 'In your own words' }).fill('It should warn cats.');
  await sheet.getByRole('button', { name: 'Report it' }).click();
  await page.getByText('Saved on this phone, will be sent.').waitFor();

  await context.setOffline(false);
  const held = async (): Promise<unknown[]> => {
    const found: unknown[] = [];
    for (let cursor = ''; ; ) {
      const answer = await context.request.get(`/api/sync/pull${cursor && `?cursor=${encodeURIComponent(cursor)}`}`);
      const pulled = PullAnswer.parse(await answer.json());
      found.push(...pulled.changes.filter(({ entity }) => entity === 'mistake').map(({ data }) => data));
      if (!pulled.more) return found;
      cursor = pulled.cursor;
    }
  };
  await expect.poll(held).toHaveLength(1);
  expect(await held()).toMatchObject([
    { kind: 'missing_warning', text: 'It should warn cats.', state: 'open', about: { product: { id: product.id } } },
  ]);
  // A reload while sending would send it again, under the same id. Wait until it has been sent.
  await page.getByText(/You reported: a warning is missing\. Sent/).waitFor();
  await page.reload();
  await reportShown(page, product.name);
  expect(await held()).toHaveLength(1);
});
