import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { groupName, groupText } from './group-text.ts';
import { GROUP_ROLES, MEMBERSHIP_STATES } from './roles.ts';
import { OUTCOMES } from './trust.ts';

// Groups: listing them, reading one, joining and leaving. No answer here contains anything about a household.

export const GROUP_NAME_MAX = 60;
export const GROUP_ABOUT_MAX = 500;
/** Maximum length of a member's display name in a group. */
export const SHOWN_NAME_MAX = 40;
/** Maximum number of groups that one person can be in. */
export const MOST_GROUPS = 50;

/** Symbols that a group can have; the page draws them. */
export const GROUP_SYMBOLS = ['people', 'child', 'pet', 'cleaning', 'plant', 'home'] as const;
const GroupSymbol = z.enum(GROUP_SYMBOLS);
export const GroupKind = z.enum(['open', 'invitation']);
export type GroupKind = z.infer<typeof GroupKind>;
export const GroupRoleName = z.enum(GROUP_ROLES);

const About = {
  name: z.string(),
  about: z.string(),
  kind: GroupKind,
  /** Falls back to `people` for symbols of a newer server. */
  symbol: GroupSymbol.catch('people'),
  members: z.number().int(),
};

/** A group in a list. */
export const GroupLine = z.object({
  id: z.string(),
  ...About,
  /** Posts and comments of others since the person last read the group, capped at 99. */
  unread: z.number().int(),
  /** When the last post was written, milliseconds since 1970; null if there is none. */
  lastAt: z.number().nullable(),
  /** Its author; null if the account is gone. */
  lastBy: z.string().nullable(),
  muted: z.boolean(),
  archived: z.boolean(),
  /** Revision of the group, raised by every change: a phone with this number is up to date. */
  changes: z.number().int(),
});
export type GroupLine = z.infer<typeof GroupLine>;

/** An open group that the person is not a member of. */
export const OpenGroup = z.object({ id: z.string(), ...About, postsThisWeek: z.number().int() });
export type OpenGroup = z.infer<typeof OpenGroup>;

/** A group that the person is invited to. */
export const GroupAsk = z.object({
  id: z.string(),
  ...About,
  invitedBy: z.string().nullable(),
  /** Milliseconds since 1970. */
  invitedAt: z.number(),
});
export type GroupAsk = z.infer<typeof GroupAsk>;

export const GroupsAnswer = z.object({
  yours: z.array(GroupLine),
  invited: z.array(GroupAsk),
  open: z.array(OpenGroup),
  /** The last moderation decision about the person; null if there is none. */
  standing: z
    .object({
      decision: z.enum(OUTCOMES).catch('hide'),
      decidedAt: z.number(),
      /** The text that the decision is about; empty if the person deleted it. */
      text: z.string(),
      suspendedUntil: z.number().nullable(),
      why: z.string(),
      /** The person's appeal, and the answer to it. */
      appeal: z.string().nullable(),
      answer: z.string().nullable(),
    })
    .nullable(),
  /** Whether the person may start another group; absent on older servers, where one has to try. */
  more: z.enum(['yes', 'plan', 'no']).optional(),
});
export type GroupsAnswer = z.infer<typeof GroupsAnswer>;

/** The person's group news: cheap enough to request after every sync. */
export const GroupNewsAnswer = GroupsAnswer.pick({ yours: true, invited: true });
export type GroupNewsAnswer = z.infer<typeof GroupNewsAnswer>;

/** One group, as its members see it. */
export const GroupAnswer = z.object({
  id: z.string(),
  ...About,
  madeAt: z.number(),
  archived: z.boolean(),
  /** Revision of the group, raised by every change. */
  changes: z.number().int(),
  you: z.object({
    id: z.string(),
    role: GroupRoleName,
    name: z.string(),
    muted: z.boolean(),
    readAt: z.number(),
  }),
});
export type GroupAnswer = z.infer<typeof GroupAnswer>;

/** What a person sees of a group before joining. */
export const GroupPreview = z.object({
  id: z.string(),
  ...About,
  postsThisMonth: z.number().int(),
  invitedBy: z.string().nullable(),
  /** When the invitation link expires; null if the person did not come by a link. */
  endsAt: z.number().nullable(),
  /** The display name the person would have, if known. */
  yourName: z.string().nullable(),
  state: z.enum(MEMBERSHIP_STATES).nullable(),
});
export type GroupPreview = z.infer<typeof GroupPreview>;

const Written = {
  name: groupName(GROUP_NAME_MAX),
  about: groupText(GROUP_ABOUT_MAX),
  kind: GroupKind,
  symbol: GroupSymbol,
};
const ShownName = groupName(SHOWN_NAME_MAX);
const GROUP = '/api/groups/{id}';

export const groups = {
  method: 'GET',
  path: '/api/groups',
  access: 'user',
  limit: 'default',
  summary: 'List your groups, those that invite you, and open ones.',
  answers: { 200: GroupsAnswer },
} as const satisfies Call;

export const groupNews = {
  method: 'GET',
  path: '/api/group-news',
  access: 'user',
  limit: 'default',
  summary: 'List your groups and those that invite you, for the bell.',
  answers: { 200: GroupNewsAnswer },
} as const satisfies Call;

export const makeGroup = {
  method: 'POST',
  path: '/api/groups',
  access: 'user',
  limit: 'invite',
  perDay: 20,
  repeats: 'answer',
  summary: 'Create a group. You become its owner.',
  body: z.strictObject({ ...Written, yourName: ShownName }),
  answers: { 201: z.object({ id: z.string() }) },
} as const satisfies Call;

export const group = {
  method: 'GET',
  path: GROUP,
  access: 'user',
  limit: 'default',
  summary: 'Get one group. Members only.',
  answers: { 200: GroupAnswer },
} as const satisfies Call;

export const changeGroup = {
  method: 'PATCH',
  path: GROUP,
  access: 'user',
  limit: 'default',
  summary: 'Change a group’s name, description, who may join, and whether it is archived. Owner only.',
  body: z.strictObject({ ...Written, archived: z.boolean() }).partial(),
  answers: { 204: null },
} as const satisfies Call;

export const previewGroup = {
  method: 'GET',
  path: `${GROUP}/preview`,
  access: 'user',
  limit: 'default',
  summary: 'Preview an open group, or one that invites you.',
  answers: { 200: GroupPreview },
} as const satisfies Call;

export const joinGroup = {
  method: 'POST',
  path: `${GROUP}/join`,
  access: 'user',
  limit: 'invite',
  repeats: 'answer',
  summary: 'Join an open group, or one that invited you.',
  body: z.strictObject({ yourName: ShownName }),
  answers: { 200: z.object({ id: z.string() }) },
} as const satisfies Call;

export const leaveGroup = {
  method: 'POST',
  path: `${GROUP}/leave`,
  access: 'user',
  limit: 'invite',
  summary: 'Leave a group. What you wrote there stays. A group without members is deleted.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

/** The person's own settings in a group: read position, muting, and display name. */
export const setInGroup = {
  method: 'PATCH',
  path: `${GROUP}/own`,
  access: 'user',
  limit: 'default',
  summary: 'Set what you have read in a group, whether it notifies you, and the name you use there.',
  body: z.strictObject({ readAt: z.number().int().min(0), muted: z.boolean(), name: ShownName }).partial(),
  answers: { 204: null },
} as const satisfies Call;
