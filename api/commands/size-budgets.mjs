import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Most kilobytes (1000 bytes) after gzip. The page must start fast on a slow phone, and the worker wakes often. */
const PAGE_ENTRY_KB = 170;
const SERVICE_WORKER_KB = 60;

/** What belongs to the scanner alone: most visits never open it. The address of a file (`?url`) is not the file. */
const SCANNER_MODULES = /(?:node_modules\/(?:zxing-wasm|@zxing|@undecaf)\/|\/web\/features\/scan\/)(?!.*\?url$)/;

const gzipKb = (path) => gzipSync(readFileSync(path), { level: 9 }).length / 1000;

/** The entry chunk and everything it imports statically, from the chunk graph that the build wrote. */
function entryGraph(chunks) {
  const reached = new Set();
  const queue = Object.keys(chunks).filter((file) => chunks[file].isEntry);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...chunks[file].imports.filter((name) => chunks[name]));
  }
  return [...reached];
}

/**
 * Measures the built page against its budgets.
 * @param {string} root the folder of the repository, with `dist/` built
 * @returns {{lines: string[], failures: string[]}} what was measured, and which budgets are exceeded
 */
export function checkBudgets(root) {
  const web = join(root, 'dist/web');
  const chunks = JSON.parse(readFileSync(join(root, 'dist/chunk-graph.json'), 'utf8'));
  const entry = entryGraph(chunks);
  const lines = [];
  const failures = [];
  if (entry.length === 0) failures.push('the chunk graph names no entry: nothing was measured');

  const judge = (what, kb, most) => {
    lines.push(`${what}: ${kb.toFixed(1)} kB gzip of ${most} kB`);
    if (kb > most) failures.push(`${what} is ${kb.toFixed(1)} kB gzip; its budget is ${most} kB`);
  };
  const entryKb = entry.reduce((sum, file) => sum + gzipKb(join(web, file)), 0);
  judge(`page entry JS (${entry.length} files)`, entryKb, PAGE_ENTRY_KB);
  judge('service worker', gzipKb(join(web, 'sw.js')), SERVICE_WORKER_KB);

  const early = entry.flatMap((file) => chunks[file].modules.filter((module) => SCANNER_MODULES.test(module)));
  const lazy = Object.values(chunks).some((chunk) => chunk.modules.some((module) => SCANNER_MODULES.test(module)));
  if (early.length > 0) failures.push(`the scanner is loaded with the page: ${early.join(', ')}`);
  else if (!lazy) failures.push('no chunk holds the scanner: this check looks for the wrong modules');
  else lines.push('scanner: in a chunk of its own');
  return { lines, failures };
}
