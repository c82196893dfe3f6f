import { useEffect, useState } from 'react';
import { formatDay, formatMoment } from './formats.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Just now, Xm ago, Xh ago, Xd ago, and the date after 7 days. Both times in milliseconds since 1970. */
export function timeAgo(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  if (age <= 7 * DAY) return `${Math.floor(age / DAY)}d ago`;
  return formatDay(at);
}

/** How long ago something was; the exact time on hover and for screen readers. */
export function TimeAgo({ at }: { at: number }) {
  const [moment, setMoment] = useState<string>();
  useEffect(() => {
    // After the row is drawn: formatting the first time takes a slow phone longer than the whole row.
    const timer = setTimeout(() => setMoment(formatMoment(at)));
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <time dateTime={new Date(at).toISOString()} title={moment}>
      {timeAgo(at, Date.now())}
    </time>
  );
}
