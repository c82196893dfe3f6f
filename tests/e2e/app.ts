import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser, launchShell } from '#tests/support/browser.ts';
import { type PageWatch, watchContext } from '#tests/support/page-watch.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { withKeyboardOnly } from './keyboard-only.ts';
import { welcomedBefore } from './welcomed.ts';

/** The installed app of one person. */
export interface App {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly watch: PageWatch;
}

export const PHONE = { width: 390, height: 844 } as const;
export const PASSWORD = 'a long enough pass phrase';

/** A server and a browser for the tests of one file, and the apps they open. Anything an app prints fails its test. */
export interface Stage {
  readonly server: () => RunningServer;
  /** @param newcomer shows the welcome on the dashboard: its questions, hints and tour */
  open(options?: BrowserContextOptions, newcomer?: boolean): Promise<App>;
}

/** How many characters of a page are printed, and how long to wait for a page that no longer answers. */
const TOLD_CHARS = 1500;
const TOLD_WITHIN_MS = 5000;

/** Prints what each page of an app shows, so that a failure far away can be understood. */
async function tellPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: TOLD_WITHIN_MS })
      .catch(() => 'it does not answer');
    console.log(`${page.url()} shows:\n${shown.slice(0, TOLD_CHARS)}`);
  }
}

/**
 * Sets up the server and browser for a file of tests.
 * @param browserArgs further browser flags, such as a fake camera
 * @param serverEnv further environment variables of the server
 * @param whole starts the full browser: the headless shell has no push messages or permission prompts, and handles
 *   late fonts and hovering differently
 */
export function setStage(
  browserArgs: readonly string[] = [],
  serverEnv: Readonly<Record<string, string>> = {},
  whole = browserArgs.length > 0,
): Stage {
  let server: RunningServer;
  let browser: Browser;
  const opened: App[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(serverEnv), whole ? launchBrowser(browserArgs) : launchShell()]);
  });
  afterEach(async ({ task }) => {
    const apps = opened.splice(0);
    if (task.result?.state === 'fail') for (const { context } of apps) await tellPages(context);
    const problems = apps.flatMap(({ watch }) => watch.problems());
    await Promise.all(apps.map(({ context }) => context.close()));
    expect(problems, 'what pages and workers printed').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.dispose();
  });

  return {
    server: () => server,
    open: async (options = {}, newcomer = false) => {
      const context = await browser.newContext({ viewport: PHONE, baseURL: server.url, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      if (!newcomer) await welcomedBefore(context);
      const watch = await watchContext(context);
      const app = { context, watch, page: await context.newPage() };
      if (process.env.KEYBOARD_ONLY) withKeyboardOnly(app.page);
      opened.push(app);
      return app;
    },
  };
}

/** Waits until the service worker controls the page: from here on the app starts without a network. */
export const untilInstalled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((settle) => navigator.serviceWorker.addEventListener('controllerchange', settle, { once: true }));
  });
};
