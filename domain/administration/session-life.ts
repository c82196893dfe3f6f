const MINUTE_MS = 60_000;

/** However much it is used, a session of an administrator is over after this (security rules, 3.1). */
export const ADMIN_SESSION_MS = 8 * 60 * MINUTE_MS;
/** And after this without use. */
export const ADMIN_IDLE_MS = 30 * MINUTE_MS;

/** Whether a session of an administrator still counts. Times in milliseconds since 1970. */
export const isAdminSessionLive = (startedAt: number, usedAt: number, nowMs: number): boolean =>
  nowMs - startedAt < ADMIN_SESSION_MS && nowMs - usedAt < ADMIN_IDLE_MS;
