import type { Reader } from '#db/handles.ts';
import { AnalyticsEvent } from '#domain/analytics/event.ts';
import { answer, type Handlers } from '../http/handler.ts';
import { usageFigures } from './figures.ts';
import type { AnalyticsStore } from './store.ts';

/**
 * Takes events of use. Each is read by itself: what is not of the vocabulary is left out and counted, so that a newer
 * page loses only the events an older server does not know. Who is signed in is asked for and not written down. Administrators
 * read figures of them.
 */
export const analyticsRoutes = (
  store: AnalyticsStore,
  reader: Reader,
): Handlers<'analyticsEvents' | 'adminAnalytics'> => ({
  adminAnalytics: async ({ query, nowMs }) => answer(200, await usageFigures(reader, Number(query.days), nowMs)),
  analyticsEvents: async ({ session, body, nowMs }) => {
    const events = body.events.flatMap((one) => AnalyticsEvent.safeParse(one).data ?? []);
    const { stored, duplicates } = await store.add(session.user.id, events, nowMs);
    return answer(200, { stored, duplicates, ignored: body.events.length - stored - duplicates });
  },
});
