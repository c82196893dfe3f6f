import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { FindWord } from '#domain/community/word-list.ts';
import type { ChangeSignals } from '../sync/change-signals.ts';
import type { GroupsOf } from '../sync/change-streams.ts';
import { createEntries } from './entries.ts';
import { createGroups } from './groups.ts';
import { createMembers } from './members.ts';
import { createModeration } from './moderation.ts';
import { groupRoutes } from './routes.ts';
import type { StoredScore } from './seen-entries.ts';
import { signallingWrites } from './signalling-writes.ts';

const GROUPS_OF = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('group_members as m')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .select(['g.id', 'g.changes'])
    .where('m.user_id', '=', userId)
    .where('m.state', '=', 'active'),
);

/** The groups that somebody is in, for the stream that signals changes to their phones. */
export const groupsHeard =
  (reads: Reads): GroupsOf =>
  async (userId) => {
    const rows = await reads.all(GROUPS_OF, { userId });
    return { ids: rows.map(({ id }) => id), changes: rows.reduce((sum, { changes }) => sum + changes, 0) };
  };

/** Groups of people who share what they find: their members, entries and moderation. */
export function groupCalls(
  { reader, writes }: Database,
  storedScore: StoredScore,
  signals: ChangeSignals,
  findWord: FindWord,
) {
  const database = { reader, writes: signallingWrites(writes, signals) };
  return groupRoutes(
    createGroups(database),
    createMembers(database),
    createEntries(database, storedScore, findWord),
    createModeration(database),
  );
}

/** The groups that somebody is in, and those that invite them. */
export const groupNews = ({ reader, writes }: Database, personId: string) =>
  createGroups({ reader, writes }).news(personId);

export { takesPart } from './groups.ts';
export { moderationStore } from './moderation-store.ts';
