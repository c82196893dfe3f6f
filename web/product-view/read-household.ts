import type { Member, Pet } from '#domain/households/household.ts';
import { householdOn } from '#domain/households/pregnancy.ts';
import type { AccountDb, Shown } from '#web/offline/tables/account-db.ts';
import { localToday } from '#web/words/expiry-words.ts';

/** The people and animals of the household, in the order in which they were added. */
export interface HouseholdRows {
  readonly members: Shown<Member>[];
  readonly pets: Shown<Pet>[];
}

/** The household as reports look at it today: a pregnancy that is over counts as none (product P2.9.7). */
export async function readHousehold(db: Pick<AccountDb, 'members' | 'pets'>): Promise<HouseholdRows> {
  // Ids are UUIDv7: sorted by id is sorted by creation.
  const [members, pets] = [await db.members.orderBy('id').toArray(), await db.pets.orderBy('id').toArray()];
  return householdOn({ members, pets }, localToday(new Date()));
}
