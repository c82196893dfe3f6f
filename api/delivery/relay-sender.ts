import { relayRequest } from '#domain/delivery/relays.ts';
import { guardedText, OutgoingError } from '../outgoing/guarded-request.ts';
import { isNearby } from '../outgoing/nearby.ts';
import { endOf, type PushEnd } from './push-sender.ts';
import type { RelayHosts } from './relay-hosts.ts';
import type { RelayPlace } from './relay-places.ts';

/** Says through a relay that something needs a look. `gone` where the server has no such relay any more. */
export type SendRelay = (place: RelayPlace, urgent: boolean) => Promise<PushEnd>;

/** @param path one part, or a few, of an address */
const below = (base: URL, path: string): URL => {
  const url = new URL(base);
  url.pathname = `${base.pathname.replace(/\/+$/, '')}/${path}`;
  return url;
};

const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024 } as const;

/**
 * Makes the sender of this server. It asks the addresses of the operator alone: a person gives one part of a path, or a
 * header, which can lead nowhere else.
 */
export const createRelaySender =
  (hosts: RelayHosts): SendRelay =>
  async ({ relay, token }, urgent) => {
    const base = hosts[relay];
    if (!base) return { end: 'gone' };
    const { path, headers, body } = relayRequest(relay, token, urgent);
    const request = { url: below(base, path), headers, body };
    try {
      const { status } = await guardedText({ method: 'POST', ...request, mayBePrivate: isNearby(base) }, LIMITS);
      return endOf(base.hostname, status);
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      return { end: 'later', reason: error.message };
    }
  };
