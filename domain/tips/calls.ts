import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { groupName, groupText } from '../groups/group-text.ts';
import { adminDecide, reportEntry } from '../groups/moderation-calls.ts';
import { Uuid } from '../text-limits.ts';

// Tips shared by members (product P25). Editorial tips are part of the pages.

export const TIP_TITLE_MAX = 80;
export const TIP_TEXT_MAX = 1000;
export const TIP_SOURCE_MAX = 300;
/** Maximum tips per answer, and per person. */
export const TIPS_MOST = 200;
export const TIPS_OF_PERSON = 50;
/** Maximum tip ids per person, including deleted tips: a used id stays used. */
export const TIP_IDS_OF_PERSON = 1000;

export const TIP_AREAS = ['cleaning', 'laundry', 'kitchen', 'bathroom', 'kids', 'pets', 'garden', 'other'] as const;
const TipArea = z.enum(TIP_AREAS);
export type TipArea = z.infer<typeof TipArea>;

export const TIP_AUDIENCES = ['everyone', 'infant', 'child', 'pregnant', 'allergy', 'pet'] as const;
const TipAudience = z.enum(TIP_AUDIENCES);
export type TipAudience = z.infer<typeof TipAudience>;

const SharedTip = z.object({
  id: z.string(),
  /** Falls back to `other` or `everyone` for values of a newer server. */
  area: TipArea.catch('other'),
  audience: TipAudience.catch('everyone'),
  title: z.string(),
  text: z.string(),
  /** Where it comes from; empty for the author's own experience. */
  source: z.string(),
  /** The author's first name, or the name they signed up with. */
  by: z.string(),
  yours: z.boolean(),
  /** It came from another server, whose name is shown as its author: nobody here can answer for it. */
  elsewhere: z.boolean().default(false),
  /** Milliseconds since 1970. */
  writtenAt: z.number(),
  helpful: z.number().int(),
  marked: z.boolean(),
  /** Why only its author sees it: held for review, or hidden; null if everybody sees it. */
  hidden: z.string().nullable(),
});
export type SharedTip = z.infer<typeof SharedTip>;

export const TipsAnswer = z.object({ tips: z.array(SharedTip) });
export type TipsAnswer = z.infer<typeof TipsAnswer>;

const TIP = '/api/tips/{id}';

export const sharedTips = {
  method: 'GET',
  path: '/api/tips',
  access: 'user',
  limit: 'default',
  summary: 'List tips shared by members of this server, most helpful first.',
  answers: { 200: TipsAnswer },
} as const satisfies Call;

export const shareTip = {
  method: 'POST',
  path: '/api/tips',
  access: 'user',
  limit: 'push',
  perDay: 60,
  repeats: 'answer',
  summary: 'Share a tip. The client chooses the id, so sending it again changes nothing.',
  body: z.strictObject({
    id: Uuid,
    area: TipArea,
    audience: TipAudience,
    title: groupName(TIP_TITLE_MAX, 3),
    text: groupText(TIP_TEXT_MAX, 10),
    source: groupName(TIP_SOURCE_MAX, 0).default(''),
  }),
  answers: { 200: z.object({ id: z.string(), held: z.boolean() }) },
} as const satisfies Call;

export const deleteTip = {
  method: 'DELETE',
  path: TIP,
  access: 'user',
  limit: 'default',
  summary: 'Withdraw one of your tips, with the helpful marks from others.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const markTip = {
  method: 'PUT',
  path: `${TIP}/helpful`,
  access: 'user',
  limit: 'default',
  summary: 'Mark someone else’s tip as helpful, or undo that.',
  body: z.strictObject({ on: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;

export const reportTip = {
  method: 'POST',
  path: `${TIP}/report`,
  access: 'user',
  limit: 'default',
  perDay: 50,
  summary: 'Report a tip to the people who run the server. Once per person.',
  body: reportEntry.body,
  answers: { 204: null },
} as const satisfies Call;

const AdminTip = z.object({
  id: z.string(),
  authorId: z.string(),
  author: z.string(),
  area: z.string(),
  audience: z.string(),
  title: z.string(),
  text: z.string(),
  source: z.string(),
  /** Milliseconds since 1970. */
  writtenAt: z.number(),
  /** `held` until it is reviewed, or `server`; null if everybody sees it. */
  hiddenBy: z.string().nullable(),
  why: z.string().nullable(),
  /** Reports that are not decided yet. */
  reports: z.array(z.object({ reason: z.string(), words: z.string(), at: z.number() })),
});
export type AdminTip = z.infer<typeof AdminTip>;

export const adminTips = {
  method: 'GET',
  path: '/api/admin/tips',
  access: 'admin',
  limit: 'default',
  summary: 'List tips that were reported, await review, or are hidden; at most 100.',
  answers: { 200: z.object({ tips: z.array(AdminTip) }) },
} as const satisfies Call;

export const adminDecideTip = {
  method: 'POST',
  path: '/api/admin/tips/{id}/decision',
  access: 'admin',
  limit: 'default',
  summary: 'Decide on a tip: leave it or show it again, hide it, and warn, suspend or ban its author, who is told why.',
  body: adminDecide.body,
  answers: { 204: null },
} as const satisfies Call;
