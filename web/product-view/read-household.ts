import type { Member, Pet } from '#domain/households/household.ts';
import type { AccountDb, Shown } from '#web/offline/tables/account-db.ts';

/** The people and animals of the household, in the order they were added. */
export interface HouseholdRows {
  readonly members: Shown<Member>[];
  readonly pets: Shown<Pet>[];
}

/** The household as reports need it. */
export async function readHousehold(db: Pick<AccountDb, 'members' | 'pets'>): Promise<HouseholdRows> {
  // Sorted by id. Ids are UUIDv7, so this is creation order.
  return { members: await db.members.toArray(), pets: await db.pets.toArray() };
}
