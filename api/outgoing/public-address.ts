import ipaddr from 'ipaddr.js';

/** The only part of IPv6 that is given out for the public internet (IANA IPv6 address space). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Documentation, beside 2001:db8::/32 (RFC 9637). */
const DOCUMENTATION = ipaddr.IPv6.parseCIDR('3fff::/20');

/**
 * Whether an address is one of the public internet: not this machine, not a network behind it, not a reserved one, and
 * no IPv4 address in the form of IPv6, which is asked about by its own family (IANA special-purpose address registries).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  // The library reads "127.1" and "0x7f000001" too, and names their range by what they mean.
  if (parsed.range() !== 'unicast') return false;
  if (!(parsed instanceof ipaddr.IPv6)) return true;
  return parsed.match(GLOBAL_UNICAST) && !parsed.match(DOCUMENTATION);
}
