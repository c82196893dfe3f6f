import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const USUAL_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** Whether it really starts: it may be a placeholder or lack a library. On Windows `--version` opens a window. */
const starts = (path) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

const inFolders = (names) =>
  [...(process.env.PATH ?? '').split(delimiter), ...USUAL_FOLDERS]
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));
const firstOf = (paths) => paths.find((path) => path && isProgram(path) && starts(path)) ?? null;

/**
 * The browser that tests use: CHROME_PATH, else a Chromium or Chrome on this machine, else Playwright's own.
 * @returns {string | null} its path, or null if there is none
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, which is not a program that can be run.`);
  }
  return firstOf([...inFolders(NAMES), ...USUAL_PROGRAMS, chromium.executablePath()]);
}

/**
 * The headless shell of Chromium: the same engine without windows, push messages and prompts, which takes a fifth less
 * processor time.
 * @returns {string | null} its path, or null if there is none or CHROME_PATH names the browser to use
 */
export const findShell = () => (process.env.CHROME_PATH ? null : firstOf(inFolders(SHELLS)));
