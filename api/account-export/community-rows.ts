import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type {
  ExportedBlock,
  ExportedBoardName,
  ExportedComplaint,
  ExportedEntry,
  ExportedGroup,
  ExportedHelpful,
  ExportedStanding,
  ExportedTip,
  ExportedToken,
} from '#domain/account-export/community-sections.ts';
import { ACTIVE } from '../accounts/room.ts';

type Of = { readonly userId: string };

const GROUPS = statement((q, { userId }: Of) =>
  q
    .selectFrom('group_members as m')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .select(['g.name', 'm.name as shownName', 'm.role', 'm.state', 'm.since', 'm.muted'])
    .where('m.user_id', '=', userId)
    .orderBy('m.since')
    .orderBy('g.id'),
);
const ENTRIES = statement((q, { userId }: Of) =>
  q
    .selectFrom('group_entries as e')
    .innerJoin('groups as g', 'g.id', 'e.group_id')
    .select(['e.id', 'g.name as group', 'e.on_id as on', 'e.text', 'e.product_id as productId'])
    .select(['e.written_at as writtenAt', 'e.edited_at as editedAt', 'e.hidden_why as hiddenWhy'])
    .where('e.author_id', '=', userId)
    .where('e.deleted_at', 'is', null)
    .orderBy('e.written_at')
    .orderBy('e.id'),
);
const VERSIONS = statement((q, { userId }: Of) =>
  q
    .selectFrom('group_versions as v')
    .innerJoin('group_entries as e', 'e.id', 'v.entry_id')
    .select(['v.entry_id as id', 'v.text', 'v.until'])
    .where('e.author_id', '=', userId)
    .orderBy('v.until', 'desc'),
);
const TIPS = statement((q, { userId }: Of) =>
  q
    .selectFrom('tips')
    .select(['title', 'text', 'source', 'area', 'audience', 'written_at as writtenAt', 'hidden_why as hiddenWhy'])
    .where('user_id', '=', userId)
    // A withdrawn tip keeps nothing but its id.
    .where('title', '!=', '')
    .orderBy('written_at')
    .orderBy('id'),
);
const HELPFUL_ENTRIES = statement((q, { userId }: Of) =>
  q.selectFrom('group_helpful').select(['entry_id as id', 'at']).where('user_id', '=', userId).orderBy('at'),
);
const HELPFUL_REVIEWS = statement((q, { userId }: Of) =>
  q.selectFrom('helpful_reviews').select(['product_id as id', 'at']).where('user_id', '=', userId).orderBy('at'),
);
const HELPFUL_TIPS = statement((q, { userId }: Of) =>
  q.selectFrom('helpful_tips').select(['tip_id as id', 'at']).where('user_id', '=', userId).orderBy('at'),
);
const REPORTED_ENTRIES = statement((q, { userId }: Of) =>
  q
    .selectFrom('group_reports')
    .select(['entry_id as id', 'reason', 'words', 'at', 'decision'])
    .where('reporter_id', '=', userId)
    .orderBy('at'),
);
const REPORTED_REVIEWS = statement((q, { userId }: Of) =>
  q
    .selectFrom('review_reports')
    .select(['product_id as id', 'reason', 'words', 'at', 'decision'])
    .where('reporter_id', '=', userId)
    .orderBy('at'),
);
const REPORTED_TIPS = statement((q, { userId }: Of) =>
  q
    .selectFrom('tip_reports')
    .select(['tip_id as id', 'reason', 'words', 'at', 'decision'])
    .where('reporter_id', '=', userId)
    .orderBy('at'),
);
const STANDING = statement((q, { userId }: Of) =>
  q
    .selectFrom('community_standing')
    .select(['decision', 'why', 'decided_at as decidedAt', 'suspended_until as suspendedUntil', 'appeal', 'answer'])
    .where('user_id', '=', userId),
);
const BLOCKS = statement((q, { userId }: Of) =>
  q.selectFrom('person_blocks').select(['blocked_id as blockedId', 'at']).where('user_id', '=', userId).orderBy('at'),
);
const BOARD_NAMES = statement((q, { userId }: Of) =>
  q
    .selectFrom('leaderboard_names as n')
    .innerJoin('memberships as m', (on) =>
      on.onRef('m.household_id', '=', 'n.household_id').on('m.status', '=', ACTIVE),
    )
    .select(['n.household_id as householdId', 'n.name', 'n.joined_at as joinedAt'])
    .where('m.user_id', '=', userId)
    .orderBy('n.joined_at'),
);
const TOKENS = statement((q, { userId }: Of) =>
  q
    .selectFrom('api_tokens')
    .select(['name', 'scopes', 'made_at as madeAt', 'ends_at as endsAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('made_at'),
);

/** A person's activity in the community, and their API tokens. */
export interface CommunityRows {
  readonly groups: readonly ExportedGroup[];
  readonly entries: readonly ExportedEntry[];
  readonly tips: readonly ExportedTip[];
  readonly helpful: readonly ExportedHelpful[];
  readonly complaints: readonly ExportedComplaint[];
  readonly standing: readonly ExportedStanding[];
  readonly blocks: readonly ExportedBlock[];
  readonly boardNames: readonly ExportedBoardName[];
  readonly tokens: readonly ExportedToken[];
}

const of = <W extends 'post' | 'review' | 'tip', Row extends object>(what: W, rows: readonly Row[]) =>
  rows.map((row) => ({ what, ...row }));

/** Reads the rows. Other people appear in them only by id. */
export async function readCommunityRows(reads: Reads, userId: string): Promise<CommunityRows> {
  const versions = await reads.all(VERSIONS, { userId });
  return {
    groups: await reads.all(GROUPS, { userId }),
    entries: (await reads.all(ENTRIES, { userId })).map((entry) => ({
      ...entry,
      earlier: versions.filter(({ id }) => id === entry.id).map(({ text, until }) => ({ text, until })),
    })),
    tips: await reads.all(TIPS, { userId }),
    helpful: [
      ...of('post', await reads.all(HELPFUL_ENTRIES, { userId })),
      ...of('review', await reads.all(HELPFUL_REVIEWS, { userId })),
      ...of('tip', await reads.all(HELPFUL_TIPS, { userId })),
    ],
    complaints: [
      ...of('post', await reads.all(REPORTED_ENTRIES, { userId })),
      ...of('review', await reads.all(REPORTED_REVIEWS, { userId })),
      ...of('tip', await reads.all(REPORTED_TIPS, { userId })),
    ],
    standing: await reads.all(STANDING, { userId }),
    blocks: await reads.all(BLOCKS, { userId }),
    boardNames: await reads.all(BOARD_NAMES, { userId }),
    tokens: await reads.all(TOKENS, { userId }),
  };
}
