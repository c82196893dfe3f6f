import type { Result } from '#domain/problem.ts';
import { type SharedTip, sharedTips } from '#domain/tips/calls.ts';
import type { AccountDb } from '../tables/account-db.ts';
import type { Ask } from '../transport/reply.ts';

/** Meta key of members' tips. It has no check in account-meta.ts, which is part of every start. */
const TIPS = 'tips';

/** Tips that members share, as last fetched; null before the first answer. */
export const readTips = async (db: AccountDb): Promise<readonly SharedTip[] | null> =>
  // Only written below, from an answer of the contract.
  ((await db.meta.get(TIPS))?.value as readonly SharedTip[] | undefined) ?? null;

/** Fetches the tips and stores them for offline reading. */
export async function refreshTips(ask: Ask, db: AccountDb): Promise<Result<unknown>> {
  const answer = await ask(sharedTips);
  if (answer.ok) await db.meta.put({ key: TIPS, value: answer.value.tips });
  return answer;
}
