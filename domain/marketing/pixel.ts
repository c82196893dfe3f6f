import type { Tier } from '../plans/plan.ts';

/** The host of the advertising pixel that an operator may configure (product P3.11). */
export const PIXEL_HOST = 'www.facebook.com';

/** The events it may receive: a new account, or which plan was bought. */
export type PixelEvent = 'sign-up' | Exclude<Tier, 'free'>;
const EVENTS: readonly PixelEvent[] = ['sign-up', 'starter', 'unlimited', 'family'];

/** The event with a given name; null if there is none. */
export const pixelEventOf = (name: string): PixelEvent | null => EVENTS.find((one) => one === name) ?? null;

/**
 * Path of the document that reports one event to the pixel. Under `/embed`, which the service worker does not handle.
 */
export const PIXEL_PATH = '/embed/pixel';

/** The value reported for a bought plan, in US dollars (product P8.8). */
const STARTER_VALUE = 120;
const LARGER_VALUE = 360;

/**
 * The URL of the image whose loading reports an event to the pixel: the event name and, for a plan, its reported value.
 * It contains neither a page of the app nor the referrer (product P3.11).
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
