const KEY = 'reportMs';

/** How long the last report that someone waited for took on this device, in milliseconds; null before the first. */
export function lastReportMs(): number | null {
  const stored = Number(localStorage.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(stored) && stored > 0 ? stored : null;
}

/** Remembers how long a report took. Nothing about the product is stored. */
export const noteReportMs = (ms: number): void => localStorage.setItem(KEY, String(Math.round(ms)));
