/** The WebAuthn relying party: its id (a domain name), and the origin that passkeys may be used from. */
export interface RelyingParty {
  readonly name: string;
  /** Null: `localhost` at any port. */
  readonly origin: string | null;
}

/**
 * The relying party of a server, or null if it cannot offer passkeys: it needs a domain name with HTTPS, or
 * `localhost`. Browsers create none for an IP address or without HTTPS (W3C Web Authentication, Level 3, 13.4.9;
 * product P2.2.15).
 * @param publicUrl the origin that people open; null if none is configured
 */
export function relyingPartyOf(publicUrl: string | null): RelyingParty | null {
  if (publicUrl === null) return { name: 'localhost', origin: null };
  const [, scheme, host = ''] = /^(https?):\/\/([^/:[\]]+)(?::\d+)?$/.exec(publicUrl) ?? [];
  if (host === 'localhost') return { name: host, origin: publicUrl };
  return scheme === 'https' && !/^[\d.]+$/.test(host) && host !== '' ? { name: host, origin: publicUrl } : null;
}
