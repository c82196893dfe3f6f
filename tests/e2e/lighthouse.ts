import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { browserProgram, QUIET } from '#tests/support/browser.ts';
import buildOnce from '#tests/support/build-once.ts';
import { startServer } from '#tests/support/server.ts';
import { PASSWORD } from './app.ts';
import { assortment } from './catalogue.ts';
import { WELCOMED_BEFORE } from './welcomed.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** The lowest accepted scores, out of 100. SEO counts only for public pages. */
type Aim = Readonly<Partial<Record<Category, number>>>;
const OPEN: Aim = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const SIGNED_IN: Aim = { performance: 95, accessibility: 100, 'best-practices': 100 };
/** Latest time at which the largest part of a public page may be drawn, on a simulated slow 4G. */
const MOST_LCP_MS = 1_800;
const PRODUCTS = 10;

/** Public pages, by the name used in the report. */
const OPEN_PAGES = {
  'start page, first visit': '/',
  'a product': '/public/product/02000000100012',
  'an ingredient': '/public/ingredient/methylisothiazolinone',
  'the safety tips': '/safety-tips',
} as const;

interface Measured {
  readonly page: string;
  readonly aim: Aim;
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  readonly lcpMs: number;
  readonly lacking: readonly string[];
}

const categoriesOf = (aim: Aim) => Object.keys(aim) as Category[];

/** The audits that cost points. */
const lackingIn = ({ categories, audits }: Result, aim: Aim): string[] =>
  categoriesOf(aim).flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      return [`${name}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
    }),
  );

/** Runs Lighthouse as a phone on a slow network: a public page on a first visit, another one with its storage kept. */
async function measure(browser: Browser, url: string, page: string, aim: Aim): Promise<Measured> {
  const tab = await browser.newPage();
  const run = await lighthouse(
    url,
    { onlyCategories: categoriesOf(aim), disableStorageReset: aim !== OPEN, logLevel: 'error' },
    undefined,
    tab,
  );
  await tab.close();
  if (!run || run.lhr.runtimeError) throw new Error(`${page}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits } = run.lhr;
  const scores = Object.fromEntries(
    categoriesOf(aim).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  );
  const lcpMs = Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY);
  return { page, aim, scores, lcpMs, lacking: lackingIn(run.lhr, aim) };
}

/** Signs up in the browser and gives the household enough data for a dashboard. */
async function moveIn(browser: Browser, url: string): Promise<void> {
  const tab = await browser.newPage();
  await tab.goto(`${url}/auth`);
  await tab.evaluate(WELCOMED_BEFORE);
  const person = { email: 'light@example.org', username: 'light', firstName: 'Maya', password: PASSWORD };
  const calls = [
    ['/api/register', person],
    ...assortment(PRODUCTS).flatMap(({ product, digits }) => [
      ['/api/scan', { barcode: digits }],
      ['/api/inventory', { productId: product.id }],
    ]),
  ] as const;
  // Passed as text: a compiled function would refer to helpers that the page does not have.
  await tab.evaluate(`(async () => {
    for (const [path, body] of ${JSON.stringify(calls)}) {
      const headers = { 'content-type': 'application/json' };
      await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    }
  })()`);
  await tab.goto(`${url}/dashboard`);
  await tab.waitForFunction((count) => document.querySelectorAll('main a[href^="/product/"]').length >= count, {}, 5);
  // Wait for the installation, because only opening the app is to be measured.
  await tab.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await tab.waitForNetworkIdle({ idleTime: 3_000 });
  await tab.close();
}

/** Whether a page reaches its scores, and its time limit if it is public. */
const met = ({ aim, scores, lcpMs }: Measured): boolean =>
  categoriesOf(aim).every((name) => (scores[name] ?? 0) >= (aim[name] ?? 0)) && (aim !== OPEN || lcpMs <= MOST_LCP_MS);

buildOnce();
const profile = mkdtempSync(join(tmpdir(), 'safeshelf-light-'));
const server = await startServer({ INDEXING: 'on' });
const launch = () => puppeteer.launch({ executablePath: browserProgram(), args: QUIET, userDataDir: profile });
let browser = await launch();
try {
  const all: Measured[] = [];
  for (const [page, path] of Object.entries(OPEN_PAGES)) {
    all.push(await measure(browser, server.url + path, page, OPEN));
  }
  await moveIn(browser, server.url);
  // As if opened from the home screen. In a process that has shown other pages, Lighthouse walks through everything
  // they left in memory before it records: one task of 60 ms or more that the dashboard did not cause.
  await browser.close();
  browser = await launch();
  all.push(await measure(browser, `${server.url}/dashboard`, 'dashboard, signed in', SIGNED_IN));
  for (const one of all) {
    console.log(`\n${one.page}${met(one) ? '' : ': below its aim'}`);
    for (const name of categoriesOf(one.aim)) {
      console.log(`  ${name.padEnd(15)} ${String(one.scores[name]).padStart(3)} of ${one.aim[name]}`);
    }
    console.log(`  largest paint   ${one.lcpMs} ms${one.aim === OPEN ? ` of ${MOST_LCP_MS}` : ''}`);
    for (const line of one.lacking) console.log(`    ${line}`);
  }
  const pages = all.map(({ page, scores, lcpMs }) => ({ page, ...scores, lcpMs }));
  console.log(`\n${JSON.stringify({ pages, met: all.every(met) })}`);
} finally {
  await browser.close();
  await server.dispose();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
