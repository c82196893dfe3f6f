import { createServer } from 'node:http';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { post } from './server-call.ts';
import { signUp } from './sign-up.ts';

const CODE = '3017620422003';

/** An outside catalogue that answers as the Open Facts hosts do. */
const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();
const catalogue = createServer((request, response) => {
  if (request.url === '/front.jpg') return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
  const known = request.url?.includes(`/product/${CODE}.json`);
  const product = {
    ...{ product_name: 'Hazelnut spread', brands: 'Corner', ingredients_text: 'Sugar, Hazelnuts, Cocoa' },
    image_front_url: `http://${request.headers.host}/front.jpg`,
  };
  return response
    .writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(known ? { status: 1, product } : { status: 0 }));
});
await new Promise<void>((done) => catalogue.listen(0, '127.0.0.1', done));
afterAll(() => {
  catalogue.closeAllConnections();
  catalogue.close();
});
const address = catalogue.address();
const port = typeof address === 'object' && address ? address.port : 0;
const stage = setStage([], { OPEN_FACTS_URLS: `http://127.0.0.1:${port}`, PRODUCT_PICTURES: 'on' });

it('shows what a product looks like, from its own server, without a signal as well, and until the sign-out (products P14.24, P14.27)', async () => {
  const { page, context, watch } = await stage.open();
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(stage.server().url) && request.url().startsWith('http')) foreign.push(request.url());
  });
  await signUp(page);
  await untilInstalled(page);
  await post(context.request, '/api/scan', { barcode: CODE });
  await page.goto(`/product/0${CODE}`);
  const picture = page.locator('main .thumb-large img');
  const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 288);
  await picture.waitFor();
  await expect.poll(isDrawn).toBe(true);
  await page.getByText('Its picture is by that source’s contributors, CC BY-SA 3.0, made smaller.').waitFor();
  expect(await violations(page)).toEqual([]);

  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.reload();
  await picture.waitFor();
  await expect.poll(isDrawn).toBe(true);
  await page.goto(`/emergency/0${CODE}`);
  await picture.waitFor();
  await context.setOffline(false);
  watch.expectUnreachable(false);
  expect(foreign).toEqual([]);

  await page.goto('/dashboard');
  expect(await page.evaluate(() => caches.has('product-pictures'))).toBe(true);
  await page
    .getByRole('button', { name: /^Account of/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await expect.poll(() => page.evaluate(() => caches.has('product-pictures'))).toBe(false);
});
