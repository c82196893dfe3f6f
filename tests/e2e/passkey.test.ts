import type { CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';
import { PASSWORD, setStage } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

interface Authenticator {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** A phone's built-in authenticator, which verifies the person without showing a prompt. */
async function authenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' }).click();

async function faultsOf(page: Page): Promise<string[]> {
  const found = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await colourViolations(page)));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

it('a passkey: added, signed in with, refused twice and to its copy, renamed, removed (product P2.2.15)', async () => {
  const { page, watch, context } = await stage.open({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const status of [401, 422]) watch.expectStatus(status);
  const { cdp, authenticatorId } = await authenticator(page);
  await signUp(page, 'Noor');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  await page.getByText('No passkeys yet.').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kitchen phone');
  await page.locator('dialog input[name=password]').fill('not this pass phrase');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('This is not your password.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('dialog input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename Kitchen phone' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // The same device does not create a second passkey.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.locator('dialog input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('This device already has a passkey for your account.').waitFor();
  const { credentials: kept } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(kept).toHaveLength(1);

  const leave = async () => {
    await context.clearCookies();
    // Simulates a new browser. Leave the page first, because it would keep its tables open.
    await page.goto('about:blank');
    await cdp.send('Storage.clearDataForOrigin', { origin: stage.server().url, storageTypes: 'indexeddb' });
    await page.goto('/auth');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };
  await leave();
  expect(await faultsOf(page)).toEqual([]);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/login/passkey'));
  await usePasskey(page);
  await page.waitForURL('**/dashboard');
  const answer = (await sent).postData() ?? '';
  const again = (body: string) =>
    page.evaluate(
      async (text) =>
        (
          await fetch('/api/login/passkey', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: text,
          })
        ).status,
      body,
    );
  expect(await again(answer), 'the same answer once more').toBe(401);
  expect(await again('{"signed":{"id":"none"}}')).toBe(401);

  // An older copy of the passkey is refused: its signature counter is lower.
  await leave();
  await usePasskey(page);
  await page.waitForURL('**/dashboard');
  const [copy] = kept;
  if (!copy) throw new Error('There is no passkey to copy.');
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...copy, signCount: 0 } });
  await leave();
  await usePasskey(page);
  await page.getByText('No account here uses this passkey.', { exact: false }).first().waitFor();
  // Nor does the authenticator sign without verifying the person.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await usePasskey(page);
  await page.getByText('You didn’t choose a passkey.').first().waitFor();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...copy, signCount: 100 } });
  await usePasskey(page);
  await page.waitForURL('**/dashboard');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  await page.getByRole('button', { name: 'Rename Kitchen phone' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Old phone');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Old phone' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('No passkeys yet.').waitFor();
  await leave();
  await usePasskey(page);
  await page.getByText('No account here uses this passkey.', { exact: false }).first().waitFor();
});
