import ipaddr from 'ipaddr.js';

/** The only IPv6 range that is allocated for the public internet (IANA IPv6 address space). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** The documentation range in addition to 2001:db8::/32 (RFC 9637). */
const DOCUMENTATION = ipaddr.IPv6.parseCIDR('3fff::/20');

/**
 * Whether an address is on the public internet: not this machine, not a private network, not reserved, and not an IPv4
 * address in IPv6 form, which has to be checked as IPv4 (IANA special-purpose address registries).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  // The library also parses "127.1" and "0x7f000001", and classifies them by the address they mean.
  if (parsed.range() !== 'unicast') return false;
  if (!(parsed instanceof ipaddr.IPv6)) return true;
  return parsed.match(GLOBAL_UNICAST) && !parsed.match(DOCUMENTATION);
}
