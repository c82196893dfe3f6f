import { PHONE, type Stage } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { layoutFaults } from './fits.ts';
import { foundGroup } from './group-screens.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from './layout-shift.ts';
import { addFamily, addSampleProducts, openScreen, SCREENS, waitForSync } from './screens.ts';
import { signUp } from './sign-up.ts';

export const DESKTOP = { width: 1280, height: 800 };
const NARROWEST = { width: 320, height: 568 };
/** Screen sizes, and text sizes in percent, at which everything must fit. `npm run screens` checks all of them. */
const SIZES = [
  [NARROWEST, 100],
  [NARROWEST, 150],
  [PHONE, 200],
  [{ width: 640, height: 400 }, 200],
  [DESKTOP, 150],
] as const;

/**
 * Opens every screen once and runs all checks on it, because opening is as slow as checking. On a phone it checks both
 * themes and every size, on a desktop only the screen as it is.
 * @returns what is wrong, by screen and check
 */
export async function faultsOfScreens(
  stage: Stage,
  viewport: typeof PHONE | typeof DESKTOP,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { page, context, watch } = await stage.open({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  watch.expectStatus(404);
  await watchShifts(context);
  const faults: Record<string, readonly string[]> = {};
  const note = (where: string, found: readonly string[]): void => {
    if (found.length > 0) faults[where] = found;
  };
  const check = async (screen: (typeof SCREENS)[number]): Promise<void> => {
    await openScreen(page, screen);
    note(screen.name, await violations(page));
    const { sum, what } = await shiftOf(page);
    note(`${screen.name} moves`, sum > MOST_SHIFT ? [`${sum.toFixed(3)}: ${what}`] : []);
    if (viewport === DESKTOP) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    note(`${screen.name}, dark`, await colourViolations(page));
    await page.emulateMedia({ colorScheme: 'light' });
    for (const [size, percent] of SIZES) {
      await page.setViewportSize(size);
      note(`${screen.name}, ${size.width} wide, text ${percent}%`, await layoutFaults(page, percent));
    }
    await page.setViewportSize(viewport);
  };
  const founder = await stage.open();
  await signUp(founder.page, 'Noor');
  const { invitation, group, join } = await foundGroup(founder.context.request);
  await founder.page.close();
  await check({ ...invitation, name: 'group-invitation-signed-out' });
  for (const screen of SCREENS.filter(({ signedOut, byCommand }) => signedOut && !byCommand)) await check(screen);
  await signUp(page);
  await addSampleProducts(context.request);
  await addFamily(context.request);
  await waitForSync(page);
  await check(invitation);
  await join(context.request);
  await check(group);
  for (const screen of SCREENS.filter(({ signedOut }) => !signedOut)) await check(screen);
  return faults;
}
