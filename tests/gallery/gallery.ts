import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { violations } from '#tests/e2e/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';

// `npm run gallery` serves the components; `npm run gallery -- --check` runs axe on them in both themes and exits.

const folder = fileURLToPath(new URL('.', import.meta.url));
const server = await createServer({
  configFile: false,
  root: folder,
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite-gallery', import.meta.url)),
  plugins: [react(), tailwindcss()],
  server: { port: 5174, fs: { allow: [fileURLToPath(new URL('../../', import.meta.url))] } },
  logLevel: 'warn',
});
await server.listen();
const [address = ''] = server.resolvedUrls?.local ?? [];

/** Violations found by axe, with each sheet and dialog closed and open. */
async function check(): Promise<readonly string[]> {
  const browser = await launchBrowser();
  try {
    const found: string[] = [];
    for (const theme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: theme });
      const page = await context.newPage();
      page.on('pageerror', (error) => found.push(`${theme}: ${error.message}`));
      await page.goto(`${address}?theme=${theme}`);
      await page.getByRole('heading', { name: 'Lists and frames' }).waitFor({ timeout: 60_000 });
      await page.evaluate(() => document.fonts.ready);
      const look = async (state: string) =>
        found.push(...(await violations(page)).map((one) => `${theme}, ${state}: ${one}`));
      await look('all');
      for (const kind of ['sheet', 'dialog']) {
        await page.getByRole('button', { name: `Open the ${kind}` }).click();
        await look(kind);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'More' }).click();
      await look('popover');
      await page.screenshot({ path: `${folder}../../screenshots/gallery-${theme}.png`, fullPage: true });
      await context.close();
    }
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}

if (process.argv.includes('--check')) {
  const found = await check();
  for (const line of found) console.log(line);
  console.log(`gallery: ${found.length} violations in two themes`);
  process.exitCode = found.length === 0 ? 0 : 1;
} else {
  console.log(`The components: ${address}, in the dark: ${address}?theme=dark`);
}
