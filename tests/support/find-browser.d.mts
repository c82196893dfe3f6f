/** The browser that tests use: CHROME_PATH, else a Chromium or Chrome of this machine, else Playwright's own. */
export function findBrowser(): string | null;
