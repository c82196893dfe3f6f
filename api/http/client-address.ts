import { BlockList, isIP, isIPv6 } from 'node:net';

/** An address in canonical form: `::ffff:192.0.2.1` and `192.0.2.1` are the same client. Null if it is no address. */
export function canonicalAddress(text: string): string | null {
  // Most are the plain IPv4 address of a connection, which is canonical already.
  if (isIP(text) === 4) return text;
  const address = text
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped && isIP(mapped) === 4) return mapped;
  if (isIP(address) === 4) return address;
  // URL gives an IPv6 address its shortest form.
  if (isIPv6(address)) {
    const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
    const hex = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short);
    if (!hex) return short;
    const [high, low] = [Number.parseInt(hex[1] ?? '', 16), Number.parseInt(hex[2] ?? '', 16)];
    return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
  }
  return null;
}

/** The unit that rate limits count by: an IPv4 address, or the /64 network of one IPv6 customer. */
export function addressGroup(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return `${[...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':')}::/64`;
}

/**
 * Finds the client behind trusted proxies: the rightmost entry of `X-Forwarded-For` that is not one of our proxies.
 * Without trusted proxies, or if the connection does not come from one, the header is ignored.
 * @param trusted addresses or networks
 */
export function createClientAddress(
  trusted: readonly string[],
): (peer: string | undefined, forwarded: string | undefined) => string {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const isProxy = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return (peer, forwarded) => {
    let client = canonicalAddress(peer ?? '') ?? 'unknown';
    if (trusted.length === 0 || forwarded === undefined || client === 'unknown' || !isProxy(client)) return client;
    for (const entry of forwarded.split(',').reverse()) {
      const address = canonicalAddress(entry);
      // Everything to the left of an unreadable entry may be forged.
      if (address === null) return client;
      client = address;
      if (!isProxy(client)) return client;
    }
    return client;
  };
}
