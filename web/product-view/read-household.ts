import type { Member, Pet } from '#domain/households/household.ts';
import type { AccountDb, Shown } from '#web/offline/tables/account-db.ts';

/** The people and animals of the household, in the order in which they were added. */
export interface HouseholdRows {
  readonly members: Shown<Member>[];
  readonly pets: Shown<Pet>[];
}

/** The household as reports look at it. */
export async function readHousehold(db: Pick<AccountDb, 'members' | 'pets'>): Promise<HouseholdRows> {
  // By their ids, which are UUIDv7: in the order of their creation.
  return { members: await db.members.toArray(), pets: await db.pets.toArray() };
}
