import { relayRequest } from '#domain/delivery/relays.ts';
import { guardedText, OutgoingError } from '../outgoing/guarded-request.ts';
import { isNearby } from '../outgoing/nearby.ts';
import { type PushResult, resultOfStatus } from './push-sender.ts';
import type { RelayHosts } from './relay-hosts.ts';
import type { RelayPlace } from './relay-places.ts';

/** Sends word through a relay that something needs attention. `gone` if the server no longer has such a relay. */
export type SendRelay = (place: RelayPlace, urgent: boolean) => Promise<PushResult>;

/** @param path one or more segments of a path */
const below = (base: URL, path: string): URL => {
  const url = new URL(base);
  url.pathname = `${base.pathname.replace(/\/+$/, '')}/${path}`;
  return url;
};

const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024 } as const;

/**
 * Makes the sender of this server. It contacts only the operator's addresses: what a person enters becomes one part of
 * a path, or a header, and cannot lead anywhere else.
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
      return resultOfStatus(base.hostname, status);
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      return { end: 'later', reason: error.message };
    }
  };
