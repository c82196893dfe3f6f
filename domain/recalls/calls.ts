import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { RecallAlert } from './alert.ts';
import { HazardClass, RecallArea, RecallNotice, RecallSource } from './notice.ts';

/** Notices per page. */
export const NOTICE_PAGE = 30;

export const recalls = {
  method: 'GET',
  path: '/api/recalls',
  access: 'household',
  limit: 'default',
  summary: 'List the recall notices that concern what the household has, newest first, each with the reason.',
  answers: { 200: z.array(RecallAlert) },
} as const satisfies Call;

/** A page of recent notices, with the state of the sources. */
export const NoticePage = z.object({
  notices: z.array(RecallNotice),
  /** The cursor of the next page; null on the last. */
  next: z.string().nullable(),
  /** The number of stored notices per source. */
  sources: z.array(z.object({ source: RecallSource, name: z.string(), notices: z.number() })),
  /** When a source last answered a fetch; null if none ever did. */
  checkedAt: z.number().nullable(),
});
export type NoticePage = z.infer<typeof NoticePage>;

/** Notices per page of arrivals. */
export const ARRIVALS_PAGE = 100;
/** How many days back a phone keeps notices of any product (product P11.8). */
export const HELD_DAYS = 90;

/** A source that was fetched, and whether it answered. */
export const SourceState = z.object({
  name: z.string(),
  /** When it was last fetched, and whether it answered. */
  askedAt: z.number(),
  answered: z.boolean(),
});

/** The notices that concern a household or one product, and what a phone needs to match them itself. */
export const HeldRecalls = z.object({
  notices: z.array(RecallNotice),
  /** Document frequencies of the words of these products and notices, and the total number of notices. */
  words: z.record(z.string(), z.number()),
  total: z.number(),
  /** Names of the sources that have notices. */
  sources: z.array(z.string()),
  /** The feeds that are fetched. */
  feeds: z.array(SourceState),
});
export type HeldRecalls = z.infer<typeof HeldRecalls>;

export const heldRecalls = {
  method: 'GET',
  path: '/api/recalls/held',
  access: 'household',
  limit: 'default',
  summary: 'List the notices that concern what the household has or had, or one product, to keep on a phone.',
  query: z.object({
    /** A product, at home or not. */
    product: z.string().max(120).optional(),
  }),
  answers: { 200: HeldRecalls },
} as const satisfies Call;

export const recallArrivals = {
  method: 'GET',
  path: '/api/recalls/arrivals',
  access: 'household',
  limit: 'default',
  summary: 'List notices of the last 90 days in the order they arrived or changed, including withdrawn ones.',
  query: z.object({
    /** The `next` value of the previous page. */
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
  summary: 'Get one recall notice.',
  answers: { 200: RecallNotice },
} as const satisfies Call;

export const recallNotices = {
  method: 'GET',
  path: '/api/recalls/notices',
  access: 'public',
  limit: 'default',
  summary: 'Search recent recall notices from all sources, newest first, filtered by words, area, hazard and country.',
  query: z.object({
    q: z.string().max(100).optional(),
    area: RecallArea.optional(),
    hazard: HazardClass.optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** The `next` value of the previous page. */
    cursor: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2} .{1,140}$/)
      .optional(),
  }),
  answers: { 200: NoticePage },
} as const satisfies Call;
