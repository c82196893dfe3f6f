import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { ean13Products } from '#tests/e2e/catalogue.ts';
import { signUp } from '#tests/e2e/sign-up.ts';
import { addToInventory, typeCode } from '#tests/e2e/steps.ts';
import { welcomedBefore } from '#tests/e2e/welcomed.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import buildOnce from '#tests/support/build-once.ts';
import { startServer } from '#tests/support/server.ts';

// Measures how long it takes until one open phone shows what another changed, from the tap to the text on the other
// screen, both in one Chromium on the server's machine: `npx tsx tests/bench/two-phones.ts --times 100`. Product P9.12.

const LIMIT_MS = 2_000;

const { values } = parseArgs({ options: { times: { type: 'string', default: '100' } } });
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error('--times wants a whole number above 0.');

const held = (quantity: number): string => `In your inventory: ${quantity}`;
const shows = (page: Page, quantity: number) => page.getByRole('link', { name: held(quantity), exact: true }).waitFor();

buildOnce();
const [server, browser] = await Promise.all([startServer(), launchBrowser()]);
try {
  const phone = async (storageState?: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>) => {
    const context = await browser.newContext({ baseURL: server.url, ...(storageState && { storageState }) });
    await welcomedBefore(context);
    return context.newPage();
  };
  const [first] = ean13Products();
  if (!first) throw new Error('The starter catalogue is empty.');
  const mine = await phone();
  await signUp(mine);
  await typeCode(mine, first.digits);
  await mine.getByRole('link', { name: 'View report' }).click();
  await addToInventory(mine);
  const theirs = await phone(await mine.context().storageState());
  await theirs.goto(`/product/${first.product.id}`);
  await theirs.getByRole('link', { name: 'In your inventory' }).waitFor();

  const took: number[] = [];
  for (let quantity = 2; quantity <= times + 1; quantity += 1) {
    const seen = shows(theirs, quantity).then(() => performance.now());
    const begun = performance.now();
    await mine.getByRole('button', { name: 'Add one more' }).click();
    took.push((await seen) - begun);
    await shows(mine, quantity);
  }
  const within = took.filter((ms) => ms <= LIMIT_MS).length;
  took.sort((a, b) => a - b);
  const part = (share: number): string => (took[Math.floor((took.length - 1) * share)] ?? 0).toFixed(0);
  console.log(
    `${within} of ${times} within ${LIMIT_MS} ms; p50 ${part(0.5)} ms, p95 ${part(0.95)} ms, longest ${part(1)} ms`,
  );
  process.exitCode = within === times ? 0 : 1;
} finally {
  await browser.close();
  await server.dispose();
}
