import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { groupText } from './group-text.ts';
import { OUTCOMES } from './trust.ts';

// Moderation of what members write: hiding, reporting, blocking its author, appealing a decision.

export const REPORT_REASONS = ['dangerous', 'rude', 'private', 'advertising', 'other'] as const;
export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;
export const REPORT_WORDS_MAX = 1000;

const ENTRY = '/api/groups/entries/{id}';

export const hideEntry = {
  method: 'PUT',
  path: `${ENTRY}/hidden`,
  access: 'user',
  limit: 'default',
  summary: 'Hide what a member wrote, or show it again. Moderators and owner only.',
  goesOnWhenFull: true,
  body: z.strictObject({ on: z.boolean(), why: groupText(300).default('') }),
  answers: { 204: null },
} as const satisfies Call;

export const reportEntry = {
  method: 'POST',
  path: `${ENTRY}/report`,
  access: 'user',
  limit: 'default',
  perDay: 50,
  summary: 'Report what someone wrote to the people who run the server. Once per person.',
  body: z.strictObject({ reason: ReportReason, words: groupText(REPORT_WORDS_MAX).default('') }),
  answers: { 204: null },
} as const satisfies Call;

export const blockPerson = {
  method: 'PUT',
  path: '/api/people/{id}/blocked',
  access: 'user',
  limit: 'default',
  perDay: 100,
  summary: 'Block a person, so that you see nothing they write, or unblock them. They are not told.',
  goesOnWhenFull: true,
  body: z.strictObject({ on: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;

export const appealDecision = {
  method: 'POST',
  path: '/api/community/appeal',
  access: 'user',
  limit: 'invite',
  summary: 'Ask the people who run the server to review a decision.',
  body: z.strictObject({ text: groupText(REPORT_WORDS_MAX, 1) }),
  answers: { 204: null },
} as const satisfies Call;

/** A report that waits for a decision, with its context. Contains nothing about a household. */
export const AdminReport = z.object({
  id: z.string(),
  reason: z.string(),
  words: z.string(),
  at: z.number(),
  group: z.string(),
  entry: z.object({ id: z.string(), text: z.string(), writtenAt: z.number(), hidden: z.boolean() }),
  /** The text of the post that it comments on; null if it is a post itself. */
  on: z.string().nullable(),
  /** Null if the account is gone. */
  author: z
    .object({
      id: z.string(),
      username: z.string(),
      /** Whether there was an earlier decision against them. */
      warned: z.boolean(),
      suspendedUntil: z.number().nullable(),
      /** Number of earlier reports about their entries that were upheld. */
      upheld: z.number().int(),
    })
    .nullable(),
});
export type AdminReport = z.infer<typeof AdminReport>;

export const AdminAppeal = z.object({
  id: z.string(),
  username: z.string(),
  why: z.string(),
  suspendedUntil: z.number().nullable(),
  text: z.string(),
  at: z.number(),
});
export type AdminAppeal = z.infer<typeof AdminAppeal>;

export const adminReports = {
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  limit: 'default',
  summary: 'List reports and appeals, oldest first.',
  answers: { 200: z.object({ reports: z.array(AdminReport), appeals: z.array(AdminAppeal) }) },
} as const satisfies Call;

/** Length of a suspension from writing, in days: the maximum and the default. */
export const SUSPENSION_DAYS = { most: 365, usual: 7 } as const;

export const adminDecide = {
  method: 'POST',
  path: '/api/admin/reports/{id}/decision',
  access: 'admin',
  limit: 'default',
  summary: 'Decide on a report: do nothing, hide the entry, and warn, suspend or ban its author, who is told why.',
  body: z.strictObject({
    decision: z.enum(OUTCOMES),
    why: groupText(300).default(''),
    /** Length of a suspension. */
    days: z.number().int().min(1).max(SUSPENSION_DAYS.most).default(SUSPENSION_DAYS.usual),
  }),
  answers: { 204: null },
} as const satisfies Call;

export const adminAnswerAppeal = {
  method: 'POST',
  path: '/api/admin/appeals/{id}/answer',
  access: 'admin',
  limit: 'default',
  summary: 'Answer an appeal, and overturn or uphold the decision.',
  body: z.strictObject({ text: groupText(REPORT_WORDS_MAX, 1), lift: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;
