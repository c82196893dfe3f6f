import type { AccountDb } from '../tables/account-db.ts';
import type { Clock } from '../transport/ports.ts';
import type { Ask } from '../transport/reply.ts';
import { refreshNews } from './refresh.ts';

/** Group news are requested at most this often; an earlier request is postponed until then. */
const NEWS_EVERY_MS = 20_000;

/** When each account's page last asked, and whether another request is scheduled. */
const asked = new WeakMap<AccountDb, { at: number; due: boolean }>();

/**
 * Asks for group news after a sync run. The change stream triggers one when someone invites the person to a group.
 * Never rejects: signing out may close the tables meanwhile.
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
