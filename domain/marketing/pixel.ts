import type { Tier } from '../plans/plan.ts';

/** The host of the advertising pixel that an operator may configure (product P3.11). */
export const PIXEL_HOST = 'www.facebook.com';

/** What it may be told of: a new account, or which plan was bought. */
export type PixelEvent = 'sign-up' | Exclude<Tier, 'free'>;
const EVENTS: readonly PixelEvent[] = ['sign-up', 'starter', 'unlimited', 'family'];

/** The event of a name; null where there is none of it. */
export const pixelEventOf = (name: string): PixelEvent | null => EVENTS.find((one) => one === name) ?? null;

/** The document that tells the pixel of one event. It stands with what may be framed, which the service worker leaves alone. */
export const PIXEL_PATH = '/embed/pixel';

/** What a bought plan is said to be worth, in US dollars (product P8.8). */
const STARTER_VALUE = 120;
const LARGER_VALUE = 360;

/**
 * The picture whose loading tells the pixel of an event: its name and, of a plan, what it is said to be worth. Neither
 * an address of the app nor where somebody came from stands in it (product P3.11).
 * @param id of the pixel, as the operator configured it
 */
export function pixelPicture(id: string, event: PixelEvent): string {
  const worth = String(event === 'starter' ? STARTER_VALUE : LARGER_VALUE);
  const told: readonly (readonly [name: string, value: string])[] = [
    ['id', id],
    ['ev', event === 'sign-up' ? 'CompleteRegistration' : 'Subscribe'],
    ...(event === 'sign-up'
      ? []
      : ([
          ['cd[currency]', 'USD'],
          ['cd[predicted_ltv]', worth],
        ] as const)),
    ['noscript', '1'],
  ];
  const query = told.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return `https://${PIXEL_HOST}/tr?${query.join('&')}`;
}
