const MINUTE_MS = 60_000;

/** An administrator's session ends after this time even if it is in use (docs/security.md). */
export const ADMIN_SESSION_MS = 8 * 60 * MINUTE_MS;
/** It ends after this time without use. */
export const ADMIN_IDLE_MS = 30 * MINUTE_MS;

/** Whether an administrator's session is still valid. Times in milliseconds since 1970. */
export const isAdminSessionLive = (startedAt: number, usedAt: number, nowMs: number): boolean =>
  nowMs - startedAt < ADMIN_SESSION_MS && nowMs - usedAt < ADMIN_IDLE_MS;
