import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';

const run = (program, args) => spawnSync(program, args, { stdio: 'inherit', timeout: 300_000 }).status === 0;

/** Playwright's own Chromium, large as it is. It is tried first, because it needs no privileges. */
const fetchPlaywrights = () => run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);

/** Debian's package brings the libraries that a bare machine lacks. Ubuntu's of that name is only a placeholder. */
const installDebians = () =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  run('apt-get', ['update']) &&
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);

/**
 * Finds a browser for the tests, and downloads one if there is none.
 * @returns {string | null} its path; null if none could be had, after printing what to do
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium or Chrome on this machine: fetching one.');
  fetchPlaywrights();
  const fetched = findBrowser();
  if (fetched) return fetched;
  installDebians();
  const installed = findBrowser();
  if (installed) return installed;
  console.error(
    'The browser tests need Chromium or Chrome, and none could be fetched. Run one of these, then the tests again:\n' +
      '  npx playwright install --with-deps chromium\n' +
      '  sudo apt-get install chromium\n' +
      'or set CHROME_PATH to a Chromium or Chrome that is already there.',
  );
  return null;
}
