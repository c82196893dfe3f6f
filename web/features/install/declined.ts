const KEY = 'install-declined-at';

/** After a "not now", the question is not asked again for half a year. */
const QUIET_MS = 182 * 24 * 60 * 60 * 1000;

/** Whether the person declined to install within the last half year, on this device. */
export function declinedRecently(nowMs: number): boolean {
  const at = Number(localStorage.getItem(KEY) ?? Number.NaN);
  // A date in the future is ignored: a clock that was ahead must not silence the question for years.
  return at <= nowMs && nowMs - at < QUIET_MS;
}

/** Records that the person declined, on this device. */
export function decline(nowMs: number): void {
  localStorage.setItem(KEY, String(nowMs));
}
