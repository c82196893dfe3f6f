import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { Uuid } from '../text-limits.ts';
import { GroupRoleName } from './group-calls.ts';
import { groupText } from './group-text.ts';

// What members write: posts, and comments on them. Both are entries.

export const ENTRY_MAX = 4000;
/** Posts of one answer, and comments that come with each. */
export const POSTS_AT_ONCE = 20;
export const COMMENTS_WITH_POST = 20;
export const COMMENTS_AT_ONCE = 100;
/** Characters of one answer, about: fewer entries come where they are long (product P10.16). */
export const ENTRY_CHARS_AT_ONCE = 100_000;

/** A product of the catalogue with its base report: never a household's own product, nor its view of it. */
export const AttachedProduct = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the base report; null where there is none, or no score. */
  score: z.number().nullable(),
});
export type AttachedProduct = z.infer<typeof AttachedProduct>;

export const Entry = z.object({
  id: z.string(),
  /** Null where the account is gone. */
  author: z.object({ id: z.string(), name: z.string(), role: GroupRoleName.nullable() }).nullable(),
  yours: z.boolean(),
  /** Empty where it was deleted or is hidden from the person. */
  text: z.string(),
  product: AttachedProduct.nullable(),
  writtenAt: z.number(),
  editedAt: z.number().nullable(),
  /** Deleted ones leave a trace for those who answered. */
  state: z.enum(['there', 'deleted', 'hidden', 'held']).catch('hidden'),
  /** Why it was hidden, for its author and for moderators. */
  why: z.string().nullable(),
  helpful: z.number().int(),
  /** Whether the person said so. */
  helped: z.boolean(),
});
export type Entry = z.infer<typeof Entry>;

export const Post = Entry.extend({
  /** How many there are, and the first of them. */
  comments: z.number().int(),
  firstComments: z.array(Entry),
});
export type Post = z.infer<typeof Post>;

export const PostsAnswer = z.object({ posts: z.array(Post), next: z.string().nullable() });
export type PostsAnswer = z.infer<typeof PostsAnswer>;

const GROUP = '/api/groups/{id}';
const ENTRY = '/api/groups/entries/{id}';
const Text = groupText(ENTRY_MAX, 1);

export const groupPosts = {
  method: 'GET',
  path: `${GROUP}/posts`,
  access: 'user',
  limit: 'default',
  summary: 'The posts of a group, the newest first, each with its first comments.',
  query: z.object({ before: z.string().max(100).optional() }),
  answers: { 200: PostsAnswer },
} as const satisfies Call;

export const entryComments = {
  method: 'GET',
  path: `${ENTRY}/comments`,
  access: 'user',
  limit: 'default',
  summary: 'The comments on a post, the oldest first.',
  query: z.object({ after: z.string().max(100).optional() }),
  answers: { 200: z.object({ comments: z.array(Entry), next: z.string().nullable() }) },
} as const satisfies Call;

export const writeEntry = {
  method: 'POST',
  path: `${GROUP}/entries`,
  access: 'user',
  limit: 'push',
  perDay: 300,
  repeats: 'answer',
  summary: 'Write a post, or a comment on one. The phone chose its id: sent again it is the same.',
  body: z.strictObject({
    id: Uuid,
    /** The post it answers; null for a post. */
    onId: Uuid.nullable(),
    text: Text,
    /** A product of the catalogue. */
    productId: z
      .string()
      .regex(/^\d{14}$/)
      .nullable(),
  }),
  answers: { 200: z.object({ id: z.string(), held: z.boolean() }) },
} as const satisfies Call;

export const editEntry = {
  method: 'PATCH',
  path: ENTRY,
  access: 'user',
  limit: 'push',
  perDay: 300,
  summary: 'Change what one wrote. What it said before stays to be read.',
  body: z.strictObject({ text: Text }),
  answers: { 204: null },
} as const satisfies Call;

export const deleteEntry = {
  method: 'DELETE',
  path: ENTRY,
  access: 'user',
  limit: 'default',
  summary: 'Delete what one wrote, with what it said before. That something was there stays.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const entryHistory = {
  method: 'GET',
  path: `${ENTRY}/history`,
  access: 'user',
  limit: 'default',
  summary: 'What an entry said before, the newest first.',
  answers: { 200: z.object({ versions: z.array(z.object({ text: z.string(), until: z.number() })) }) },
} as const satisfies Call;

export const setHelpful = {
  method: 'PUT',
  path: `${ENTRY}/helpful`,
  access: 'user',
  limit: 'default',
  summary: 'Say that an entry helped, or take that back.',
  body: z.strictObject({ on: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;
