import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BareBrowser, type BareTab, startBareBrowser } from '#tests/support/bare-browser.ts';
import { startServer } from '#tests/support/server.ts';
import { PASSWORD } from './app.ts';
import { ean13Products } from './catalogue.ts';

/** The browser is killed within this time after a tap, or after the screen showed it as saved. */
const WINDOW_MS = 300;
/** The golden ratio: its multiples, modulo 1, spread evenly over the window for any number of rounds. */
const SPREAD = 0.618034;
/** How many times in a row the same product is tapped: first put into the inventory, then one more each time. */
const IN_A_ROW = 5;
const SETTLED_MS = 30_000;

/** Result of a run of kills. */
export interface KillRun {
  readonly times: number;
  /** Rounds in which the screen showed the tap as saved before the browser was killed. */
  readonly shown: number;
  /** Rounds after which something shown as saved was gone. */
  readonly lost: number;
  /** Rounds after which a tap was counted twice. */
  readonly doubled: number;
  /** Products whose quantity on the server differs from the phone's after everything was sent. */
  readonly apart: number;
}

/** A product, its quantity when it was tapped, and the last quantity shown before the browser was killed. */
interface Tapped {
  readonly id: string;
  readonly quantity: number;
  readonly shown: number;
}

/** Quantity of the product on the page, as its main button shows it; null while the page is loading. */
const QUANTITY = `(() => {
  const held = [...document.querySelectorAll('a')].find((one) => one.textContent.trim().startsWith('In your inventory'));
  if (held) return Number(held.textContent.split(': ')[1] ?? 1);
  const add = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Add to inventory');
  return add && !add.disabled ? 0 : null;
})()`;

const TAP = `[...document.querySelectorAll('button')]
  .find((one) => ['Add to inventory', 'Add one more'].includes(one.textContent.trim())).click()`;

/** Reports each quantity that the page shows from now on. */
const TELL = `(() => {
  let last = ${QUANTITY};
  new MutationObserver(() => {
    const now = ${QUANTITY};
    if (now !== null && now !== last) told(String((last = now)));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
})()`;

async function openProduct(browser: BareBrowser, url: string, id: string): Promise<{ tab: BareTab; quantity: number }> {
  const tab = await browser.tab();
  await tab.send('Page.enable');
  await tab.send('Page.navigate', { url: `${url}/product/${id}` });
  await tab.until(`${QUANTITY} !== null`);
  return { tab, quantity: Number(await tab.evaluate(QUANTITY)) };
}

/** Signs up, and waits until the phone holds the app and has shown each product that will be tapped. */
async function prepare(profile: string, url: string, ids: readonly string[]): Promise<void> {
  const browser = startBareBrowser(profile);
  const tab = await browser.tab();
  await tab.send('Page.enable');
  await tab.send('Page.navigate', { url: `${url}/auth` });
  await tab.until(`location.pathname === '/auth' && document.readyState === 'complete'`);
  const account = { email: 'killed@example.org', username: 'killed', password: PASSWORD };
  await tab.evaluate(`fetch('/api/register', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(account))},
  })`);
  for (const id of ids) {
    await tab.send('Page.navigate', { url: `${url}/product/${id}` });
    await tab.until(`location.pathname.endsWith(${JSON.stringify(id)}) && ${QUANTITY} !== null`);
  }
  await tab.until(`navigator.serviceWorker.controller !== null`);
  await browser.close();
}

/**
 * Taps once and kills the browser a moment later.
 * @param confirmed whether that moment starts only when the screen shows the tap as saved, however long that takes
 * @returns the last quantity shown
 */
async function tapAndKill(
  browser: BareBrowser,
  { tab, quantity }: { tab: BareTab; quantity: number },
  afterMs: number,
  confirmed: boolean,
): Promise<number> {
  let shown = quantity;
  await tab.send('Runtime.addBinding', { name: 'told' });
  await tab.send('Runtime.enable');
  tab.on('Runtime.bindingCalled', ({ payload }) => {
    shown = Number(payload);
  });
  await tab.evaluate(TELL);
  // Not awaited: the kill must not wait for the answer to the tap.
  tab.evaluate(TAP).catch(() => undefined);
  if (confirmed) await tab.until(`${QUANTITY} > ${quantity}`);
  await new Promise((settle) => setTimeout(settle, afterMs));
  await browser.kill();
  return shown;
}

/** Quantities on the server, by product. */
async function serverNumbers(tab: BareTab): Promise<ReadonlyMap<string, number>> {
  const answer = (await tab.evaluate(`fetch('/api/inventory').then((one) => one.json())`)) as {
    productId: string;
    quantity: number;
  }[];
  return new Map(answer.map(({ productId, quantity }) => [productId, quantity]));
}

/**
 * Kills the browser again and again, always on the same profile, 0 to 300 ms after a tap in one round and 0 to 300 ms
 * after the screen showed the tap as saved in the next, so that a slow machine shows it just as often. The first half
 * runs without a server, so only the phone's disk keeps the data. The second half runs with one, so sending is
 * interrupted too.
 * @param onRound called after each round with its number
 */
export async function killRounds(times: number, onRound: (round: number) => void = () => undefined): Promise<KillRun> {
  const profile = mkdtempSync(join(tmpdir(), 'safeshelf-killed-'));
  const products = ean13Products();
  const ids = Array.from(
    { length: Math.ceil(times / IN_A_ROW) },
    (_, at) => products[at % products.length]?.product.id ?? '',
  );
  const server = await startServer();
  const run = { times, shown: 0, lost: 0, doubled: 0, apart: 0 };
  const held = new Map<string, number>();
  try {
    await prepare(profile, server.url, [...new Set(ids)]);
    await server.stop();
    let before = null as Tapped | null;
    const judge = (before: Tapped, quantity: number): void => {
      if (quantity < before.shown) run.lost += 1;
      if (quantity > before.quantity + 1) run.doubled += 1;
      held.set(before.id, quantity);
    };
    for (let round = 0; round < times; round += 1) {
      if (round === Math.ceil(times / 2)) await server.start();
      const browser = startBareBrowser(profile);
      const id = ids[Math.floor(round / IN_A_ROW)] ?? '';
      if (before && before.id !== id) judge(before, (await openProduct(browser, server.url, before.id)).quantity);
      const opened = await openProduct(browser, server.url, id);
      if (before?.id === id) judge(before, opened.quantity);
      const shown = await tapAndKill(browser, opened, WINDOW_MS * ((round * SPREAD) % 1), round % 2 === 1);
      if (shown > opened.quantity) run.shown += 1;
      before = { id, quantity: opened.quantity, shown };
      onRound(round + 1);
    }
    const browser = startBareBrowser(profile);
    if (!before) throw new Error('Nothing was killed.');
    const last = await openProduct(browser, server.url, before.id);
    judge(before, last.quantity);
    const apart = async (): Promise<number> => {
      const numbers = await serverNumbers(last.tab);
      return [...held].filter(([id, quantity]) => (numbers.get(id) ?? 0) !== quantity).length;
    };
    run.apart = await apart();
    for (const end = Date.now() + SETTLED_MS; run.apart > 0 && Date.now() < end; run.apart = await apart()) {
      await new Promise((settle) => setTimeout(settle, 250));
    }
    await browser.close();
    return run;
  } finally {
    await server.dispose();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
