import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, type Person } from './person.ts';
import { op, outcomes, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// The operator's advertising pixel (product P3.11).

const PIXEL = '1234567890';
let app: RunningApp;
let maya: Person;
beforeAll(async () => {
  app = await startApp({ pixelId: PIXEL });
  maya = await newPerson(app);
});
afterAll(() => app.close());

const document = (event: string, cookie = maya.cookie) =>
  fetch(`${app.url}/embed/pixel/${event}`, { headers: { cookie } });
const decide = async (value: 'granted' | 'refused') =>
  expect(
    outcomes(
      await push(maya, [
        op(maya, 'preferences.set', { key: 'marketingConsent', value }, { entityId: 'marketingConsent' }),
      ]),
    ),
  ).toEqual(['applied']);

test('only whoever agreed has a document that tells it, and only that document may load from its host', async () => {
  expect((await document('sign-up', '')).status).toBe(404);
  expect((await document('sign-up')).status, 'before the consent').toBe(404);
  await decide('granted');
  const told = await document('sign-up');
  expect(told.status).toBe(200);
  expect(told.headers.get('content-security-policy')).toBe(
    "default-src 'none'; img-src https://www.facebook.com; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(told.headers.get('x-frame-options')).toBeNull();
  expect([told.headers.get('referrer-policy'), told.headers.get('cache-control')]).toEqual(['no-referrer', 'no-store']);
  for (const path of ['/', '/dashboard', '/api/support', '/embed/pixel/sign-up?no']) {
    const { headers } = await fetch(app.url + path);
    expect(headers.get('content-security-policy') ?? '', path).not.toMatch(/frame-src 'none'|facebook/);
  }
  expect((await document('product')).status, 'no such event').toBe(404);
  await decide('refused');
  expect((await document('sign-up')).status, 'taken back').toBe(404);
});

test('it is told an event and what a plan is said to be worth, and nothing else (product P8.8)', async () => {
  await decide('granted');
  const told = async (event: string) => {
    const html = await (await document(event)).text();
    expect(html).not.toContain('<script');
    expect(html).toContain('referrerpolicy="no-referrer"');
    const url = new URL((/src="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'));
    expect(url.origin + url.pathname).toBe('https://www.facebook.com/tr');
    return Object.fromEntries(url.searchParams);
  };
  const always = { id: PIXEL, noscript: '1' };
  expect(await told('sign-up')).toEqual({ ...always, ev: 'CompleteRegistration' });
  const worth = (dollars: string) => ({
    ...always,
    ev: 'Subscribe',
    'cd[currency]': 'USD',
    'cd[predicted_ltv]': dollars,
  });
  expect(await told('starter')).toEqual(worth('120'));
  expect(await told('unlimited')).toEqual(worth('360'));
  expect(await told('family')).toEqual(worth('360'));
});

test('the legal pages and the sign-up say whether there is one', async () => {
  const support = async (of: RunningApp) => (await (await fetch(`${of.url}/api/support`)).json()) as { pixel: boolean };
  expect((await support(app)).pixel).toBe(true);
  expect(await (await fetch(`${app.url}/privacy`)).text()).toContain('Meta advertising pixel');
  const without = await startApp();
  try {
    expect((await support(without)).pixel).toBe(false);
    expect(await (await fetch(`${without.url}/privacy`)).text()).toContain('There is no advertising');
    const { headers } = await fetch(`${without.url}/embed/pixel/sign-up`);
    expect(headers.get('content-security-policy')).not.toContain('facebook');
  } finally {
    await without.close();
  }
});
