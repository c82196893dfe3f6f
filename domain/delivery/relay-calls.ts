import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { RELAY_TOKEN, RELAYS, type Relay } from './relays.ts';

// Being told by a service of the people who run the server.

const RelayName = z.enum(Object.keys(RELAYS) as [Relay, ...Relay[]]);

export const setRelay = {
  method: 'PUT',
  path: '/api/push/relay',
  access: 'household',
  limit: 'default',
  summary: 'Be told by a relay of this server, with a topic or token of yours.',
  body: z.strictObject({
    relay: RelayName,
    token: z.string().regex(RELAY_TOKEN, 'Use letters, digits, - and _ only, at most 128.'),
  }),
  answers: { 204: null },
} as const satisfies Call;

export const dropRelay = {
  method: 'POST',
  path: '/api/push/relay/drop',
  access: 'household',
  limit: 'default',
  summary: 'Be told no more by a relay, and forget its topic or token.',
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
  summary: 'Send a test message by a relay.',
  body: z.strictObject({ relay: RelayName }),
  answers: { 200: z.object({ sent: z.literal(true) }) },
} as const satisfies Call;

/** A relay that this server has. */
export const RelaySetup = z.object({
  relay: RelayName,
  /** Where it is, as the people who run the server named it. */
  host: z.string(),
  /** Whether this person is told by it. */
  on: z.boolean(),
});
export type RelaySetup = z.infer<typeof RelaySetup>;
