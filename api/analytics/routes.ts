import type { Reader } from '#db/handles.ts';
import { AnalyticsEvent } from '#domain/analytics/event.ts';
import { answer, type Handlers } from '../http/handler.ts';
import { usageFigures } from './figures.ts';
import type { AnalyticsStore } from './store.ts';

/**
 * Accepts usage events. Each is parsed on its own: what is not in the vocabulary is dropped and counted, so that a
 * newer page loses only the events an older server does not know. Signing in is required, but who it was is not stored.
 * Administrators read figures of the events.
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
