import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { untilInstalled } from '#tests/e2e/app.ts';
import { signUp } from '#tests/e2e/sign-up.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';
import { pageTasks, type TraceEvent } from '../worker-time.ts';
import { fill } from './fill.ts';

/** A phone is assumed to be four times slower than this machine, unless the caller says otherwise. */
const SLOWER = 4;
const ENTRIES = 2_000;
const ROUNDS = 3;

/** What the page has to do for one thing a person does, on a phone `slower` times slower than this machine. */
export interface Work {
  /** By the clock, with the page slowed. Includes whatever else this machine does meanwhile. */
  readonly clockMs: number;
  /** What the page's own thread computed unslowed, times `slower`: the same whatever else the machine did. */
  readonly computeMs: number;
  /** Its longest task, times `slower`, and how many of its tasks took above 50 ms that way. */
  readonly longestTaskMs: number;
  readonly longTasks: number;
}

/** What a person does in an inventory of two thousand. Each figure is from the middle one of three rounds. */
export interface LargeInventory {
  /** From the tap on "Products" of a dashboard at rest to the first rows with their tags, tables unread. */
  readonly open: Work;
  /** The same coming back from a report. */
  readonly back: Work;
  /** From a key in the search field to its rows on the screen, key by key. */
  readonly keys: readonly Work[];
  /** A hard fling: 60 frames of 400 px. */
  readonly fling: Work;
  /** Dragging the list's scroll bar down: 60 frames of 2,400 px, more than two screens each. */
  readonly jump: Work;
  /** From the tap on "Home" to its first paint from what the phone holds, without the card of the home. */
  readonly dashboardFirst: Work;
  /** From the tap on "Home" to the card of the home, offline, in an app left alone for some seconds after its start. */
  readonly dashboard: Work;
  /** From the tap on "Detector" in such an app until everything at home has been checked, offline. */
  readonly detector: Work;
}

const slow = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
/** The mark that the page sets when something is done. */
const DONE = 'done';

/** Has the page do something, traced. @returns how long its own thread computed until the mark, task by task, in ms */
async function tasksOf(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return pageTasks(traceEvents, DONE);
}

/**
 * Milliseconds from something that the page is made to do until something is drawn. Both are expressions for the page,
 * inserted as text, because its content security policy forbids making functions from text.
 */
const timed = async (page: Page, start: string, done: string): Promise<number> =>
  Number(
    await page.evaluate(`new Promise((settle) => {
      const look = () => (${done})
        ? requestAnimationFrame(() => setTimeout(() => {
            performance.mark('${DONE}');
            settle(performance.now() - from);
          }))
        : requestAnimationFrame(look);
      const from = performance.now();
      { ${start} }
      requestAnimationFrame(look);
    })`),
  );

/** Does one thing twice: traced at the full speed of this machine, and by the clock while slowed. */
async function measured(
  { browser, page, session, slower }: Omit<Stage, 'context'>,
  prepare: () => Promise<unknown>,
  act: () => Promise<number>,
): Promise<Work> {
  await prepare();
  const tasks = (await tasksOf(browser, page, act)).map((ms) => ms * slower);
  await prepare();
  await slow(session, slower);
  const clockMs = await act();
  await slow(session, 1);
  return {
    clockMs,
    computeMs: tasks.reduce((sum, ms) => sum + ms, 0),
    longestTaskMs: Math.max(0, ...tasks),
    longTasks: tasks.filter((ms) => ms > 50).length,
  };
}

/** Repeats a measurement and gives the round with the median computing time, since other work may disturb a round. */
async function middleOf(round: () => Promise<Work>): Promise<Work> {
  const rounds: Work[] = [];
  while (rounds.length < ROUNDS) rounds.push(await round());
  const middle = rounds.toSorted((one, other) => one.computeMs - other.computeMs)[Math.floor(ROUNDS / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

const ROWS = `location.pathname === '/inventory' && document.querySelectorAll('main .row [role=img][aria-label^="Score"], main .row [role=img][aria-label^="Not enough"]').length >= 5`;
const tapOn = (path: string): string => `document.querySelector('nav a[href="${path}"]').click()`;
const TAP = tapOn('/inventory');
/** The first paint of the dashboard. Whether anything is at home decides what comes first. */
const FIRST = `location.pathname === '/dashboard' && document.querySelector('main h1')?.textContent.startsWith('Hi ') && document.querySelector('main a[href^="/scan"]')`;
/** The dashboard with what the phone knows about the home. */
const HOME = `location.pathname === '/dashboard' && document.querySelectorAll('main .category-grid b').length >= 9`;
/** The detector once it has checked two thousand products. */
const LOOKED = `location.pathname === '/hazard-detector' && [...document.querySelectorAll('main p')].some((one) => one.textContent.startsWith('${ENTRIES} products checked'))`;

/** The number of entries that the search leaves, as shown by the filter "All". */
const LEFT = `document.querySelector('main .filter-chip .num')?.textContent`;
/** Parts of words as they are typed. Each leaves a different number of entries from the one before it. */
const TYPED = ['g', 'gar', 'garage', 'sh', 'shampoo', 'kitchen', 'under the sink 1', 'bathroom cre', 's', ''];

const typing = (text: string): string => `
  const field = document.querySelector('main input[type=search]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
  field.dispatchEvent(new Event('input', { bubbles: true }));`;

/** Settles once the page has been idle for a second, so that work left over from another screen is not counted. */
const RESTS = `new Promise((settle) => {
  let quiet = 0;
  const look = (deadline) => {
    quiet = deadline.timeRemaining() > 30 ? quiet + 1 : 0;
    if (quiet >= 10) settle();
    else setTimeout(() => requestIdleCallback(look), 100);
  };
  requestIdleCallback(look);
})`;

/** How many reports this phone has stored, read without the app. */
const REPORTS_WRITTEN = `(async () => {
  const settled = (request) => new Promise((settle) => { request.onsuccess = () => settle(request.result); });
  const { name } = (await indexedDB.databases()).find((one) => /^safeshelf-[0-9a-f]{8}-/.test(one.name));
  const database = await settled(indexedDB.open(name));
  const count = await settled(database.transaction('risks').objectStore('risks').count());
  database.close();
  return count;
})()`;

/** Scrolls with the wheel, this many pixels a frame. */
async function scroll(page: Page, px: number): Promise<number> {
  await page.mouse.move(200, 500);
  const start = Date.now();
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, px);
    await page.waitForTimeout(16);
  }
  await page.evaluate(`performance.mark('${DONE}')`);
  return Date.now() - start;
}

interface Stage {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  /** How many times slower than this machine the phone is. */
  readonly slower: number;
}

const atRest = async (page: Page): Promise<void> => {
  await page.waitForTimeout(1_500);
  await page.evaluate(RESTS);
};

const toDashboard = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Tap to Scan' }).waitFor();
  await atRest(page);
};

