/** The browser that tests use: CHROME_PATH, else a Chromium or Chrome on this machine, else Playwright's own. */
export function findBrowser(): string | null;
/** The headless shell of Chromium, if there is one and CHROME_PATH names no other browser; else null. */
export function findShell(): string | null;
