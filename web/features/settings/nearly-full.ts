/** Share of the browser's quota from which a person is warned. */
const NEARLY_FULL = 0.9;

/** Whether the storage is nearly full; false if the browser does not report it. */
export const isNearlyFull = (used: number | null, most: number | null): boolean =>
  used !== null && most !== null && most > 0 && used / most >= NEARLY_FULL;
