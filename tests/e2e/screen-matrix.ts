import { launchBrowser } from '#tests/support/browser.ts';
import buildOnce from '#tests/support/build-once.ts';
import { startServer } from '#tests/support/server.ts';
import { PHONE } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { layoutFaults } from './fits.ts';
import { foundGroup } from './group-screens.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from './layout-shift.ts';
import { addFamily, addSampleProducts, openScreen, SCREENS, type Screen, waitForSync } from './screens.ts';
import { signUp } from './sign-up.ts';

// `npm run screens` checks every screen at every size, with every text size, in both themes; `-- NAME …` only those
// named. `npm test` does part of it.

const SIZES = [{ width: 320, height: 568 }, PHONE, { width: 640, height: 400 }, { width: 1280, height: 800 }] as const;
const PERCENTS = [100, 150, 200] as const;
const THEMES = ['light', 'dark'] as const;

const named = process.argv.slice(2);
const isChosen = ({ name }: Screen): boolean => named.length === 0 || named.includes(name);
const chosen = SCREENS.filter(isChosen);

buildOnce();
const [server, browser] = await Promise.all([startServer({ EMBED: 'on' }), launchBrowser()]);
let views = 0;
let worst = 0;
let faults = 0;

/** Prints faults as soon as they are found, because the whole run takes minutes. */
function note(found: readonly string[]): void {
  faults += found.length;
  for (const one of found) console.log(one);
}

/** Opens a screen once at each size, so that layout shifts are measured there too, and runs all checks on it. */
async function lookAt(page: Awaited<ReturnType<typeof browser.newPage>>, screen: Screen): Promise<void> {
  for (const size of SIZES) {
    const where = `${screen.name}, ${size.width} x ${size.height}`;
    await page.setViewportSize(size);
    // An address that differs only after the # would not be loaded again.
    await page.goto('about:blank');
    await openScreen(page, screen);
    const { sum, what } = await shiftOf(page);
    worst = Math.max(worst, sum);
    note(sum > MOST_SHIFT ? [`${where} moves by ${sum.toFixed(3)}: ${what}`] : []);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const found = await (colorScheme === 'light' ? violations(page) : colourViolations(page));
      note(found.map((one) => `${where}, ${colorScheme}: ${one}`));
      for (const percent of PERCENTS) {
        views += 1;
        const misfit = await layoutFaults(page, percent);
        note(misfit.map((one) => `${where}, ${colorScheme}, text ${percent}%: ${one}`));
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

/** Counts a screen that does not open as a fault, and still checks the others. */
const tryToLookAt = (page: Awaited<ReturnType<typeof browser.newPage>>, screen: Screen): Promise<void> =>
  lookAt(page, screen).catch((error: unknown) =>
    note([`${screen.name}: ${error instanceof Error ? error.message : String(error)}`]),
  );

try {
  const context = await browser.newContext({ viewport: PHONE, baseURL: server.url, reducedMotion: 'reduce' });
  // Compiled functions refer to a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (one) => one');
  await watchShifts(context);
  const page = await context.newPage();
  for (const screen of chosen.filter(({ signedOut }) => signedOut)) await tryToLookAt(page, screen);
  await signUp(page);
  await addSampleProducts(context.request);
  await addFamily(context.request);
  await waitForSync(page);
  const founder = await browser.newPage({ baseURL: server.url });
  await signUp(founder, 'Noor');
  const { invitation, group, join } = await foundGroup(founder.request);
  await founder.close();
  if (isChosen(invitation)) await tryToLookAt(page, invitation);
  await join(context.request);
  if (isChosen(group)) await tryToLookAt(page, group);
  for (const screen of chosen.filter(({ signedOut }) => !signedOut)) await tryToLookAt(page, screen);
} finally {
  await Promise.all([browser.close(), server.dispose()]);
}
console.log(JSON.stringify({ screens: chosen.length, views, faults, worstShift: Number(worst.toFixed(4)) }));
process.exitCode = faults === 0 ? 0 : 1;
