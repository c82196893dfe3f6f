import { fail, type Result } from '#domain/problem.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pictures of one account that are looked at at once, and in a day (security rules, 3.4). */
const AT_ONCE = 2;
const A_DAY = 200;

/** Keeps one account from taking all of the server's eyes. */
export interface UploadRoom {
  /** Runs the work where the account has room. @returns RATE_LIMITED where it has none */
  within<T>(userId: string, nowMs: number, work: () => Promise<Result<T>>): Promise<Result<T>>;
}

interface Use {
  now: number;
  today: number;
  readonly dayEndsAt: number;
}

/** @param factor scales the day's figure, as it does every limit */
export function createUploadRoom(factor: number): UploadRoom {
  const uses = new Map<string, Use>();
  const full = (retryAfter: number) =>
    fail('RATE_LIMITED', 'Too many pictures at once. Please wait a moment and try again.', { retryAfter });
  return {
    within: async (userId, nowMs, work) => {
      for (const [user, { now, dayEndsAt }] of uses) if (now === 0 && dayEndsAt <= nowMs) uses.delete(user);
      const use = uses.get(userId) ?? { now: 0, today: 0, dayEndsAt: nowMs + DAY_MS };
      uses.set(userId, use);
      if (use.now >= AT_ONCE) return full(2);
      if (use.dayEndsAt > nowMs && use.today >= A_DAY * factor) return full(Math.ceil((use.dayEndsAt - nowMs) / 1000));
      use.now += 1;
      use.today += 1;
      try {
        return await work();
      } finally {
        use.now -= 1;
      }
    },
  };
}
