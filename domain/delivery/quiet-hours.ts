/** Hours in which messages wait, by the clock where the person is. Over midnight where `to` is the earlier one. */
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
 * Minutes until quiet hours end (product P15.3); 0 where they are not on. Equal ends mean no hours at all.
 * @param minuteNow minutes since midnight where the person is
 */
export function quietMinutesLeft({ from, to }: Pick<QuietHours, 'from' | 'to'>, minuteNow: number): number {
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  const since = (minuteNow - begin + DAY_MINUTES) % DAY_MINUTES;
  const length = (end - begin + DAY_MINUTES) % DAY_MINUTES;
  return since < length ? length - since : 0;
}
