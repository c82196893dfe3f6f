import { moment, type Section } from './section.ts';

// What a person does in the community, as their export tells it.

export interface ExportedGroup {
  readonly name: string;
  readonly shownName: string;
  readonly role: string;
  readonly state: string;
  readonly since: number;
  readonly muted: number;
}

/** A post or a comment, with what it said before. */
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

/** That the person found something helpful. */
export interface ExportedHelpful {
  readonly what: 'post' | 'review' | 'tip';
  readonly id: string;
  readonly at: number;
}

/** What the person reported. */
export interface ExportedComplaint {
  readonly what: 'post' | 'review' | 'tip';
  readonly id: string;
  readonly reason: string;
  readonly words: string;
  readonly at: number;
  readonly decision: string | null;
}

/** What the people who run the server decided about the person. */
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
  about: 'Groups that you are or were in, and the name you go by there.',
  columns: [
    ['Group', ({ name }) => name],
    ['Your name there', ({ shownName }) => shownName],
    ['Role', ({ role }) => role],
    ['State', ({ state }) => state],
    ['Since (UTC)', ({ since }) => moment(since)],
    ['Quiet', ({ muted }) => (muted === 1 ? 'yes' : 'no')],
  ],
};

export const ENTRIES: Section<ExportedEntry> = {
  name: 'posts',
  title: 'What you wrote in groups',
  about: 'Posts and comments with what they said before. What you deleted is gone.',
  columns: [
    ['Group', ({ group }) => group],
    ['Kind', ({ on }) => (on === null ? 'post' : 'comment')],
    ['Text', ({ text }) => text],
    ['Product', ({ productId }) => productId],
    ['Written (UTC)', ({ writtenAt }) => moment(writtenAt)],
    ['Edited (UTC)', ({ editedAt }) => moment(editedAt)],
    ['Hidden for', ({ hiddenWhy }) => hiddenWhy],
    ['Before', ({ earlier }) => earlier.map(({ text }) => text).join(' | ')],
  ],
};

export const SHARED_TIPS: Section<ExportedTip> = {
  name: 'tips',
  title: 'Tips you share',
  about: 'With what others on the server read of each.',
  columns: [
    ['Title', ({ title }) => title],
    ['Text', ({ text }) => text],
    ['Source', ({ source }) => source],
    ['Where', ({ area }) => area],
    ['For whom', ({ audience }) => audience],
    ['Shared (UTC)', ({ writtenAt }) => moment(writtenAt)],
    ['Hidden for', ({ hiddenWhy }) => hiddenWhy],
  ],
};

export const HELPFUL: Section<ExportedHelpful> = {
  name: 'helpful',
  title: 'What you found helpful',
  about: 'Posts and comments, reviews and tips of others, by their numbers.',
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
  title: 'People you see nothing of',
  about: 'By their numbers; they are not told.',
  columns: [
    ['Person', ({ blockedId }) => blockedId],
    ['Since (UTC)', ({ at }) => moment(at)],
  ],
};

export const BOARD_NAMES: Section<ExportedBoardName> = {
  name: 'leaderboard',
  title: 'Your name on the leaderboard',
  about: 'Of each household of yours that joined it.',
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
    ['Made (UTC)', ({ madeAt }) => moment(madeAt)],
    ['Ends (UTC)', ({ endsAt }) => moment(endsAt)],
    ['Last used (UTC)', ({ usedAt }) => moment(usedAt)],
  ],
};
