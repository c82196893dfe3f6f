const DAY_MS = 86_400_000;

/** The latest day by which a source can date what it says now: tomorrow of UTC, since it is tomorrow there already. */
export const latestDay = (nowMs: number): string => new Date(nowMs + DAY_MS).toISOString().slice(0, 10);

/** Whether a day (ISO) lies so far ahead that no source can truly have said something on it. */
export const hasNotCome = (day: string, nowMs: number): boolean => day > latestDay(nowMs);
