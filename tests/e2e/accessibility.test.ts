import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { furnish, openScreen, SCREENS } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();
it.each(['light', 'dark'] as const)('every screen is accessible, %s', { timeout: 120_000 }, async (colorScheme) => {
  const { page, context, watch } = await stage.open({ colorScheme, reducedMotion: 'reduce' });
  watch.expectStatus(404);
  const faults: Record<string, string[]> = {};
  const look = async (screen: (typeof SCREENS)[number]): Promise<void> => {
    await openScreen(page, screen);
    const found = await violations(page);
    if (found.length > 0) faults[screen.name] = found;
  };
  for (const screen of SCREENS.filter(({ signedOut }) => signedOut)) await look(screen);
  await signUp(page);
  await furnish(context.request, stage.server().url);
  for (const screen of SCREENS.filter(({ signedOut }) => !signedOut)) await look(screen);
  expect(faults).toEqual({});
});

it('nothing scrolls sideways on the narrowest phone', { timeout: 120_000 }, async () => {
  const { page, context, watch } = await stage.open({ viewport: { width: 320, height: 568 } });
  watch.expectStatus(404);
  await signUp(page);
  await furnish(context.request, stage.server().url);
  const wide: string[] = [];
  for (const screen of SCREENS.filter(({ signedOut }) => !signedOut)) {
    await openScreen(page, screen);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) wide.push(`${screen.name}: ${excess} px too wide`);
  }
  expect(wide).toEqual([]);
});
