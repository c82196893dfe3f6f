import { expect, it } from 'vitest';
import { PHONE, setStage } from './app.ts';
import { violations } from './axe.ts';
import { misfits } from './fits.ts';
import { furnish, moveIn, openScreen, SCREENS } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();
const DESKTOP = { width: 1280, height: 800 };
const NARROWEST = { width: 320, height: 568 };
/** Sizes of screen and text, in percent, at which everything fits. */
const SIZES = [
  [NARROWEST, 100],
  [NARROWEST, 150],
  [PHONE, 200],
  [{ width: 640, height: 400 }, 200],
  [DESKTOP, 150],
] as const;

it.each([
  { colorScheme: 'light', viewport: PHONE },
  { colorScheme: 'dark', viewport: PHONE },
  { colorScheme: 'light', viewport: DESKTOP },
] as const)('every screen is accessible: $colorScheme, $viewport.width wide', { timeout: 150_000 }, async (look) => {
  const { page, context, watch } = await stage.open({ ...look, reducedMotion: 'reduce' });
  watch.expectStatus(404);
  const faults: Record<string, string[]> = {};
  const check = async (screen: (typeof SCREENS)[number]): Promise<void> => {
    await openScreen(page, screen);
    const found = await violations(page);
    if (found.length > 0) faults[screen.name] = found;
  };
  for (const screen of SCREENS.filter(({ signedOut }) => signedOut)) await check(screen);
  await signUp(page);
  await furnish(context.request, stage.server().url);
  await moveIn(context.request, stage.server().url);
  for (const screen of SCREENS.filter(({ signedOut }) => !signedOut)) await check(screen);
  expect(faults).toEqual({});
});

it('nothing is cut, overlapped or scrolled sideways on the narrowest phone, and with large text', {
  timeout: 240_000,
}, async () => {
  const { page, context, watch } = await stage.open({ viewport: NARROWEST });
  watch.expectStatus(404);
  await signUp(page);
  await furnish(context.request, stage.server().url);
  await moveIn(context.request, stage.server().url);
  const faults: Record<string, string[]> = {};
  for (const screen of SCREENS.filter(({ signedOut }) => !signedOut)) {
    await page.setViewportSize(NARROWEST);
    await openScreen(page, screen);
    for (const [viewport, percent] of SIZES) {
      await page.setViewportSize(viewport);
      const found = await misfits(page, percent);
      if (found.length > 0) faults[`${screen.name}, ${viewport.width} wide, text ${percent}%`] = found;
    }
  }
  expect(faults).toEqual({});
});
