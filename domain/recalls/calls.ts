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

/** Notices that a phone asks for at once. */
export const ARRIVALS_PAGE = 100;
/** So far back a phone holds notices of everybody, in days (product P11.8). */
export const HELD_DAYS = 90;

/** A source that was asked, and whether it answered. */
export const SourceState = z.object({
  name: z.string(),
  /** When it was last asked, and whether it answered then. */
  askedAt: z.number(),
  answered: z.boolean(),
});

/** The notices that concern a household or one product, and what a phone needs to match them itself. */
export const HeldRecalls = z.object({
  notices: z.array(RecallNotice),
  /** In how many notices the words of these products and notices stand, and how many notices there are. */
  words: z.record(z.string(), z.number()),
  total: z.number(),
  /** Names of the sources of which there are notices. */
  sources: z.array(z.string()),
  /** The feeds that are asked. */
  feeds: z.array(SourceState),
});
export type HeldRecalls = z.infer<typeof HeldRecalls>;

export const heldRecalls = {
  method: 'GET',
  path: '/api/recalls/held',
  access: 'household',
  limit: 'default',
  summary: 'The notices that concern what the household has or had, or one product, for a phone to keep.',
  query: z.object({
    /** A product that need not be at home. */
    product: z.string().max(120).optional(),
  }),
  answers: { 200: HeldRecalls },
} as const satisfies Call;

export const recallArrivals = {
  method: 'GET',
  path: '/api/recalls/arrivals',
  access: 'household',
  limit: 'default',
  summary: 'Notices of the last 90 days in the order in which they came or changed, withdrawn ones among them.',
  query: z.object({
    /** What the page before said is next. */
    after: z
      .string()
      .regex(/^\d{1,16} .{0,160}$/)
      .optional(),
  }),
  answers: { 200: z.object({ notices: z.array(RecallNotice), next: z.string(), more: z.boolean() }) },
} as const satisfies Call;

export const recallNotice = {
  method: 'GET',
  path: '/api/recalls/notices/{id}',
  access: 'public',
  limit: 'default',
  summary: 'One recall notice.',
  answers: { 200: RecallNotice },
} as const satisfies Call;

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
