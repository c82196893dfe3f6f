import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Endings of names that exist only at home (RFC 6761, 6762, 8375; ICANN 2024 on .internal). */
const HOME = /\.(?:localhost|local|internal|home\.arpa|lan)$/i;

/**
 * Whether an address of the configuration is one behind the router, by the way it is written: a name without a dot (as
 * between containers), one that ends as names at home do, or a private IP address. Such a host is meant to be private;
 * every other name must lead to the public internet.
 */
export function isNearby({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return !isPublicAddress(bare);
  return !bare.includes('.') || HOME.test(bare);
}

/** Whether what is sent to an address is encrypted, or does not leave the network at home. */
export const isGuarded = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isNearby(url));
