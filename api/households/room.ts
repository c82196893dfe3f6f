import type { Db } from '#db/open.ts';
import { createMemberStore } from './member-store.ts';

/** The entities of this room that do not lie in a plain table. */
export const householdStores = (db: Db) => ({ member: createMemberStore(db) });
