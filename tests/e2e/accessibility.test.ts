import { expect, it } from 'vitest';
import { PHONE, setStage } from './app.ts';
import { violations } from './axe.ts';
import { furnish, moveIn, openScreen, SCREENS } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();
const DESKTOP = { width: 1280, height: 800 };

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

it('nothing scrolls sideways on the narrowest phone', { timeout: 120_000 }, async () => {
  const { page, context, watch } = await stage.open({ viewport: { width: 320, height: 568 } });
  watch.expectStatus(404);
  await signUp(page);
  await furnish(context.request, stage.server().url);
  await moveIn(context.request, stage.server().url);
  const wide: string[] = [];
  for (const screen of SCREENS.filter(({ signedOut }) => !signedOut)) {
    await openScreen(page, screen);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) wide.push(`${screen.name}: ${excess} px too wide`);
  }
  expect(wide).toEqual([]);
});
