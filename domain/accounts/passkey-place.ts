/** Where passkeys belong: the name that they are made for, and the addresses from which they may be used. */
export interface PasskeyPlace {
  readonly name: string;
  /** Null: `localhost` at any port. */
  readonly origin: string | null;
}

/**
 * Whether a server can offer passkeys: under a name with HTTPS, or on the machine itself. Browsers make none for an
 * address in digits, or without HTTPS (W3C Web Authentication, Level 3, 13.4.9; product P2.2.15).
 * @param publicUrl the origin that people open; null where none is configured
 */
export function passkeyPlace(publicUrl: string | null): PasskeyPlace | null {
  if (publicUrl === null) return { name: 'localhost', origin: null };
  const [, scheme, host = ''] = /^(https?):\/\/([^/:[\]]+)(?::\d+)?$/.exec(publicUrl) ?? [];
  if (host === 'localhost') return { name: host, origin: publicUrl };
  return scheme === 'https' && !/^[\d.]+$/.test(host) && host !== '' ? { name: host, origin: publicUrl } : null;
}
