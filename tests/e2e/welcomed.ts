import type { BrowserContext } from 'playwright';

/** The flags that mark each part of a newcomer's welcome on the dashboard as shown. */
const FLAGS = ['preferencesOnboardingCompleted', 'onboardingCompleted', 'dashboardTourCompleted'];

/** Keeps Math.random above the nudge's threshold: three visits in ten it would cover what a test is about to tap. */
const NO_NUDGE = `{ const draw = Math.random; Math.random = () => 0.3 + 0.7 * draw(); }`;

/** The script of {@link welcomedBefore}, for a page that is driven without Playwright. */
export const WELCOMED_BEFORE = `${NO_NUDGE}${FLAGS.map((flag) => `localStorage.setItem('${flag}', 'true');`).join('')}`;

/** Makes the device one on which somebody was welcomed before, so that nothing covers the dashboard. */
export const welcomedBefore = (context: BrowserContext): Promise<unknown> =>
  // A page without an address has no storage.
  context.addInitScript(`if (location.origin !== 'null') { ${WELCOMED_BEFORE} }`);
