import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { violations } from './axe.ts';
import { layoutFaults } from './fits.ts';

/** The administrator that the environment of the test server names. */
export const ADMIN = { email: 'root@example.org', password: 'a gate in the old wall' } as const;
export const ADMIN_ENV = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } as const;

/**
 * Signs an administrator in for the first time through the API and leaves the bearer token in the page.
 * @param who the administrator named in the environment by default
 * @returns a function that generates the code following the one used for the sign-in
 */
export async function signInAsAdmin(
  page: Page,
  who: { readonly email: string; readonly password: string } = ADMIN,
): Promise<() => string> {
  const login = (more: object) => page.request.post('/api/admin/login', { data: { ...who, ...more } });
  const { enrolment } = (await (await login({})).json()) as { enrolment: { secret: string } };
  const codes = new TOTP({ secret: Secret.fromBase32(enrolment.secret) });
  const signedInAt = Date.now();
  const code = codes.generate({ timestamp: signedInAt });
  const { token } = (await (await login({ code })).json()) as { token: string };
  await page.addInitScript((held) => sessionStorage.setItem('adminToken', held), token);
  return () => codes.generate({ timestamp: Math.max(Date.now(), signedInAt + 30_000) });
}

/**
 * Checks accessibility at phone and desktop width in both themes, and that the page fits 320 px.
 * @param name used in messages and for the screenshots, which are saved only if PICTURES is set
 */
export async function lookAtEveryWidth(page: Page, name: string): Promise<void> {
  const pictures = process.env.PICTURES;
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
      if (pictures) await page.screenshot({ path: `${pictures}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await layoutFaults(page, 150), `${name} at 320 px`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
}
