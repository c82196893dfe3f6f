import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { RelaySetup } from './relay-calls.ts';

// Where a person is told what needs a look: phones that allowed push, and by mail.

/** Keys of a subscription in base64url: a point of P-256 that is not compressed, and 16 bytes (RFC 8291). */
const PublicKey = z.string().regex(/^[A-Za-z0-9_-]{87}=?$/, 'This is no public key of a push subscription.');
const AuthSecret = z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/, 'This is no secret of a push subscription.');
const Endpoint = z.url('This is no address of a push service.').max(1_000);

/** What a browser gives for a subscription, and the one whose place it takes. */
const Subscription = z.strictObject({
  endpoint: Endpoint,
  keys: z.strictObject({ p256dh: PublicKey, auth: AuthSecret }),
  /** Milliseconds since 1970; null where the browser names no end. */
  expirationTime: z.number().int().nonnegative().nullable(),
  /** The address that this phone had before, where the browser changed it. */
  replaces: Endpoint.nullable(),
});

/** What can be set up. */
export const DeliverySetup = z.object({
  /** The key that phones subscribe with, base64url; null where the people who run the server allow no push service. */
  publicKey: z.string().nullable(),
  /** Whether the server sends mail by itself. */
  sendsMail: z.boolean(),
  /** How many phones and browsers of this person get messages, and whether the one that asks is among them. */
  phones: z.number().int(),
  here: z.boolean(),
  /** Further services that this server may tell by; empty where the people who run it named none. */
  relays: z.array(RelaySetup),
});
export type DeliverySetup = z.infer<typeof DeliverySetup>;

export const deliverySetup = {
  method: 'GET',
  path: '/api/push',
  access: 'household',
  limit: 'default',
  summary: 'What this server can tell the person by, and the key for push subscriptions.',
  /** The address of this browser, where it is subscribed. */
  query: z.object({ endpoint: Endpoint.optional() }),
  answers: { 200: DeliverySetup },
} as const satisfies Call;

export const subscribePush = {
  method: 'PUT',
  path: '/api/push/subscription',
  access: 'household',
  limit: 'default',
  summary: 'Have messages pushed to this browser, or change where its messages go.',
  body: Subscription,
  answers: { 204: null },
} as const satisfies Call;

export const unsubscribePush = {
  method: 'POST',
  path: '/api/push/unsubscribe',
  access: 'household',
  limit: 'default',
  summary: 'Push nothing more to this browser.',
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
