import type { GroupsAnswer } from '#domain/groups/group-calls.ts';
import type { AccountDb } from '../tables/account-db.ts';

/** What is known of the community outside of the person's groups. */
export type CommunityAround = Pick<GroupsAnswer, 'invited' | 'open' | 'standing'>;

/** Where that is kept: past the checks of the other entries, which are a part of every start. */
export const AROUND = 'community';

/** What was last told of it; null before the first answer. */
export const readAround = async (db: AccountDb): Promise<CommunityAround | null> =>
  // Written here alone, from an answer of the contract.
  ((await db.meta.get(AROUND))?.value as CommunityAround | undefined) ?? null;
