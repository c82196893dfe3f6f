import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Suffixes of names that exist only on local networks (RFC 6761, 6762, 8375; ICANN 2024 on .internal). */
const HOME = /\.(?:localhost|local|internal|home\.arpa|lan)$/i;

/**
 * Whether a configured host is on the local network, judging by its spelling: a name without a dot (as between
 * containers), one with a local suffix, or a private IP address. Such a host is meant to be private; every other name
 * must lead to the public internet.
 */
export function isNearby({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return !isPublicAddress(bare);
  return !bare.includes('.') || HOME.test(bare);
}

/** Whether traffic to an address is encrypted, or stays on the local network. */
export const isGuarded = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isNearby(url));
