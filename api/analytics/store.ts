import type { Db } from '#db/open.ts';
import type { WriteQueue } from '#db/write-queue.ts';
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
const GRANTED = JSON.stringify('granted');

const hourOf = (atMs: number): number => Math.floor(atMs / HOUR_MS) * HOUR_MS;

/**
 * The hour an event is filed under. To the hour only: the exact time would lead from an event of a scan to the scan, and
 * from there to a household.
 */
function filedHour(timestamp: string, nowMs: number): number {
  const at = Date.parse(timestamp);
  return hourOf(Math.abs(nowMs - at) > BELIEVED_MS ? nowMs : Math.min(at, nowMs));
}

/** Makes the store. What arrives twice is kept once; what is too old goes with the next write. */
export function createAnalyticsStore(db: Db, writes: WriteQueue): AnalyticsStore {
  const insert = db.prepare<[string, string, string, string, number, number]>(`
    INSERT INTO analytics_events (id, name, properties, session_id, hour, received_hour) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING`);
  const consent = db
    .prepare<[string], string>(
      "SELECT value FROM preferences WHERE user_id = ? AND id = 'analyticsConsent' AND deleted = 0",
    )
    .pluck();
  const forget = db.prepare<[number]>('DELETE FROM analytics_events WHERE received_hour < ?');
  return {
    add: (userId, events, nowMs) =>
      writes.run(() => {
        if (consent.get(userId) !== GRANTED) return { stored: 0, duplicates: 0 };
        forget.run(nowMs - KEEP_MS);
        let stored = 0;
        for (const { id, name, properties, sessionId, timestamp } of events) {
          const hour = filedHour(timestamp, nowMs);
          stored += insert.run(id, name, JSON.stringify(properties), sessionId, hour, hourOf(nowMs)).changes;
        }
        return { stored, duplicates: events.length - stored };
      }),
  };
}
