import type { Database } from '#db/database.ts';
import type { RelaySetup } from '#domain/delivery/relay-calls.ts';
import { RELAYS, type Relay } from '#domain/delivery/relays.ts';
import { fail, succeed } from '#domain/problem.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { RelayHosts } from './relay-hosts.ts';
import { type RelayPlace, relayPlaces } from './relay-places.ts';
import type { SendRelay } from './relay-sender.ts';

/** The relays of this server, and which of them notify a person. */
export const relaySetup = (hosts: RelayHosts, mine: readonly RelayPlace[]): RelaySetup[] =>
  (Object.keys(RELAYS) as Relay[]).flatMap((relay) => {
    const host = hosts[relay]?.host;
    return host === undefined ? [] : [{ relay, host, on: mine.some((place) => place.relay === relay) }];
  });

const noRelay = (relay: Relay) =>
  fail('INVALID_INPUT', `This server has no ${RELAYS[relay].name}. Ask the people who run it to set it up.`, {
    fields: { relay: `This server has no ${RELAYS[relay].name}.` },
  });

/** The calls for notifications through relays. */
export const relayRoutes = (
  { reader, writes }: Database,
  hosts: RelayHosts,
  send: SendRelay,
): Handlers<'setRelay' | 'dropRelay' | 'testRelay'> => ({
  setRelay: async ({ session, body, nowMs }) => {
    if (!hosts[body.relay]) return noRelay(body.relay);
    await writes.run((tx) => relayPlaces.put(tx, session.user.id, body, nowMs));
    return succeed({ status: 204 });
  },
  dropRelay: async ({ session, body }) => {
    await writes.run((tx) => relayPlaces.drop(tx, session.user.id, body.relay));
    return succeed({ status: 204 });
  },
  testRelay: async ({ session, body }) => {
    const place = (await relayPlaces.of(reader, session.user.id)).find(({ relay }) => relay === body.relay);
    if (!place) return fail('NOT_FOUND', `${RELAYS[body.relay].name} is not set up yet.`);
    const result = await send(place, false);
    if (result.end === 'taken') return answer(200, { sent: true });
    if (result.end === 'later') {
      return fail('BUSY', `${RELAYS[body.relay].name} did not accept it. Try again later.`, { retryAfter: 60 });
    }
    const gives = RELAYS[body.relay].gives.toLowerCase();
    return fail('GONE', `${RELAYS[body.relay].name} does not accept this. Check the ${gives}.`);
  },
});
