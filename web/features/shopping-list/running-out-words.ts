import { daysBetween } from '#domain/inventory/expiry.ts';
import type { RunningOut } from '#domain/shopping/running-out.ts';

/** A duration in words: "4 days", "5 weeks". */
function lasting(days: number): string {
  if (days < 14) return days === 1 ? '1 day' : `${days} days`;
  if (days < 90) return `${Math.round(days / 7)} weeks`;
  return `${Math.round(days / 30)} months`;
}

const left = (count: number): string => `${count} left`;

/** Why a product should be bought soon, in one line. @param today ISO date in the phone's own time zone */
export function runningOutWords({ cause, left: count, day, daysEach }: RunningOut, today: string): string {
  const days = daysBetween(today, day);
  switch (cause) {
    case 'gone': {
      const since = -days;
      const when = since === 0 ? 'since today' : since === 1 ? 'since yesterday' : `for ${lasting(since)}`;
      return `None left ${when}`;
    }
    case 'last_day':
      if (days < 0) return `${left(count)}, past its date`;
      return days === 0 ? `${left(count)}, use it today` : `${left(count)}, keeps ${lasting(days)} more`;
    case 'pace':
      return `${left(count)}, one lasts ${lasting(daysEach ?? 0)} here`;
  }
}
