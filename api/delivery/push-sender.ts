import { createHash } from 'node:crypto';
import type { PushMessage } from '#domain/delivery/message.ts';
import type { Destinations } from '../outgoing/destinations.ts';
import { guardedText, OutgoingError } from '../outgoing/guarded-request.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** What a push service did with a message (RFC 8030). */
export type PushResult =
  | { readonly end: 'taken' }
  /** Nobody is subscribed there any more: 404 or 410. */
  | { readonly end: 'gone' }
  /** Not now: 429, 5xx, or no answer at all. */
  | { readonly end: 'later'; readonly reason: string }
  /** Never: the service rejects this message. */
  | { readonly end: 'refused'; readonly reason: string };

/** The push address of a phone, and its keys. */
export interface PushPlace {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Encrypts messages for phones and hands them to their push services. */
export type SendPush = (place: PushPlace, message: PushMessage, urgent: boolean) => Promise<PushResult>;

const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024 } as const;
/** A phone that was off for up to a week still gets what it missed. After that it finds it in the app. */
const KEPT_SECONDS = 7 * 86_400;
/** Every message is padded to this length, so that its length reveals nothing. */
const LENGTH = 640;
/** A token is valid for twelve hours (RFC 8292 allows 24) and used for one. */
const SIGNED_FOR_SECONDS = 12 * 3_600;
const SIGNED_ANEW_MS = 3_600_000;
const SIGNATURES_MOST = 100;
/** The contact of a server that has neither a public address nor a support address. */
const NOBODY = 'https://safeshelf.invalid';

const CREATED = 201;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** Sending the same message again replaces the one that waits at the push service (RFC 8030, 5.4). */
const topicOf = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 32);

/** Interprets the status of a push service or a relay. */
export function resultOfStatus(host: string, status: number): PushResult {
  if (status >= 200 && status <= CREATED + 1) return { end: 'taken' };
  if (status === 404 || status === 410) return { end: 'gone' };
  const reason = `${host} answered ${status}.`;
  return status === TOO_MANY || status >= SERVER_ERROR ? { end: 'later', reason } : { end: 'refused', reason };
}

/**
 * Makes the sender of this server.
 * @param within the push services that may be used
 * @param contact whom push services can write to (RFC 8292): `mailto:` or `https:`
 */
export function createPushSender(keys: VapidKeys, within: Destinations, contact: string | null): SendPush {
  const signed = new Map<string, { readonly authorization: string; readonly at: number }>();
  const authorizationFor = async (audience: string, nowMs: number): Promise<string> => {
    const held = signed.get(audience);
    if (held && nowMs - held.at < SIGNED_ANEW_MS) return held.authorization;
    if (signed.size >= SIGNATURES_MOST) signed.clear();
    const expires = Math.floor(nowMs / 1000) + SIGNED_FOR_SECONDS;
    const { publicKey, privateKey } = keys;
    const { default: webPush } = await import('web-push');
    const { Authorization: authorization } = webPush.getVapidHeaders(
      audience,
      contact ?? NOBODY,
      publicKey,
      privateKey,
      'aes128gcm',
      expires,
    );
    signed.set(audience, { authorization, at: nowMs });
    return authorization;
  };
  return async ({ endpoint, p256dh, auth }, message, urgent) => {
    const url = new URL(endpoint);
    try {
      const authorization = await authorizationFor(url.origin, Date.now());
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message).padEnd(LENGTH),
        {
          TTL: KEPT_SECONDS,
          urgency: urgent ? 'high' : 'normal',
          topic: topicOf(message.id),
          // Our own token, valid for long enough: push services check its expiry by their own clocks.
          headers: { Authorization: authorization },
        },
      );
      const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      const { status } = await guardedText({ method: 'POST', url, headers: sent, body, within }, LIMITS);
      return resultOfStatus(url.hostname, status);
    } catch (error) {
      if (!(error instanceof OutgoingError)) return { end: 'refused', reason: 'Cannot encrypt with its keys.' };
      return { end: 'later', reason: error.message };
    }
  };
}
