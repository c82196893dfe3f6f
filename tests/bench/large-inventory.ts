import { randomBytes } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { PUSH_MAX_OPS } from '#domain/sync/push-limits.ts';
import { uuidv7 } from '#domain/uuid.ts';
import { untilInstalled } from '#tests/e2e/app.ts';
import { signUp } from '#tests/e2e/sign-up.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';

/** A phone is taken to be four times slower than the machine that measures. */
const SLOWER = 4;
const ENTRIES = 2_000;
const PLACES = ['Kitchen', 'Bathroom cabinet', 'Under the sink', 'Garage', 'Laundry'];
const ROUNDS = 5;

/** What a person waits for in an inventory of two thousand, ms at four times slow-down. */
export interface LargeInventory {
  /** From the tap on "Products" to the first rows with their tags, tables unread. */
  readonly openMs: number;
  /** The same coming back from a report. */
  readonly backMs: number;
  /** From a key in the search field to its rows on the screen: the median, and the slowest of all keys. */
  readonly searchMs: number;
  readonly slowestSearchMs: number;
  /** The longest that the page did not draw while the list was scrolled, and how many times it was above 50 ms. */
  readonly longestFrameMs: number;
  readonly longFrames: number;
  readonly frames: number;
}

/** The operations that put two thousand labelled products and their entries into a household. */
function operations(userId: string): object[] {
  const labelled = starterCatalogue().filter((product) => product.ingredientsText !== null);
  const now = Date.now();
  const op = (type: string, entityId: string, payload: object) => ({
    ...{ opId: uuidv7(now, randomBytes(16)), userId, type, v: 1, entityId, payload, baseRev: null, createdAt: now },
  });
  return Array.from({ length: ENTRIES }, (_, at) => {
    const like = labelled[at % labelled.length];
    if (!like) throw new Error('The starter catalogue holds no label.');
    const [productId, entryId] = [uuidv7(now, randomBytes(16)), uuidv7(now, randomBytes(16))];
    const { brand, category, productType, forms, baby, ingredientsText } = like;
    const product = { name: `${like.name} ${at + 1}`, brand, barcode: null, category, productType, forms, baby };
    const fields = {
      place: PLACES[at % PLACES.length],
      ...(at % 9 === 0 && { expiresOn: `2027-0${(at % 8) + 1}-15` }),
    };
    return [
      op('product.create', productId, {
        ...product,
        ingredients: (ingredientsText ?? '')
          .split(',')
          .map((one) => one.trim().slice(0, 200))
          .filter((one) => one !== ''),
      }),
      op('inventory.add', entryId, { productId, fields }),
    ];
  }).flat();
}

/** Sends them as a phone does, in as many pushes as it takes. */
async function fill(context: BrowserContext, url: string): Promise<void> {
  const { id } = (await (await context.request.get('/api/user')).json()) as { id: string };
  const all = operations(id);
  const deviceId = uuidv7(Date.now(), randomBytes(16));
  for (let from = 0; from < all.length; from += PUSH_MAX_OPS) {
    const answer = await context.request.post('/api/sync/push', {
      data: { deviceId, ops: all.slice(from, from + PUSH_MAX_OPS) },
      headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    });
    const { results } = (await answer.json()) as { results: { status: string; problem?: unknown }[] };
    const refused = results.find(({ status }) => status !== 'applied');
    if (refused) throw new Error(`Not put into the inventory: ${JSON.stringify(refused)}`);
  }
}

const slow = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
const middle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Milliseconds from something that the page is made to do until something is drawn. Both are expressions of the page,
 * put in by hand: its content policy forbids to make functions of texts.
 */
const timed = async (page: Page, start: string, done: string): Promise<number> =>
  Number(
    await page.evaluate(`new Promise((settle) => {
      const look = () => (${done})
        ? requestAnimationFrame(() => setTimeout(() => settle(performance.now() - from)))
        : requestAnimationFrame(look);
      const from = performance.now();
      { ${start} }
      requestAnimationFrame(look);
    })`),
  );

const ROWS = `location.pathname === '/inventory' && document.querySelectorAll('main .row [role=img][aria-label^="Score"], main .row [role=img][aria-label^="Not enough"]').length >= 5`;
const TAP = `document.querySelector('nav a[href="/inventory"]').click()`;

