import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { RecallNotice } from '../notice.ts';
import { OwnNotice } from './own-notice.ts';

// A server's own recall notices, for whoever looks after it. How many households, never which.

const AdminRecall = z.object({
  notice: RecallNotice,
  /** Goes up with each change: a correction names the one that it was made from. */
  version: z.number().int(),
  /** Households in which it was found so far. */
  households: z.number().int(),
});
export type AdminRecall = z.infer<typeof AdminRecall>;

export const adminRecalls = {
  method: 'GET',
  path: '/api/admin/recalls',
  access: 'admin',
  limit: 'default',
  summary: "This server's own recall notices, withdrawn ones among them, the newest first.",
  answers: {
    200: z.object({
      /** What its notices name as who published them. */
      publishedBy: z.string(),
      notices: z.array(AdminRecall),
      /** Whether there are older ones that are not listed. */
      more: z.boolean(),
    }),
  },
} as const satisfies Call;

/** How many households a notice would concern; of a household that it affects for sure it is not said again that it may. */
export const RecallReach = z.object({
  affects: z.number().int(),
  mayAffect: z.number().int(),
  /** Whether counting stopped there: there are at least as many. */
  atLeast: z.boolean(),
});
export type RecallReach = z.infer<typeof RecallReach>;

export const adminRecallPreview = {
  method: 'POST',
  path: '/api/admin/recalls/preview',
  access: 'admin',
  limit: 'default',
  goesOnWhenFull: true,
  summary: 'How a notice would read, and how many households it would concern. Nothing is published.',
  body: OwnNotice,
  answers: { 200: z.object({ notice: RecallNotice, reach: RecallReach }) },
} as const satisfies Call;

export const adminPublishRecall = {
  method: 'PUT',
  path: '/api/admin/recalls/{number}',
  access: 'admin',
  limit: 'default',
  summary: 'Publish a notice of this server, or correct it. Done again it changes nothing.',
  body: z.strictObject({
    /** The version that this corrects; 0 for a new notice. */
    version: z.number().int().min(0),
    notice: OwnNotice,
  }),
  answers: { 200: AdminRecall },
} as const satisfies Call;

export const adminWithdrawRecall = {
  method: 'POST',
  path: '/api/admin/recalls/{number}/withdrawal',
  access: 'admin',
  limit: 'default',
  summary: 'Take a notice of this server back. It stays readable and says so.',
  answers: { 204: null },
} as const satisfies Call;
