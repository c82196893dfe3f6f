import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the public internet (IANA special-purpose address registries, 2026). */
// One list for each family: a list asked about IPv4 also looks at what it holds of IPv4 mapped into IPv6.
const PRIVATE_4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_4.addSubnet(network, bits, 'ipv4');
const PRIVATE_6 = new BlockList();
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  // IPv4 in the clothes of IPv6: whatever they hide is asked for by its own family.
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE_6.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the public internet: not this machine, not a network behind it, not a reserved one. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return family === 4 ? !PRIVATE_4.check(address, 'ipv4') : !PRIVATE_6.check(address, 'ipv6');
}