/** Opens the app anew, then the products from the dashboard. */
async function openOnce(page: Page, session: CDPSession): Promise<number> {
  await slow(session, 1);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Tap to Scan' }).waitFor();
  await page.waitForTimeout(1500);
  await slow(session, SLOWER);
  return timed(page, TAP, ROWS);
}

/** The number of entries that the search leaves, as the filter "All" tells it. */
const LEFT = `document.querySelector('main .filter-chip .num')?.textContent`;
/** Parts of words as they are typed, each of which leaves another number of entries than the one before it. */
const TYPED = ['g', 'gar', 'garage', 'sh', 'shampoo', 'kitchen', 'under the sink 1', 'bathroom cre', 's', ''];

const typing = (text: string): string => `
  const field = document.querySelector('main input[type=search]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
  field.dispatchEvent(new Event('input', { bubbles: true }));`;

/** Milliseconds from a key in the search field to the rows it leaves, for each of `TYPED`. */
async function searchTimes(page: Page, session: CDPSession): Promise<number[]> {
  await slow(session, 1);
  const left: string[] = [];
  for (const text of TYPED) {
    await page.evaluate(`{ ${typing(text)} }`);
    await page.waitForTimeout(400);
    left.push(String(await page.evaluate(LEFT)));
  }
  await slow(session, SLOWER);
  const times: number[] = [];
  for (const [at, text] of TYPED.entries()) {
    if (left[at] === left.at(at - 1))
      throw new Error(`"${text}" leaves as many as what is typed before it: ${left[at]}`);
    times.push(await timed(page, typing(text), `${LEFT} === '${left[at]}'`));
    await page.waitForTimeout(200);
  }
  return times;
}

/** How many reports this phone has written, past the app. */
const REPORTS_WRITTEN = `(async () => {
  const settled = (request) => new Promise((settle) => { request.onsuccess = () => settle(request.result); });
  const { name } = (await indexedDB.databases()).find((one) => /^safeshelf-[0-9a-f]{8}-/.test(one.name));
  const database = await settled(indexedDB.open(name));
  const count = await settled(database.transaction('risks').objectStore('risks').count());
  database.close();
  return count;
})()`;

/** Notes how long each frame takes, until `scrollEnded` is set. */
const WATCH_FRAMES = `
  window.scrollTo(0, 0);
  window.framesTaken = [];
  let last = performance.now();
  const frame = (now) => {
    framesTaken.push(now - last);
    last = now;
    if (!window.scrollEnded) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);`;

/** Scrolls through the whole list with the wheel: how long each frame took, ms. */
async function scrollTimes(page: Page): Promise<readonly number[]> {
  await page.evaluate(`{ ${WATCH_FRAMES} }`);
  await page.mouse.move(200, 500);
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.wheel(0, step < 60 ? 400 : 2400);
    await page.waitForTimeout(16);
  }
  const taken = await page.evaluate('window.scrollEnded = true, framesTaken.slice(2)');
  return Array.isArray(taken) ? taken.map(Number) : [];
}

/** Two thousand entries in the built app, in Chromium slowed four times. */
export async function largeInventory(): Promise<LargeInventory> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url });
    const page = await context.newPage();
    await signUp(page);
    await fill(context, server.url);
    await untilInstalled(page);
    await page.goto('/inventory');
    await page.getByText(String(ENTRIES), { exact: true }).first().waitFor({ timeout: 120_000 });
    while (Number(await page.evaluate(REPORTS_WRITTEN)) < ENTRIES) await page.waitForTimeout(2_000);
    const session = await context.newCDPSession(page);
    const opened: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) opened.push(await openOnce(page, session));
    await timed(page, `document.querySelector('main .row a').click()`, `location.pathname.startsWith('/product/')`);
    await page.waitForTimeout(1500);
    const backMs = await timed(page, 'history.back()', ROWS);
    const searched = await searchTimes(page, session);
    const frames = await scrollTimes(page);
    return {
      openMs: middle(opened),
      backMs,
      searchMs: middle(searched),
      slowestSearchMs: Math.max(...searched),
      longestFrameMs: Math.max(...frames),
      longFrames: frames.filter((ms) => ms > 50).length,
      frames: frames.length,
    };
  } finally {
    await browser.close();
    await server.dispose();
  }
}
