import { fail, type Result } from '#domain/problem.ts';
import type { SpentLimits } from './spent-limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pictures of one account that are looked at at once, and in a day (security rules, 3.4). */
const AT_ONCE = 2;
const A_DAY = 200;

/** Keeps one account from taking all of the server's eyes. */
export interface UploadRoom {
  /** Runs the work where the account has room. @returns RATE_LIMITED where it has none */
  within<T>(userId: string, nowMs: number, work: () => Promise<Result<T>>): Promise<Result<T>>;
}

/** The one room of all pictures. @param factor scales the day's figure, as it does every limit */
export function createUploadRoom(factor: number, spent: SpentLimits): UploadRoom {
  const underWay = new Map<string, number>();
  const full = (retryAfter: number) =>
    fail('RATE_LIMITED', 'Too many pictures at once. Please wait a moment and try again.', { retryAfter });
  return {
    within: async (userId, nowMs, work) => {
      const now = underWay.get(userId) ?? 0;
      if (now >= AT_ONCE) return full(2);
      // Counted before anything is awaited: others of the account may come meanwhile.
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
