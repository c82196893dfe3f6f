import { RELAYS, type Relay } from '#domain/delivery/relays.ts';
import { isGuarded } from '../outgoing/nearby.ts';

/** The addresses of this server's relays, as the operator gave them. */
export type RelayHosts = Readonly<Partial<Record<Relay, URL>>>;

const isRelay = (text: string): text is Relay => Object.hasOwn(RELAYS, text);

/**
 * Reads a list such as `ntfy=https://ntfy.example.org, webhook=http://home.local:8123/api/webhook`.
 * @returns null if an entry is invalid, a relay is named twice, or requests would leave the home unencrypted
 */
export function relayHostsOf(text: string): RelayHosts | null {
  const found: Partial<Record<Relay, URL>> = {};
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [name = '', ...rest] = entry.split('=');
    const address = rest.join('=');
    if (!isRelay(name) || found[name] || !URL.canParse(address)) return null;
    const url = new URL(address);
    if (!isGuarded(url) || url.username || url.password || url.search || url.hash) return null;
    found[name] = url;
  }
  return found;
}
