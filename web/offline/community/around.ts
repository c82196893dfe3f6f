import type { GroupAsk, GroupsAnswer } from '#domain/groups/group-calls.ts';
import type { AccountDb } from '../tables/account-db.ts';

/** What is known of the community outside of the person's groups, once they looked at it. */
export type CommunityAround = Pick<GroupsAnswer, 'open' | 'standing' | 'more'>;

// Where both are kept: past the checks of the other entries, which are a part of every start. Written by the answers of
// the contract alone.
export const AROUND = 'community';
export const INVITED = 'invited';

/** What was last told of it; null before the first answer. */
export const readAround = async (db: AccountDb): Promise<CommunityAround | null> =>
  ((await db.meta.get(AROUND))?.value as CommunityAround | undefined) ?? null;

/** The groups that ask the person in, as the phone last heard, whether they opened the community or not. */
export const readInvited = async (db: AccountDb): Promise<readonly GroupAsk[]> =>
  ((await db.meta.get(INVITED))?.value as readonly GroupAsk[] | undefined) ?? [];
