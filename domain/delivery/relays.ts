import { UNKNOWN_WORDS } from './message-words.ts';

/** Services that pass messages on, which the people who run the server may name (product P15.9). */
export const RELAYS = {
  ntfy: { name: 'ntfy', gives: 'Topic' },
  gotify: { name: 'Gotify', gives: 'Token of an application' },
  webhook: { name: 'Webhook', gives: 'Id of the webhook' },
} as const;

export type Relay = keyof typeof RELAYS;

/** What a person gives: the topic, the token, or the id of a webhook. It is one part of an address, and no more. */
export const RELAY_TOKEN = /^[A-Za-z0-9_-]{1,128}$/;

/** All that is ever sent through one. */
export const RELAY_TEXT = UNKNOWN_WORDS.title;

/** A request to a relay, without the method, which is POST. */
export interface RelayRequest {
  /** Below the address that the operator configured. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Priorities of Gotify: from 8 on its app for Android rings (https://github.com/gotify/android, README). */
const GOTIFY_PRIORITY = { urgent: 8, usual: 5 } as const;

/**
 * What is sent, in the form that each service documents: ntfy takes plain text at its topic, Gotify JSON with the key of
 * an application, a webhook JSON at its own address.
 * @param token fits {@link RELAY_TOKEN}
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
