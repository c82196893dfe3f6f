import { fail, type Result } from '#domain/problem.ts';
import type { SpentLimits } from './spent-limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pictures of one account that are processed at once, and in a day (docs/security.md). */
const AT_ONCE = 2;
const A_DAY = 200;

/** Keeps one account from using up all of the server's picture processing. */
export interface UploadLimiter {
  /** Runs the work if the account is below its limits. @returns RATE_LIMITED if it is not */
  within<T>(userId: string, nowMs: number, work: () => Promise<Result<T>>): Promise<Result<T>>;
}

/** The shared limits for all kinds of pictures. @param factor scales the number per day, like every limit */
export function createUploadRoom(factor: number, spent: SpentLimits): UploadLimiter {
  const underWay = new Map<string, number>();
  const full = (retryAfter: number) =>
    fail('RATE_LIMITED', 'Too many pictures at once. Please wait a moment and try again.', { retryAfter });
  return {
    within: async (userId, nowMs, work) => {
      const now = underWay.get(userId) ?? 0;
      if (now >= AT_ONCE) return full(2);
      // Count before awaiting anything: further requests of the account may arrive meanwhile.
      underWay.set(userId, now + 1);
      try {
        const waitMs = await spent.take(`pictures ${userId}`, { most: A_DAY * factor, windowMs: DAY_MS }, nowMs);
        if (waitMs > 0) return full(Math.ceil(waitMs / 1000));
        return await work();
      } finally {
        const left = (underWay.get(userId) ?? 1) - 1;
        if (left > 0) underWay.set(userId, left);
        else underWay.delete(userId);
      }
    },
  };
}
