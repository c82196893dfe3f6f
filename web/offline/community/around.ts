import type { GroupAsk, GroupsAnswer } from '#domain/groups/group-calls.ts';
import type { AccountDb } from '../tables/account-db.ts';

/** What is known about the community outside the person's own groups, once they opened it. */
export type CommunityOverview = Pick<GroupsAnswer, 'open' | 'standing' | 'more'>;

// Meta keys of both. They have no check in account-meta.ts, which is part of every start: only answers of the contract
// are written to them.
export const AROUND = 'community';
export const INVITED = 'invited';

/** The last answer about it; null before the first. */
export const readCommunityOverview = async (db: AccountDb): Promise<CommunityOverview | null> =>
  ((await db.meta.get(AROUND))?.value as CommunityOverview | undefined) ?? null;

/** The groups that invite the person, as of the last answer, even if they never opened the community. */
export const readInvited = async (db: AccountDb): Promise<readonly GroupAsk[]> =>
  ((await db.meta.get(INVITED))?.value as readonly GroupAsk[] | undefined) ?? [];
