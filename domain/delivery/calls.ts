import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { RelaySetup } from './relay-calls.ts';

// Message delivery to a person: by push and by mail.

/** Keys of a subscription in base64url: an uncompressed P-256 point, and 16 bytes (RFC 8291). */
const PublicKey = z.string().regex(/^[A-Za-z0-9_-]{87}=?$/, 'This is not the public key of a push subscription.');
const AuthSecret = z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/, 'This is not the secret of a push subscription.');
const Endpoint = z.url('This is not the address of a push service.').max(1_000);

/** A push subscription from a browser, and the one it replaces. */
const Subscription = z.strictObject({
  endpoint: Endpoint,
  keys: z.strictObject({ p256dh: PublicKey, auth: AuthSecret }),
  /** Milliseconds since 1970; null if the browser gives no expiry. */
  expirationTime: z.number().int().nonnegative().nullable(),
  /** The previous endpoint of this browser, if it changed; otherwise null. */
  replaces: Endpoint.nullable(),
});

/** The delivery options of this server and this person. */
export const DeliverySetup = z.object({
  /** The VAPID key for subscriptions, base64url; null if the operators allow no push service. */
  publicKey: z.string().nullable(),
  /** Whether the server sends mail itself. */
  sendsMail: z.boolean(),
  /** How many of the person's phones and browsers receive messages, and whether the requesting one is among them. */
  phones: z.number().int(),
  here: z.boolean(),
  /** Other services this server can deliver by; empty if the operators configured none. */
  relays: z.array(RelaySetup),
});
export type DeliverySetup = z.infer<typeof DeliverySetup>;

export const deliverySetup = {
  method: 'GET',
  path: '/api/push',
  access: 'household',
  limit: 'default',
  summary: 'Get the ways this server can notify you, and the key for push subscriptions.',
  /** The endpoint of this browser, if it is subscribed. */
  query: z.object({ endpoint: Endpoint.optional() }),
  answers: { 200: DeliverySetup },
} as const satisfies Call;

export const subscribePush = {
  method: 'PUT',
  path: '/api/push/subscription',
  access: 'household',
  limit: 'default',
  summary: 'Turn on push messages for this browser, or change where they are sent.',
  body: Subscription,
  answers: { 204: null },
} as const satisfies Call;

export const unsubscribePush = {
  method: 'POST',
  path: '/api/push/unsubscribe',
  access: 'household',
  limit: 'default',
  summary: 'Turn off push messages for this browser.',
  body: z.strictObject({ endpoint: Endpoint }),
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const testPush = {
  method: 'POST',
  path: '/api/push/test',
  access: 'household',
  limit: 'default',
  perDay: 50,
  summary: 'Send a test message to this browser.',
  body: z.strictObject({ endpoint: Endpoint }),
  answers: { 200: z.object({ sent: z.literal(true) }) },
} as const satisfies Call;
