const DAY_MS = 86_400_000;

/** The latest date a source can plausibly give: tomorrow in UTC, because somewhere it is already tomorrow. */
export const latestPlausibleDate = (nowMs: number): string => new Date(nowMs + DAY_MS).toISOString().slice(0, 10);

/** Whether an ISO date is too far ahead to be real in any time zone. */
export const isFutureDate = (day: string, nowMs: number): boolean => day > latestPlausibleDate(nowMs);