const toReport = async (page: Page): Promise<void> => {
  await page.locator('main .row a').first().click();
  await page.waitForURL('**/product/**');
  await atRest(page);
};

const toProducts = async (page: Page): Promise<void> => {
  await page.goto('/inventory');
  await page.locator('main .row a').first().waitFor();
  await page.evaluate(RESTS);
};

async function searchKeys(stage: Stage): Promise<readonly Work[]> {
  const { page } = stage;
  await toProducts(page);
  const keys: Work[] = [];
  for (const [at, text] of TYPED.entries()) {
    const before = async () => {
      await page.evaluate(`{ ${typing(TYPED.at(at - 1) ?? '')} }`);
      await page.waitForTimeout(1_500);
    };
    await page.evaluate(`{ ${typing(text)} }`);
    await page.waitForTimeout(1_500);
    const left = String(await page.evaluate(LEFT));
    await before();
    if (left === String(await page.evaluate(LEFT))) throw new Error(`"${text}" leaves as many as what came before it.`);
    keys.push(await middleOf(() => measured(stage, before, () => timed(page, typing(text), `${LEFT} === '${left}'`))));
  }
  return keys;
}

/** Scrolls from the top of the list, this many pixels a frame. */
async function scrolled(stage: Stage, px: number): Promise<Work> {
  await toProducts(stage.page);
  const top = () => stage.page.evaluate('window.scrollTo(0, 0)');
  return middleOf(() => measured(stage, top, () => scroll(stage.page, px)));
}

/** How long the app is left alone. Once it has been idle for two seconds, it prefetches what people open next. */
const LEFT_ALONE_MS = 4_000;

/** A tap in the bar of an app that was started and left alone, offline, until the page it leads to is drawn. */
async function tappedOffline(stage: Stage, path: string, drawn: string): Promise<Work> {
  await stage.context.setOffline(true);
  const work = await middleOf(() =>
    measured(
      stage,
      async () => {
        await toProducts(stage.page);
        await stage.page.waitForTimeout(LEFT_ALONE_MS);
        await stage.page.evaluate(RESTS);
      },
      () => timed(stage.page, tapOn(path), drawn),
    ),
  );
  await stage.context.setOffline(false);
  return work;
}

/** How each is measured, whichever page is open. */
const PARTS: { readonly [K in keyof LargeInventory]: (stage: Stage) => Promise<LargeInventory[K]> } = {
  open: (stage) =>
    middleOf(() =>
      measured(
        stage,
        () => toDashboard(stage.page),
        () => timed(stage.page, TAP, ROWS),
      ),
    ),
  back: async (stage) => {
    await toProducts(stage.page);
    return middleOf(() =>
      measured(
        stage,
        () => toReport(stage.page),
        () => timed(stage.page, 'history.back()', ROWS),
      ),
    );
  },
  keys: searchKeys,
  fling: (stage) => scrolled(stage, 400),
  jump: (stage) => scrolled(stage, 2_400),
  dashboardFirst: (stage) => tappedOffline(stage, '/dashboard', FIRST),
  dashboard: (stage) => tappedOffline(stage, '/dashboard', HOME),
  detector: (stage) => tappedOffline(stage, '/hazard-detector', LOOKED),
};

export type LargeInventoryPart = keyof LargeInventory;
export const LARGE_INVENTORY_PARTS = Object.keys(PARTS) as readonly LargeInventoryPart[];

/**
 * Two thousand entries in the built app, in Chromium.
 * @param parts which ones to measure
 * @param slower how many times slower than this machine the phone is
 */
export async function largeInventory<P extends LargeInventoryPart>(
  parts: readonly P[],
  slower = SLOWER,
): Promise<Pick<LargeInventory, P>> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url });
    const page = await context.newPage();
    await signUp(page);
    await fill(context, server.url, ENTRIES);
    await untilInstalled(page);
    await page.goto('/inventory');
    await page.getByText(String(ENTRIES), { exact: true }).first().waitFor({ timeout: 120_000 });
    while (Number(await page.evaluate(REPORTS_WRITTEN)) < ENTRIES) await page.waitForTimeout(2_000);
    const stage: Stage = { browser, context, page, session: await context.newCDPSession(page), slower };
    const found: Partial<LargeInventory> = {};
    for (const part of parts) Object.assign(found, { [part]: await PARTS[part](stage) });
    return found as Pick<LargeInventory, P>;
  } finally {
    await browser.close();
    await server.dispose();
  }
}
