import type { Database } from '#db/database.ts';
import { fail, succeed } from '#domain/problem.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { Destinations } from '../outgoing/destinations.ts';
import type { SendPush } from './push-sender.ts';
import type { RelayHosts } from './relay-hosts.ts';
import { relayPlaces } from './relay-places.ts';
import { relaySetup } from './relay-routes.ts';
import { subscriptions } from './subscriptions.ts';

/** What these calls need of the server. */
interface Setup {
  /** Null if no push service may be used. */
  readonly publicKey: string | null;
  readonly services: Destinations;
  readonly sendsMail: boolean;
  readonly send: SendPush;
  readonly relays: RelayHosts;
}

const field = (message: string) => fail('INVALID_INPUT', message, { fields: { endpoint: message } });

/** The calls with which people set where they are notified. */
export const deliveryRoutes = (
  { reader, writes }: Database,
  { publicKey, services, sendsMail, send, relays }: Setup,
): Handlers<'deliverySetup' | 'subscribePush' | 'unsubscribePush' | 'testPush'> => ({
  deliverySetup: async ({ session, query, nowMs }) => {
    const live = await subscriptions.live(reader, session.user.id, nowMs);
    const here = live.some(({ endpoint }) => endpoint === query.endpoint);
    const mine = await relayPlaces.of(reader, session.user.id);
    const setup = { publicKey, sendsMail, phones: live.length, here, relays: relaySetup(relays, mine) };
    return answer(200, setup);
  },
  subscribePush: async ({ session, body, nowMs }) => {
    const { endpoint, keys, expirationTime, replaces } = body;
    if (publicKey === null) return field('The people who run this server have switched off push messages.');
    if (!services.allows(new URL(endpoint))) {
      return field('This server may not send to this push service. Ask the people who run it to allow it.');
    }
    if (expirationTime !== null && expirationTime <= nowMs) return field('This subscription has already ended.');
    const { user, number } = session;
    await writes.run((tx) =>
      subscriptions.put(
        tx,
        {
          ...{ user_id: user.id, session: number, endpoint, p256dh: keys.p256dh, auth: keys.auth },
          ...{ ends_at: expirationTime, made_at: nowMs },
        },
        replaces,
      ),
    );
    return succeed({ status: 204 });
  },
  unsubscribePush: async ({ session, body }) => {
    await writes.run((tx) => subscriptions.removeOwn(tx, session.user.id, body.endpoint));
    return succeed({ status: 204 });
  },
  testPush: async ({ session, body, requestId, nowMs }) => {
    const mine = await subscriptions.live(reader, session.user.id, nowMs);
    const place = mine.find(({ endpoint }) => endpoint === body.endpoint);
    if (!place) return fail('NOT_FOUND', 'Messages are off on this phone. Switch them on first.');
    const result = await send(place, { id: `test ${requestId}`, parts: [{ k: 'test' }], count: 1 }, false);
    if (result.end === 'taken') return answer(200, { sent: true });
    if (result.end === 'gone') {
      await writes.run((tx) => subscriptions.remove(tx, place.id));
      return fail('GONE', 'The push service no longer knows this phone. Switch messages off and on again.');
    }
    return fail('BUSY', 'The push service did not accept the message. Try again later.', { retryAfter: 60 });
  },
});
