import type { Tx, UnitOfWork } from '#db/handles.ts';
import type { AnalyticsEventsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import type { AnalyticsEvent } from '#domain/analytics/event.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long events are kept; by then they have nothing left to teach an instance. */
const KEEP_MS = 400 * DAY_MS;
/** A phone's clock may be wrong, and events may have waited. Beyond this gap the hour of arrival is used instead. */
const BELIEVED_MS = 30 * DAY_MS;

/** How many events of a request were new, and how many were already stored. */
export interface Stored {
  readonly stored: number;
  readonly duplicates: number;
}

/** Usage events as the instance stores them: without a person, to the hour. */
export interface AnalyticsStore {
  /** Stores nothing unless the person's consent is recorded on this server (product P9.8). */
  add(userId: string, events: readonly AnalyticsEvent[], nowMs: number): Promise<Stored>;
}

/** The granted preference, as stored in its column. */
export const GRANTED = JSON.stringify('granted');

const hourOf = (atMs: number): number => Math.floor(atMs / HOUR_MS) * HOUR_MS;

/**
 * The hour an event is filed under. Only the hour, because the exact time would link a scan event to the scan, and from
 * there to a household.
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
 * Stores events of a person inside a transaction, if their consent is recorded on this server.
 * @returns how many were new; null if the person does not consent
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

/** Makes the store. Events that arrive twice are stored once; expired ones are deleted with the next write. */
export const createAnalyticsStore = (writes: UnitOfWork): AnalyticsStore => ({
  add: (userId, events, nowMs) =>
    writes.run(async (tx) => {
      const stored = await noteEvents(tx, userId, events, nowMs);
      if (stored === null) return { stored: 0, duplicates: 0 };
      await tx.run(FORGET, { before: nowMs - KEEP_MS });
      return { stored, duplicates: events.length - stored };
    }),
});
