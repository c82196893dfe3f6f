import { RELAYS, type Relay } from '#domain/delivery/relays.ts';
import { isGuarded } from '../outgoing/nearby.ts';

/** Where the relays of this server are, as the operator named them. */
export type RelayHosts = Readonly<Partial<Record<Relay, URL>>>;

const isRelay = (text: string): text is Relay => Object.hasOwn(RELAYS, text);

/**
 * Reads them, such as `ntfy=https://ntfy.example.org, webhook=http://home.local:8123/api/webhook`.
 * @returns null where one is none, named twice, or would be sent to unencrypted outside of home
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
