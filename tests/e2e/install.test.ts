import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launchPersistent } from '#tests/support/browser.ts';
import { setStage, untilInstalled } from './app.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

it('can be installed', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'safeshelf-profile-'));
  // An ordinary profile: a private window always answers "in-incognito".
  const context = await launchPersistent(profile);
  try {
    const page = await context.newPage();
    await page.goto(`${stage.server().url}/auth`);
    await untilInstalled(page);
    const devtools = await context.newCDPSession(page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ name: 'Safeshelf', display: 'standalone' });
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

it('requests no wasm before the scanner is opened', async () => {
  const { page } = await stage.open();
  const wasm: string[] = [];
  page.on('request', (request) => request.url().includes('.wasm') && wasm.push(request.url()));
  await signUp(page);
  for (const path of ['/dashboard', '/inventory', '/scan/manual']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(wasm).toEqual([]);
});
