import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { RecallNotice } from '../notice.ts';
import { OwnNotice } from './own-notice.ts';

// A server's own recall notices, for its administrators. They see how many households are affected, never which.

const AdminRecall = z.object({
  notice: RecallNotice,
  /** Increases with each change: a correction names the version it is based on. */
  version: z.number().int(),
  /** Number of households with a match so far. */
  households: z.number().int(),
});
export type AdminRecall = z.infer<typeof AdminRecall>;

export const adminRecalls = {
  method: 'GET',
  path: '/api/admin/recalls',
  access: 'admin',
  limit: 'default',
  summary: "List this server's own recall notices, including withdrawn ones, newest first.",
  answers: {
    200: z.object({
      /** The publisher shown on its notices. */
      publishedBy: z.string(),
      notices: z.array(AdminRecall),
      /** Whether there are older notices that are not listed. */
      more: z.boolean(),
    }),
  },
} as const satisfies Call;

/** How many households a notice would concern. A household counted under `affects` is not counted under `mayAffect`. */
export const RecallReach = z.object({
  affects: z.number().int(),
  mayAffect: z.number().int(),
  /** Whether counting stopped at a limit, so that there may be more. */
  atLeast: z.boolean(),
});
export type RecallReach = z.infer<typeof RecallReach>;

export const adminRecallPreview = {
  method: 'POST',
  path: '/api/admin/recalls/preview',
  access: 'admin',
  limit: 'default',
  goesOnWhenFull: true,
  summary: 'Preview how a notice would read and how many households it would concern. Nothing is published.',
  body: OwnNotice,
  answers: { 200: z.object({ notice: RecallNotice, reach: RecallReach }) },
} as const satisfies Call;

export const adminPublishRecall = {
  method: 'PUT',
  path: '/api/admin/recalls/{number}',
  access: 'admin',
  limit: 'default',
  summary: 'Publish or correct one of this server’s notices. Repeating the call changes nothing.',
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
  summary: 'Withdraw one of this server’s notices. It stays readable and says it was withdrawn.',
  answers: { 204: null },
} as const satisfies Call;
