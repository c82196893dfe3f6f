import type { BrowserContext } from 'playwright';

/** What a newcomer sees on the dashboard, by the flags that say it was shown. */
const FLAGS = ['preferencesOnboardingCompleted', 'onboardingCompleted', 'dashboardTourCompleted'];

/** As on a device on which somebody was welcomed before: the dashboard lays nothing over itself. */
export const welcomedBefore = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((flags) => {
    // A page without an address has no storage.
    if (location.origin === 'null') return;
    for (const flag of flags) localStorage.setItem(flag, 'true');
  }, FLAGS);

/** The same, as a script for a page that is driven without Playwright. */
export const WELCOMED_BEFORE = FLAGS.map((flag) => `localStorage.setItem('${flag}', 'true');`).join('');
