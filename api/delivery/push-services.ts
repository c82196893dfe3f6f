import { createDestinations, type Destinations } from '../outgoing/destinations.ts';
import { isGuarded } from '../outgoing/nearby.ts';

/** The push services of Chrome, Firefox, Safari and Edge. */
const OF_BROWSERS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

const NAME = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** The push services of browsers, which phones may use unless the operator says otherwise. */
export const PUSH_SERVICES: Destinations = createDestinations(OF_BROWSERS);

/**
 * Reads the operator's list: host names, `*.` for all hosts below one, or the whole address of one of their own, such
 * as `http://192.168.1.5:8080`.
 * @returns null if an entry is neither
 */
export function pushServicesOf(text: string): Destinations | null {
  const entries = text.split(',').map((entry) => entry.trim());
  const names = entries.filter((entry) => NAME.test(entry));
  const origins = entries
    .filter((entry) => !NAME.test(entry) && URL.canParse(entry))
    .map((entry) => new URL(entry))
    .filter((url) => /^https?:$/.test(url.protocol) && isGuarded(url) && url.href === `${url.origin}/`);
  if (names.length + origins.length < entries.length) return null;
  const hosts = createDestinations(names);
  const own = new Set(origins.map(({ origin }) => origin));
  const isOwn = ({ origin, username, password }: URL) => own.has(origin) && username === '' && password === '';
  return { allows: (url) => hosts.allows(url) || isOwn(url) };
}
