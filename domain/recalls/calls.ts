import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { RecallAlert } from './alert.ts';
import { HazardClass, RecallArea, RecallNotice, RecallSource } from './notice.ts';

/** Notices of one page. */
export const NOTICE_PAGE = 30;

export const recalls = {
  method: 'GET',
  path: '/api/recalls',
  access: 'household',
  limit: 'default',
  summary: 'The recall notices that concern what the household has, newest first, each with why.',
  answers: { 200: z.array(RecallAlert) },
} as const satisfies Call;

/** Recent notices, and what was read when. */
export const NoticePage = z.object({
  notices: z.array(RecallNotice),
  /** Leads to the notices after these; null where there are none. */
  next: z.string().nullable(),
  /** How many notices of each source are here. */
  sources: z.array(z.object({ source: RecallSource, name: z.string(), notices: z.number() })),
  /** When a source was last asked and answered; null where none ever was. */
  checkedAt: z.number().nullable(),
});
export type NoticePage = z.infer<typeof NoticePage>;

export const recallNotices = {
  method: 'GET',
  path: '/api/recalls/notices',
  access: 'public',
  limit: 'default',
  summary: 'Recent recall notices of all sources, newest first, narrowed by words, area, hazard and country.',
  query: z.object({
    q: z.string().max(100).optional(),
    area: RecallArea.optional(),
    hazard: HazardClass.optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** What the page before said is next. */
    cursor: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2} .{1,140}$/)
      .optional(),
  }),
  answers: { 200: NoticePage },
} as const satisfies Call;
