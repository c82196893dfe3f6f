import type { Tx, UnitOfWork } from '#db/handles.ts';
import type { AnalyticsEventsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import type { AnalyticsEvent } from '#domain/analytics/event.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Events are kept this long; what an instance learns from them is older by then. */
const KEEP_MS = 400 * DAY_MS;
/** A phone's clock may be wrong, and events may have waited: further off, the hour of arrival stands for theirs. */
const BELIEVED_MS = 30 * DAY_MS;

/** How many events of a request were new, and how many had been here. */
export interface Stored {
  readonly stored: number;
  readonly duplicates: number;
}

/** Events of use as the instance keeps them: of nobody in particular, to the hour. */
export interface AnalyticsStore {
  /** Nothing is stored where the person's consent does not stand on this server (product P9.8). */
  add(userId: string, events: readonly AnalyticsEvent[], nowMs: number): Promise<Stored>;
}

/** The preference as its column holds it. */
export const GRANTED = JSON.stringify('granted');

const hourOf = (atMs: number): number => Math.floor(atMs / HOUR_MS) * HOUR_MS;

/**
 * The hour an event is filed under. To the hour only: the exact time would lead from an event of a scan to the scan, and
 * from there to a household.
 */
function filedHour(timestamp: string, nowMs: number): number {
  const at = Date.parse(timestamp);
  return hourOf(Math.abs(nowMs - at) > BELIEVED_MS ? nowMs : Math.min(at, nowMs));
}

const INSERT = statement((q, event: AnalyticsEventsTable) =>
  q
    .insertInto('analytics_events')
    .values({
      id: event.id,
      name: event.name,
      properties: event.properties,
      session_id: event.session_id,
      hour: event.hour,
      received_hour: event.received_hour,
    })
    .onConflict((on) => on.column('id').doNothing()),
);
const CONSENT = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('preferences')
    .select('value')
    .where('user_id', '=', userId)
    .where('id', '=', 'analyticsConsent')
    .where('deleted', '=', 0),
);
const FORGET = statement((q, { before }: { before: number }) =>
  q.deleteFrom('analytics_events').where('received_hour', '<', before),
);

/**
 * Notes events of a person inside a transaction, where their consent stands on this server.
 * @returns how many were new; null where the person does not consent
 */
export async function noteEvents(
  tx: Tx,
  userId: string,
  events: readonly AnalyticsEvent[],
  nowMs: number,
): Promise<number | null> {
  if ((await tx.first(CONSENT, { userId }))?.value !== GRANTED) return null;
  let stored = 0;
  for (const { id, name, properties, sessionId, timestamp } of events) {
    const hour = filedHour(timestamp, nowMs);
    const text = JSON.stringify(properties);
    const event = { id, name, properties: text, session_id: sessionId, hour, received_hour: hourOf(nowMs) };
    stored += await tx.run(INSERT, event);
  }
  return stored;
}

/** Makes the store. What arrives twice is kept once; what is too old goes with the next write. */
export const createAnalyticsStore = (writes: UnitOfWork): AnalyticsStore => ({
  add: (userId, events, nowMs) =>
    writes.run(async (tx) => {
      const stored = await noteEvents(tx, userId, events, nowMs);
      if (stored === null) return { stored: 0, duplicates: 0 };
      await tx.run(FORGET, { before: nowMs - KEEP_MS });
      return { stored, duplicates: events.length - stored };
    }),
});
