import type { Database } from '#db/database.ts';
import { createEntries } from './entries.ts';
import { createGroups } from './groups.ts';
import { createMembers } from './members.ts';
import { createModeration } from './moderation.ts';
import { groupRoutes } from './routes.ts';
import type { StoredScore } from './seen-entries.ts';

/** Groups of people who share what they find: who is in them, what they write, and what is decided about it. */
export const groupCalls = (database: Database, storedScore: StoredScore) =>
  groupRoutes(
    createGroups(database),
    createMembers(database),
    createEntries(database, storedScore),
    createModeration(database),
  );
