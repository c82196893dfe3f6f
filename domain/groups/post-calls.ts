import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { Uuid } from '../text-limits.ts';
import { GroupRoleName } from './group-calls.ts';
import { groupText } from './group-text.ts';

// Posts and comments of members. Both are called entries.

export const ENTRY_MAX = 4000;
/** Posts per page, and comments included with each. */
export const POSTS_AT_ONCE = 20;
export const COMMENTS_WITH_POST = 20;
export const COMMENTS_AT_ONCE = 100;
/** Approximate maximum characters per page: a page of long entries has fewer of them (product P10.16). */
export const ENTRY_CHARS_AT_ONCE = 100_000;

/** A catalogue product with its base report: never a household's own product or its personal view of one. */
export const AttachedProduct = z.object({
  id: z.string(),
  name: z.string(),
  /** Score of the base report; null if there is no report or no score. */
  score: z.number().nullable(),
});
export type AttachedProduct = z.infer<typeof AttachedProduct>;

export const Entry = z.object({
  id: z.string(),
  /** Null if the account is gone. */
  author: z.object({ id: z.string(), name: z.string(), role: GroupRoleName.nullable() }).nullable(),
  yours: z.boolean(),
  /** Empty if it was deleted or is hidden from the person. */
  text: z.string(),
  product: AttachedProduct.nullable(),
  writtenAt: z.number(),
  editedAt: z.number().nullable(),
  /** A deleted entry leaves a placeholder, so that replies to it still make sense. */
  state: z.enum(['there', 'deleted', 'hidden', 'held']).catch('hidden'),
  /** Why it was hidden, for its author and the moderators. */
  why: z.string().nullable(),
  helpful: z.number().int(),
  /** Whether the person marked it as helpful. */
  helped: z.boolean(),
});
export type Entry = z.infer<typeof Entry>;

export const Post = Entry.extend({
  /** Number of comments, and the first few of them. */
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
  summary: 'List the posts of a group, newest first, each with its first comments.',
  query: z.object({ before: z.string().max(100).optional() }),
  answers: { 200: PostsAnswer },
} as const satisfies Call;

export const entryComments = {
  method: 'GET',
  path: `${ENTRY}/comments`,
  access: 'user',
  limit: 'default',
  summary: 'List the comments on a post, oldest first.',
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
  summary: 'Add a post, or a comment on one. The client chooses the id, so sending it again changes nothing.',
  body: z.strictObject({
    id: Uuid,
    /** The post it comments on; null for a post. */
    onId: Uuid.nullable(),
    text: Text,
    /** A catalogue product. */
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
  summary: 'Edit what you wrote. Earlier versions can still be read.',
  body: z.strictObject({ text: Text }),
  answers: { 204: null },
} as const satisfies Call;

export const deleteEntry = {
  method: 'DELETE',
  path: ENTRY,
  access: 'user',
  limit: 'default',
  summary: 'Delete what you wrote, with its earlier versions. A trace that something was there stays.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const entryHistory = {
  method: 'GET',
  path: `${ENTRY}/history`,
  access: 'user',
  limit: 'default',
  summary: 'List earlier versions of an entry, newest first.',
  answers: { 200: z.object({ versions: z.array(z.object({ text: z.string(), until: z.number() })) }) },
} as const satisfies Call;

export const setHelpful = {
  method: 'PUT',
  path: `${ENTRY}/helpful`,
  access: 'user',
  limit: 'default',
  summary: 'Mark an entry as helpful, or undo that.',
  body: z.strictObject({ on: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;
