import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import { followedIn, isNewsOfBrand } from '#domain/recalls/brand-news.ts';
import type { FollowedBrand } from '#domain/recalls/followed-brands.ts';
import type { JobKind, JobRunner } from '../jobs/runner.ts';
import type { Log } from '../log.ts';
import { isFatal } from '../problems.ts';
import type { ProductStore } from '../products/room.ts';
import { alertStore } from './alert-store.ts';
import { heldKeys } from './held-keys.ts';
import { type FoundAtHome, homesOfNotice, noticesOfProduct } from './match-homes.ts';
import { findNotice } from './store.ts';
import { unmatched } from './unmatched.ts';

/** The kind of job that matches notices with homes. */
export const MATCH_JOB = 'recall-match';

/** How soon after its commit something new is noticed, even if another process stored it. */
const LOOK_MS = 250;
const AT_ONCE = 25;

/** Enqueues messages to people, in the transaction that stores the match. */
export type TellFound = (tx: Tx, found: FoundAtHome, nowMs: number) => Promise<void>;

/** People who follow brands, and how to notify them. */
export interface BrandFollowers {
  /** A page of followers ordered by user id, after a given id. */
  some(
    reads: Reads,
    after: string,
    limit: number,
  ): Promise<readonly { readonly userId: string; readonly brands: readonly FollowedBrand[] }[]>;
  tell(tx: Tx, found: { readonly userId: string; readonly noticeId: string }, nowMs: number): Promise<void>;
}

/** Followers read before yielding to the event loop. */
const FOLLOWERS_AT_ONCE = 200;

/** Notifies the followers of a brand that a notice names (product P11.14). */
async function tellFollowers(
  { reader, writes }: Database,
  { some, tell }: BrandFollowers,
  noticeId: string,
  nowMs: number,
): Promise<void> {
  const notice = await findNotice(reader, noticeId);
  for (let after: string | undefined = ''; notice && after !== undefined; ) {
    const part = await some(reader, after, FOLLOWERS_AT_ONCE);
    const concerned = part.filter(({ brands }) => {
      const brand = followedIn(notice, brands);
      return brand !== null && isNewsOfBrand(notice, brand);
    });
    if (concerned.length > 0)
      await writes.run(async (tx) => {
        for (const { userId } of concerned) await tell(tx, { userId, noticeId }, nowMs);
      });
    after = part.length < FOLLOWERS_AT_ONCE ? undefined : part.at(-1)?.userId;
    await nextTurn();
  }
}

async function keep(tx: Tx, found: readonly FoundAtHome[], tell: TellFound, nowMs: number): Promise<void> {
  for (const one of found) {
    const row = { household_id: one.householdId, notice_id: one.noticeId, product_id: one.productId };
    if (await alertStore.add(tx, { ...row, verdict: one.verdict, made_at: nowMs })) await tell(tx, one, nowMs);
  }
}

/**
 * Matches what is new: products first, since notices find them by their keys. A match and its message are stored in one
 * transaction, and a match found again sends no message, so the process may end at any moment (product P15.1).
 */
export const createMatchJob = (
  { reader, writes }: Database,
  products: Pick<ProductStore, 'find'>,
  { tellRecall: tell, followers }: { readonly tellRecall: TellFound; readonly followers: BrandFollowers },
  clock: () => number,
): JobKind => ({
  failed: 'Recall notices could not be checked against products at home. They will be checked again.',
  lane: 'match',
  async run(_job, _note, signal) {
    while (!signal.aborted) {
      const fresh = await unmatched.products(reader, AT_ONCE);
      for (const row of fresh) {
        const { household_id: householdId, product_id: productId } = row;
        await nextTurn();
        const seen = await reader.snapshot((reads) =>
          noticesOfProduct(reads, products, householdId, productId, clock()),
        );
        await writes.run(async (tx) => {
          if (seen) await heldKeys.put(tx, seen.held, seen.keys);
          await keep(tx, seen?.found ?? [], tell, clock());
          await unmatched.dropProduct(tx, row);
        });
      }
      if (fresh.length === AT_ONCE) continue;
      const notices = await unmatched.notices(reader, AT_ONCE);
      for (const row of notices) {
        for await (const found of homesOfNotice(reader, products, row.notice_id, clock())) {
          if (found.length > 0) await writes.run((tx) => keep(tx, found, tell, clock()));
        }
        await tellFollowers({ reader, writes }, followers, row.notice_id, clock());
        await writes.run((tx) => unmatched.dropNotice(tx, row));
        if (signal.aborted) break;
      }
      // What arrived meanwhile is left to the next check: with entries arriving one after another, the product would be
      // compared again for each of them, reading all its entries every time.
      if (notices.length < AT_ONCE) break;
    }
    return async () => null;
  },
});

/**
 * Enqueues a job as soon as there is something to match.
 * @returns a function that stops it
 */
export function watchUnmatched(
  jobs: Pick<JobRunner, 'ensure'>,
  { reader }: Database,
  { log, fatal }: { readonly log: Log; readonly fatal: (error: unknown) => void },
): () => void {
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      const any = [...(await unmatched.products(reader, 1)), ...(await unmatched.notices(reader, 1))];
      // A job that is done must not block this one: there is something new.
      if (any.length > 0) await jobs.ensure({ kind: MATCH_JOB, key: MATCH_JOB, payload: '{}', doneForMs: -1 });
    } catch (error) {
      log.error('exception', { route: 'recalls', detail: error instanceof Error ? error.stack : String(error) });
      if (isFatal(error)) fatal(error);
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return () => clearInterval(timer);
}
