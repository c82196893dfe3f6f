import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Most kilobytes (1000 bytes) after gzip. The page must start fast on a slow phone, and the worker wakes often. */
const START_PAGE_KB = 60;
const PAGE_ENTRY_KB = 100;
/** What the first paint of the dashboard needs: the page's entry, who is signed in, the tables, and the screen. */
const SIGNED_IN_START_KB = 140;
/** Menu, keys, schemas, rules and sync, which every signed-in page fetches after its first paint. */
const BEHIND_KB = 65;
const BEHIND_CHUNKS = ['soon', 'zod', 'schemas', 'entities', 'behind'];
/** What one screen fetches before it is drawn, beyond what every signed-in page has. */
const SCREEN_KB = 60;
/**
 * The same with every part that the screen fetches later: its results, its sheets, the label reader. In the largest
 * one, 82 kB are the words and rules for reading labels in two dozen languages: none is worth leaving out for its size.
 */
const SCREEN_WITH_PARTS_KB = 115;
const SERVICE_WORKER_KB = 60;

/** Modules that only the scanner needs: most visits never open it. The URL of a file (`?url`) is not the file. */
const SCANNER_MODULES = /(?:node_modules\/(?:zxing-wasm|@zxing|@undecaf)\/|\/web\/features\/scan\/)(?!.*\?url$)/;

const gzipKb = (path) => gzipSync(readFileSync(path), { level: 9 }).length / 1000;

/** Some chunks and everything they import statically, according to the chunk graph that the build wrote. */
function reachedFrom(chunks, files) {
  const reached = new Set();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...chunks[file].imports.filter((name) => chunks[name]));
  }
  return [...reached];
}

/** What screens fetch beyond what every page has, without and with their own parts. A screen is no part of another. */
function screenSizes(chunks, held, kbOf) {
  const beyond = (files) => reachedFrom(chunks, files).filter((file) => !held.includes(file));
  const withParts = (file) => {
    const files = new Set(beyond([file]));
    for (const one of files) {
      const parts = chunks[one].dynamicImports.filter((part) => chunks[part] && chunks[part].screen === null);
      for (const part of beyond(parts)) files.add(part);
    }
    return [...files];
  };
  return filesWhere(chunks, ({ screen }) => screen !== null).map((file) => ({
    screen: chunks[file].screen,
    kb: kbOf(beyond([file])),
    withPartsKb: kbOf(withParts(file)),
  }));
}

/** The files of the chunk graph that meet a condition. */
const filesWhere = (chunks, holds) => Object.keys(chunks).filter((file) => holds(chunks[file]));

/**
 * Measures the built page against its budgets.
 * @param {string} root the folder of the repository, with `dist/` built
 * @returns {{lines: string[], failures: string[]}} what was measured, and which budgets are exceeded
 */
export function checkBudgets(root) {
  const web = join(root, 'dist/web');
  const chunks = JSON.parse(readFileSync(join(root, 'dist/chunk-graph.json'), 'utf8'));
  const entry = reachedFrom(
    chunks,
    filesWhere(chunks, ({ isEntry, name }) => isEntry && name === 'index'),
  );
  const startPage = reachedFrom(
    chunks,
    filesWhere(chunks, ({ isEntry, name }) => isEntry && name === 'start-page'),
  );
  const early = filesWhere(chunks, ({ name }) => name === 'client' || name === 'start');
  const start = reachedFrom(chunks, [...entry, ...early]);
  const behind = filesWhere(chunks, ({ name }) => BEHIND_CHUNKS.includes(name));
  const held = reachedFrom(chunks, [...start, ...behind]);
  const lines = [];
  const failures = [];
  if (entry.length === 0) failures.push('the chunk graph names no entry: nothing was measured');
  if (startPage.length === 0) failures.push('the chunk graph names no start page: nothing was measured');
  if (behind.length !== BEHIND_CHUNKS.length)
    failures.push('the chunk graph names nothing behind the first paint: nothing was measured');
  if (behind.some((file) => start.includes(file))) failures.push('the signed-in start waits for what should follow it');
  if (early.length !== 2) failures.push('the chunk graph names no client and no start: nothing was measured');

  const judge = (what, kb, most) => {
    lines.push(`${what}: ${kb.toFixed(1)} kB gzip of ${most} kB`);
    if (kb > most) failures.push(`${what} is ${kb.toFixed(1)} kB gzip; its budget is ${most} kB`);
  };
  const kbOf = (files) => files.reduce((sum, file) => sum + gzipKb(join(web, file)), 0);
  judge(`start page JS (${startPage.length} files)`, kbOf(startPage), START_PAGE_KB);
  judge(`page entry JS (${entry.length} files)`, kbOf(entry), PAGE_ENTRY_KB);
  judge(`signed-in start JS (${start.length} files)`, kbOf(start), SIGNED_IN_START_KB);
  judge('behind the first paint', kbOf(held) - kbOf(start), BEHIND_KB);
  judge('service worker', gzipKb(join(web, 'sw.js')), SERVICE_WORKER_KB);

  const screens = screenSizes(chunks, held, kbOf);
  if (screens.length === 0) failures.push('the chunk graph names no screens: none was measured');
  // Report the largest screen, and each one that is too large.
  const judgeScreens = (what, of, most) => {
    const largest = Math.max(...screens.map(of));
    for (const one of screens)
      if (of(one) === largest || of(one) > most) judge(`screen ${one.screen} ${what}`, of(one), most);
  };
  judgeScreens('beyond the start', ({ kb }) => kb, SCREEN_KB);
  judgeScreens('with its later parts', ({ withPartsKb }) => withPartsKb, SCREEN_WITH_PARTS_KB);

  const withPage = entry.flatMap((file) => chunks[file].modules.filter((module) => SCANNER_MODULES.test(module)));
  const lazy = Object.values(chunks).some((chunk) => chunk.modules.some((module) => SCANNER_MODULES.test(module)));
  if (withPage.length > 0) failures.push(`the scanner is loaded with the page: ${withPage.join(', ')}`);
  else if (!lazy) failures.push('no chunk holds the scanner: this check looks for the wrong modules');
  else lines.push('scanner: in a chunk of its own');
  return { lines, failures };
}
