import type { BrowserContext } from 'playwright';

/** What a newcomer sees on the dashboard, by the flags that say it was shown. */
const FLAGS = ['preferencesOnboardingCompleted', 'onboardingCompleted', 'dashboardTourCompleted'];

/** Chance, held above what draws the nudge: three visits in ten it would lie over what a test is about to tap. */
const NO_NUDGE = `{ const draw = Math.random; Math.random = () => 0.3 + 0.7 * draw(); }`;

/** The same as {@link welcomedBefore}, as a script for a page that is driven without Playwright. */
export const WELCOMED_BEFORE = `${NO_NUDGE}${FLAGS.map((flag) => `localStorage.setItem('${flag}', 'true');`).join('')}`;

/** As on a device on which somebody was welcomed before: the dashboard lays nothing over itself. */
export const welcomedBefore = (context: BrowserContext): Promise<unknown> =>
  // A page without an address has no storage.
  context.addInitScript(`if (location.origin !== 'null') { ${WELCOMED_BEFORE} }`);
