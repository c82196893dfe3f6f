import type { AccountDb } from '../tables/account-db.ts';
import type { Clock } from '../transport/ports.ts';
import type { Ask } from '../transport/reply.ts';
import { refreshNews } from './refresh.ts';

/** News of groups are asked for so often at most; what comes up earlier is asked for once this is over. */
const NEWS_EVERY_MS = 20_000;

/** When each account's page asked, and whether it will again. */
const asked = new WeakMap<AccountDb, { at: number; due: boolean }>();

/**
 * Asks for news of groups after a run of the synchronisation, which the stream of changes wakes when somebody asks the
 * person into a group. Never rejects: the tables are closed while somebody signs out.
 */
export async function askNews(ask: Ask, db: AccountDb, clock: Clock): Promise<void> {
  const state = asked.get(db) ?? { at: Number.NEGATIVE_INFINITY, due: false };
  asked.set(db, state);
  const left = state.at + NEWS_EVERY_MS - clock.now();
  if (state.due) return;
  if (left > 0) {
    state.due = true;
    clock.after(left, () => {
      state.due = false;
      if (db.isOpen()) void askNews(ask, db, clock);
    });
    return;
  }
  state.at = clock.now();
  await refreshNews(ask, db).catch(() => null);
}
