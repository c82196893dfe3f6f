const KEY = 'reportMs';

/** What the last report that was waited for took on this device, in milliseconds; null while none was. */
export function lastReportMs(): number | null {
  const stored = Number(localStorage.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(stored) && stored > 0 ? stored : null;
}

/** Remembers what a report took. Says nothing of the product. */
export const noteReportMs = (ms: number): void => localStorage.setItem(KEY, String(Math.round(ms)));
