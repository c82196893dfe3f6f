import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { groupName, groupText } from './group-text.ts';
import { GROUP_ROLES, MEMBERSHIP_STATES } from './roles.ts';
import { OUTCOMES } from './trust.ts';

// Groups: which there are, one of them, coming and going. Nothing here holds anything of a household.

export const GROUP_NAME_MAX = 60;
export const GROUP_ABOUT_MAX = 500;
/** The name somebody goes by in a group. */
export const SHOWN_NAME_MAX = 40;
/** Groups that one person is in, at most. */
export const MOST_GROUPS = 50;

/** Pictures that a group can have; each is drawn by the page. */
export const GROUP_SYMBOLS = ['people', 'child', 'pet', 'cleaning', 'plant', 'home'] as const;
const GroupSymbol = z.enum(GROUP_SYMBOLS);
export const GroupKind = z.enum(['open', 'invitation']);
export type GroupKind = z.infer<typeof GroupKind>;
export const GroupRoleName = z.enum(GROUP_ROLES);

const About = {
  name: z.string(),
  about: z.string(),
  kind: GroupKind,
  /** A newer server may know others. */
  symbol: GroupSymbol.catch('people'),
  members: z.number().int(),
};

/** A group in a list. */
export const GroupLine = z.object({
  id: z.string(),
  ...About,
  /** Posts and comments of others since the person last read there, counted up to 99. */
  unread: z.number().int(),
  /** When the last post was written, milliseconds since 1970; null where there is none. */
  lastAt: z.number().nullable(),
  /** Who wrote it; null where they are gone. */
  lastBy: z.string().nullable(),
  muted: z.boolean(),
  archived: z.boolean(),
  /** Raised by whatever changes in the group: a phone that holds this number has everything it would be told. */
  changes: z.number().int(),
});
export type GroupLine = z.infer<typeof GroupLine>;

/** An open group, for whoever is not in it. */
export const OpenGroup = z.object({ id: z.string(), ...About, postsThisWeek: z.number().int() });
export type OpenGroup = z.infer<typeof OpenGroup>;

/** A group that asks the person in. */
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
  /** What the people who run the server decided about the person; null where nothing. */
  standing: z
    .object({
      decision: z.enum(OUTCOMES).catch('hide'),
      decidedAt: z.number(),
      /** What the person wrote that it is about; empty where they deleted it. */
      text: z.string(),
      suspendedUntil: z.number().nullable(),
      why: z.string(),
      /** What they asked, and what was answered. */
      appeal: z.string().nullable(),
      answer: z.string().nullable(),
    })
    .nullable(),
  /** Whether the person may start one more; a server that was not updated yet says nothing, and is asked by trying. */
  more: z.enum(['yes', 'plan', 'no']).optional(),
});
export type GroupsAnswer = z.infer<typeof GroupsAnswer>;

/** What is news to the person: cheap enough to be asked for after every synchronisation. */
export const GroupNewsAnswer = GroupsAnswer.pick({ yours: true, invited: true });
export type GroupNewsAnswer = z.infer<typeof GroupNewsAnswer>;

/** One group, for somebody inside. */
export const GroupAnswer = z.object({
  id: z.string(),
  ...About,
  madeAt: z.number(),
  archived: z.boolean(),
  /** Raised by whatever changes in the group. */
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

/** What somebody sees of a group before they come in. */
export const GroupPreview = z.object({
  id: z.string(),
  ...About,
  postsThisMonth: z.number().int(),
  invitedBy: z.string().nullable(),
  /** Of a link; null where there is no end. */
  endsAt: z.number().nullable(),
  /** The name that the person would go by, where it is known. */
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
  summary: 'The groups of the person, those that ask them in, and open ones.',
  answers: { 200: GroupsAnswer },
} as const satisfies Call;

export const groupNews = {
  method: 'GET',
  path: '/api/group-news',
  access: 'user',
  limit: 'default',
  summary: 'The groups of the person and those that ask them in, for the bell.',
  answers: { 200: GroupNewsAnswer },
} as const satisfies Call;

export const makeGroup = {
  method: 'POST',
  path: '/api/groups',
  access: 'user',
  limit: 'invite',
  perDay: 20,
  repeats: 'answer',
  summary: 'Start a group. The person is its owner.',
  body: z.strictObject({ ...Written, yourName: ShownName }),
  answers: { 201: z.object({ id: z.string() }) },
} as const satisfies Call;

export const group = {
  method: 'GET',
  path: GROUP,
  access: 'user',
  limit: 'default',
  summary: 'One group, for a member.',
  answers: { 200: GroupAnswer },
} as const satisfies Call;

export const changeGroup = {
  method: 'PATCH',
  path: GROUP,
  access: 'user',
  limit: 'default',
  summary: 'Change what a group is called, is about, who may join, and whether it is archived. Owner only.',
  body: z.strictObject({ ...Written, archived: z.boolean() }).partial(),
  answers: { 204: null },
} as const satisfies Call;

export const previewGroup = {
  method: 'GET',
  path: `${GROUP}/preview`,
  access: 'user',
  limit: 'default',
  summary: 'What an open group is, or one that asks the person in.',
  answers: { 200: GroupPreview },
} as const satisfies Call;

export const joinGroup = {
  method: 'POST',
  path: `${GROUP}/join`,
  access: 'user',
  limit: 'invite',
  repeats: 'answer',
  summary: 'Join an open group, or one that asked the person in.',
  body: z.strictObject({ yourName: ShownName }),
  answers: { 200: z.object({ id: z.string() }) },
} as const satisfies Call;

export const leaveGroup = {
  method: 'POST',
  path: `${GROUP}/leave`,
  access: 'user',
  limit: 'invite',
  summary: 'Leave a group. What one wrote there stays. A group without members is deleted.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

/** How the person uses a group: what they read, whether they want to hear of it, and the name they go by. */
export const setInGroup = {
  method: 'PATCH',
  path: `${GROUP}/own`,
  access: 'user',
  limit: 'default',
  summary: 'What the person read of a group, whether they hear of it, and the name they go by there.',
  body: z.strictObject({ readAt: z.number().int().min(0), muted: z.boolean(), name: ShownName }).partial(),
  answers: { 204: null },
} as const satisfies Call;
