import { statfsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { findBrowser, findShell } from './find-browser.mjs';
import { PATIENCE_MS } from './patience.ts';

/** Flags that keep a browser in a test from phoning home, and let it start in a container. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags that replace the camera with a film. Permission is granted without a prompt. */
export const fakeCameraArgs = (film: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** The path of the browser. Throws if there is none. */
export function browserProgram(): string {
  const program = findBrowser();
  if (!program) throw new Error('No Chromium or Chrome was found: run `npm test`, which fetches one.');
  return program;
}

/** More shared memory, in bytes, than the pages of a few workers fill. At 64 MB, as in many containers, they crash. */
const ROOMY = 2 ** 30;

/** The browser's processes pass every file of the app to each other in shared memory. */
function hasRoomyMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= ROOMY;
  } catch {
    return false;
  }
}

/** By default Playwright puts shared memory into files on disk. Storing an app then takes a tenth longer. */
const executable = (program = browserProgram()): { executablePath: string; ignoreDefaultArgs?: string[] } => ({
  executablePath: program,
  ...(hasRoomyMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
});

/** Starts a browser whose contexts forget everything. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ ...executable(), args: [...QUIET, ...args] });

/** The same with the headless shell, if there is one: for tests without camera, prompts or push messages. */
export const launchShell = (): Promise<Browser> =>
  chromium.launch({ ...executable(findShell() ?? browserProgram()), args: [...QUIET] });

/**
 * Starts a browser that keeps its profile in a folder, like an installed app.
 * @param profile folder of the profile; start again with the same one for a cold start
 * @param args additional flags of the browser, such as a fake camera
 */
export async function launchPersistent(
  profile: string,
  options: BrowserContextOptions = {},
  args: readonly string[] = [],
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...executable(),
    args: [...QUIET, ...args],
    viewport: { width: 390, height: 844 },
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}
