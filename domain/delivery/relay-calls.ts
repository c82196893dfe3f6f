import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { RELAY_TOKEN, RELAYS, type Relay } from './relays.ts';

// Message delivery through a relay that the operators configured.

const RelayName = z.enum(Object.keys(RELAYS) as [Relay, ...Relay[]]);

export const setRelay = {
  method: 'PUT',
  path: '/api/push/relay',
  access: 'household',
  limit: 'default',
  summary: 'Turn on messages through one of this server’s relays, with your topic or token.',
  body: z.strictObject({
    relay: RelayName,
    token: z.string().regex(RELAY_TOKEN, 'Use only letters, digits, - and _, up to 128.'),
  }),
  answers: { 204: null },
} as const satisfies Call;

export const dropRelay = {
  method: 'POST',
  path: '/api/push/relay/drop',
  access: 'household',
  limit: 'default',
  summary: 'Turn off messages through a relay, and delete its topic or token.',
  body: z.strictObject({ relay: RelayName }),
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const testRelay = {
  method: 'POST',
  path: '/api/push/relay/test',
  access: 'household',
  limit: 'default',
  perDay: 50,
  summary: 'Send a test message through a relay.',
  body: z.strictObject({ relay: RelayName }),
  answers: { 200: z.object({ sent: z.literal(true) }) },
} as const satisfies Call;

/** A relay that this server offers. */
export const RelaySetup = z.object({
  relay: RelayName,
  /** Its host, as configured by the operators. */
  host: z.string(),
  /** Whether this person receives messages through it. */
  on: z.boolean(),
});
export type RelaySetup = z.infer<typeof RelaySetup>;
