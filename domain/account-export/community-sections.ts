import { moment, type Section } from './section.ts';

// A person's community activity, as sections of their export.

export interface ExportedGroup {
  readonly name: string;
  readonly shownName: string;
  readonly role: string;
  readonly state: string;
  readonly since: number;
  readonly muted: number;
}

/** A post or a comment, with its earlier versions. */
export interface ExportedEntry {
  readonly id: string;
  readonly group: string;
  /** The post it answers; null for a post. */
  readonly on: string | null;
  readonly text: string;
  readonly productId: string | null;
  readonly writtenAt: number;
  readonly editedAt: number | null;
  readonly hiddenWhy: string | null;
  readonly earlier: readonly { readonly text: string; readonly until: number }[];
}

export interface ExportedTip {
  readonly title: string;
  readonly text: string;
  readonly source: string;
  readonly area: string;
  readonly audience: string;
  readonly writtenAt: number;
  readonly hiddenWhy: string | null;
}

/** A "helpful" mark that the person gave. */
export interface ExportedHelpful {
  readonly what: 'post' | 'review' | 'tip';
  readonly id: string;
  readonly at: number;
}

/** A report that the person made about content of others. */
export interface ExportedComplaint {
  readonly what: 'post' | 'review' | 'tip';
  readonly id: string;
  readonly reason: string;
  readonly words: string;
  readonly at: number;
  readonly decision: string | null;
}

/** A moderation decision about the person, with their appeal and the answer to it. */
export interface ExportedStanding {
  readonly decision: string;
  readonly why: string;
  readonly decidedAt: number;
  readonly suspendedUntil: number | null;
  readonly appeal: string | null;
  readonly answer: string | null;
}

export interface ExportedBlock {
  readonly blockedId: string;
  readonly at: number;
}

export interface ExportedBoardName {
  readonly householdId: string;
  readonly name: string;
  readonly joinedAt: number;
}

/** A token that the person made for a program. */
export interface ExportedToken {
  readonly name: string;
  readonly scopes: string;
  readonly madeAt: number;
  readonly endsAt: number;
  readonly usedAt: number | null;
}

export const GROUPS: Section<ExportedGroup> = {
  name: 'groups',
  title: 'Your groups',
  about: 'Groups that you are or were in, and the name you use there.',
  columns: [
    ['Group', ({ name }) => name],
    ['Your name there', ({ shownName }) => shownName],
    ['Role', ({ role }) => role],
    ['State', ({ state }) => state],
    ['Since (UTC)', ({ since }) => moment(since)],
    ['Muted', ({ muted }) => (muted === 1 ? 'yes' : 'no')],
  ],
};

export const ENTRIES: Section<ExportedEntry> = {
  name: 'posts',
  title: 'What you wrote in groups',
  about: 'Posts and comments with their earlier versions. What you deleted is gone.',
  columns: [
    ['Group', ({ group }) => group],
    ['Kind', ({ on }) => (on === null ? 'post' : 'comment')],
    ['Text', ({ text }) => text],
    ['Product', ({ productId }) => productId],
    ['Written (UTC)', ({ writtenAt }) => moment(writtenAt)],
    ['Edited (UTC)', ({ editedAt }) => moment(editedAt)],
    ['Hidden because', ({ hiddenWhy }) => hiddenWhy],
    ['Earlier versions', ({ earlier }) => earlier.map(({ text }) => text).join(' | ')],
  ],
};

export const SHARED_TIPS: Section<ExportedTip> = {
  name: 'tips',
  title: 'Tips you share',
  about: 'With what others on the server see of each.',
  columns: [
    ['Title', ({ title }) => title],
    ['Text', ({ text }) => text],
    ['Source', ({ source }) => source],
    ['Where', ({ area }) => area],
    ['For whom', ({ audience }) => audience],
    ['Shared (UTC)', ({ writtenAt }) => moment(writtenAt)],
    ['Hidden because', ({ hiddenWhy }) => hiddenWhy],
  ],
};

export const HELPFUL: Section<ExportedHelpful> = {
  name: 'helpful',
  title: 'What you found helpful',
  about: 'Other people’s posts, comments, reviews and tips, by number.',
  columns: [
    ['What', ({ what }) => what],
    ['Number', ({ id }) => id],
    ['When (UTC)', ({ at }) => moment(at)],
  ],
};

export const COMPLAINTS: Section<ExportedComplaint> = {
  name: 'reports',
  title: 'What you reported',
  about: 'To the people who run the server, and what they decided.',
  columns: [
    ['What', ({ what }) => what],
    ['Number', ({ id }) => id],
    ['Reason', ({ reason }) => reason],
    ['Your words', ({ words }) => words],
    ['When (UTC)', ({ at }) => moment(at)],
    ['Decision', ({ decision }) => decision],
  ],
};

export const STANDING: Section<ExportedStanding> = {
  name: 'decisions',
  title: 'Decisions about you',
  about: 'What the people who run the server last decided about something you wrote.',
  columns: [
    ['Decision', ({ decision }) => decision],
    ['Why', ({ why }) => why],
    ['When (UTC)', ({ decidedAt }) => moment(decidedAt)],
    ['Paused until (UTC)', ({ suspendedUntil }) => moment(suspendedUntil)],
    ['You asked', ({ appeal }) => appeal],
    ['They answered', ({ answer }) => answer],
  ],
};

export const BLOCKS: Section<ExportedBlock> = {
  name: 'blocked',
  title: 'People you blocked',
  about: 'By number; they are not told.',
  columns: [
    ['Person', ({ blockedId }) => blockedId],
    ['Since (UTC)', ({ at }) => moment(at)],
  ],
};

export const BOARD_NAMES: Section<ExportedBoardName> = {
  name: 'leaderboard',
  title: 'Your name on the leaderboard',
  about: 'For each of your households that joined it.',
  columns: [
    ['Household', ({ householdId }) => householdId],
    ['Name', ({ name }) => name],
    ['Joined (UTC)', ({ joinedAt }) => moment(joinedAt)],
  ],
};

export const TOKENS: Section<ExportedToken> = {
  name: 'programs',
  title: 'Programs you gave a token to',
  about: 'The tokens are kept as hashes, which are not part of this file.',
  columns: [
    ['Name', ({ name }) => name],
    ['May read', ({ scopes }) => scopes],
    ['Created (UTC)', ({ madeAt }) => moment(madeAt)],
    ['Expires (UTC)', ({ endsAt }) => moment(endsAt)],
    ['Last used (UTC)', ({ usedAt }) => moment(usedAt)],
  ],
};
