import type { Reads } from '#db/handles.ts';
import { type QuietHours, quietMinutesLeft } from '#domain/delivery/quiet-hours.ts';
import type { Preference } from '#domain/settings/preference.ts';
import type { EntityStores } from '../sync/entity-store.ts';

/** How a person wants to be notified. */
export interface Wishes {
  /** Minutes until the quiet hours end; 0 outside of them. */
  readonly quietMinutes: number;
  readonly criticalBreaks: boolean;
  readonly byMail: boolean;
}

/** One preference of a person; null if they never set it. */
export async function wishOf<K extends Preference['key']>(
  { preference }: Pick<EntityStores, 'preference'>,
  reads: Reads,
  userId: string,
  key: K,
): Promise<Extract<Preference, { key: K }> | null> {
  const held = await preference.load(reads, userId, key);
  return held && !held.deleted ? (held.data as Extract<Preference, { key: K }>) : null;
}

/** Minutes since midnight in a time zone; in UTC if the zone is unknown. */
function minuteIn(zone: string, nowMs: number): number {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  let text: string;
  try {
    text = clock(zone).format(nowMs);
  } catch {
    text = clock('UTC').format(nowMs);
  }
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}

const quietFor = (quiet: QuietHours | null, nowMs: number): number =>
  quiet ? quietMinutesLeft(quiet, minuteIn(quiet.zone, nowMs)) : 0;

/** Reads a person's preferences about messages. */
export async function wishesOf(
  rows: Pick<EntityStores, 'preference'>,
  reads: Reads,
  userId: string,
  nowMs: number,
): Promise<Wishes> {
  return {
    quietMinutes: quietFor((await wishOf(rows, reads, userId, 'quietHours'))?.value ?? null, nowMs),
    criticalBreaks: (await wishOf(rows, reads, userId, 'quietForCritical'))?.value !== true,
    byMail: (await wishOf(rows, reads, userId, 'notifyByMail'))?.value === true,
  };
}
