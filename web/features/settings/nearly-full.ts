/** From this share of what the browser allows on, a person should know. */
const NEARLY_FULL = 0.9;

/** Whether the room is nearly used up; false where the browser does not tell. */
export const isNearlyFull = (used: number | null, most: number | null): boolean =>
  used !== null && most !== null && most > 0 && used / most >= NEARLY_FULL;
