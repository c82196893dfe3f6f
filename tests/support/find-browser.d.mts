/** The browser that tests use: CHROME_PATH, else a Chromium or Chrome of this machine, else Playwright's own. */
export function findBrowser(): string | null;
/** The headless shell of Chromium, where the machine has one and CHROME_PATH names no other browser. */
export function findShell(): string | null;
