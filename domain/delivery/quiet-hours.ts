/** Hours in which messages are held back, in the person's local time. They span midnight if `to` is before `from`. */
export interface QuietHours {
  /** `HH:MM`. */
  readonly from: string;
  readonly to: string;
  /** Name of the time zone, such as "Europe/Berlin". */
  readonly zone: string;
}

const DAY_MINUTES = 24 * 60;

/** Minutes since midnight. */
const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/**
 * Minutes until quiet hours end (product P15.3); 0 outside them. If `from` equals `to` there are no quiet hours.
 * @param minuteNow minutes since midnight in the person's local time
 */
export function quietMinutesLeft({ from, to }: Pick<QuietHours, 'from' | 'to'>, minuteNow: number): number {
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  const since = (minuteNow - begin + DAY_MINUTES) % DAY_MINUTES;
  const length = (end - begin + DAY_MINUTES) % DAY_MINUTES;
  return since < length ? length - since : 0;
}
