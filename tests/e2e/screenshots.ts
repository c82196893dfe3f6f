import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { launchBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';
import { untilInstalled } from './app.ts';
import { furnish, openScreen, SCREENS } from './screens.ts';
import { signUp } from './sign-up.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'screenshots');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

// Every screen as a household sees it: made through the real app and its server, then once more without a network.
const [server, browser] = await Promise.all([startServer(), launchBrowser()]);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        baseURL: server.url,
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const shoot = async (screen: (typeof SCREENS)[number], state: string): Promise<void> => {
        await openScreen(page, screen);
        await page.waitForTimeout(400);
        const name = `${screen.name}-${size}-${colorScheme}-${state}.png`;
        await page.screenshot({ path: join(folder, name) });
        await page.screenshot({ path: join(folder, name.replace('.png', '-full.png')), fullPage: true });
      };
      for (const screen of SCREENS.filter(({ signedOut }) => signedOut)) await shoot(screen, 'online');
      await signUp(page);
      await furnish(context.request, server.url, 9);
      await untilInstalled(page);
      const inside = SCREENS.filter(({ signedOut }) => !signedOut);
      for (const screen of inside) await shoot(screen, 'online');
      await context.setOffline(true);
      for (const screen of inside) await shoot(screen, 'offline');
      await context.close();
      console.log(`${size}, ${colorScheme}: done`);
    }
  }
  mkdirSync(join(root, 'docs'), { recursive: true });
  await sharp(join(folder, 'report-phone-light-online.png'))
    .png({ palette: true, quality: 80, effort: 10 })
    .toFile(join(root, 'docs/report-on-a-phone.png'));
} finally {
  await browser.close();
  await server.dispose();
}
