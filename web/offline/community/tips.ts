import type { Result } from '#domain/problem.ts';
import { type SharedTip, sharedTips } from '#domain/tips/calls.ts';
import type { AccountDb } from '../tables/account-db.ts';
import type { Ask } from '../transport/reply.ts';

/** Where tips of members are kept: past the checks of the other entries, which are a part of every start. */
const TIPS = 'tips';

/** Tips that members share, as this phone last heard of them; null before the first answer. */
export const readTips = async (db: AccountDb): Promise<readonly SharedTip[] | null> =>
  // Written here alone, from an answer of the contract.
  ((await db.meta.get(TIPS))?.value as readonly SharedTip[] | undefined) ?? null;

/** Asks for the tips, and keeps them to be read without a signal. */
export async function refreshTips(ask: Ask, db: AccountDb): Promise<Result<unknown>> {
  const answer = await ask(sharedTips);
  if (answer.ok) await db.meta.put({ key: TIPS, value: answer.value.tips });
  return answer;
}
