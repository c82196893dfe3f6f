import type { Cap } from './report.ts';

/** The lowest of these caps; of equal ones the first. */
export const lowestCap = (...caps: readonly (Cap | null)[]): Cap | null => {
  let lowest: Cap | null = null;
  for (const cap of caps) if (cap !== null && (lowest === null || cap.value < lowest.value)) lowest = cap;
  return lowest;
};
