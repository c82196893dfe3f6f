import { UNKNOWN_WORDS } from './message-words.ts';

/** Relay services that the operators can configure (product P15.9). */
export const RELAYS = {
  ntfy: { name: 'ntfy', gives: 'Topic' },
  gotify: { name: 'Gotify', gives: 'Application token' },
  webhook: { name: 'Webhook', gives: 'Webhook id' },
} as const;

export type Relay = keyof typeof RELAYS;

/** What the person enters: a topic, a token, or a webhook id. It has to be a single path segment. */
export const RELAY_TOKEN = /^[A-Za-z0-9_-]{1,128}$/;

/** The only text ever sent through a relay. */
export const RELAY_TEXT = UNKNOWN_WORDS.title;

/** A request to a relay; the method is always POST. */
export interface RelayRequest {
  /** Relative to the address that the operator configured. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Gotify priorities: from 8 up, its Android app makes a sound (https://github.com/gotify/android, README). */
const GOTIFY_PRIORITY = { urgent: 8, usual: 5 } as const;

/**
 * The request in the form each service documents: ntfy takes plain text at its topic, Gotify JSON with an application
 * key, a webhook JSON at its own address.
 * @param token matches {@link RELAY_TOKEN}
 */
export function relayRequest(relay: Relay, token: string, urgent: boolean): RelayRequest {
  switch (relay) {
    case 'ntfy':
      return {
        path: token,
        headers: { 'Content-Type': 'text/plain', Priority: urgent ? 'high' : 'default' },
        body: RELAY_TEXT,
      };
    case 'gotify':
      return {
        path: 'message',
        headers: { 'X-Gotify-Key': token },
        body: JSON.stringify({
          message: RELAY_TEXT,
          priority: urgent ? GOTIFY_PRIORITY.urgent : GOTIFY_PRIORITY.usual,
        }),
      };
    case 'webhook':
      return { path: token, headers: {}, body: JSON.stringify({ text: RELAY_TEXT }) };
  }
}
