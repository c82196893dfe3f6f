import { statfsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { findBrowser, findShell } from './find-browser.mjs';
import { PATIENCE_MS } from './patience.ts';

/** Flags without which a browser in a test phones home, or does not start in a container. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The flags that put a film in place of the camera. Permission is granted without asking. */
export const fakeCameraArgs = (film: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** The browser's program. Throws where there is none. */
export function browserProgram(): string {
  const program = findBrowser();
  if (!program) throw new Error('No Chromium or Chrome was found: run `npm test`, which fetches one.');
  return program;
}

/** Bytes of shared memory that the pages of a few workers do not fill. A container often has 64 MB, at which pages crash. */
const ROOMY = 2 ** 30;

/** The browser's processes hand each other every file of the app in shared memory. */
function hasRoomyMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= ROOMY;
  } catch {
    return false;
  }
}

/** Playwright has shared memory put into files of a disk: an app that is stored takes a tenth more of the time. */
const executable = (program = browserProgram()): { executablePath: string; ignoreDefaultArgs?: string[] } => ({
  executablePath: program,
  ...(hasRoomyMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
});

/** Starts a browser whose contexts forget everything. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ ...executable(), args: [...QUIET, ...args] });

/** The same of the headless shell where the machine has one: for tests without a camera, prompts and push messages. */
export const launchShell = (): Promise<Browser> =>
  chromium.launch({ ...executable(findShell() ?? browserProgram()), args: [...QUIET] });

/**
 * Starts a browser that keeps its profile in a folder, as an installed app does.
 * @param profile folder of the profile; start again with the same one for a cold start
 * @param args further flags of the browser, such as a fake camera
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
