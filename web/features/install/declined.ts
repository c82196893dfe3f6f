const KEY = 'install-declined-at';

/** Somebody who said "not now" is left alone for half a year. */
const QUIET_MS = 182 * 24 * 60 * 60 * 1000;

/** Whether the person said no to installing within the last half year, on this device. */
export function declinedLately(nowMs: number): boolean {
  const at = Number(localStorage.getItem(KEY) ?? Number.NaN);
  // A clock that was ahead must not silence the question for years.
  return at <= nowMs && nowMs - at < QUIET_MS;
}

/** Remembers that the person said no, on this device. */
export function decline(nowMs: number): void {
  localStorage.setItem(KEY, String(nowMs));
}
