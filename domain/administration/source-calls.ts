import { z } from 'zod';
import type { Call } from '../contract/call.ts';

// The sources of recalls and products, for the administrators of the server.

/** State of a source's fetch job. */
export const SourceJob = z.object({
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** The current step, in words; null before it begins. */
  stage: z.string().nullable(),
  /** 0 to 100. */
  progress: z.number(),
  /** Why it failed; null if it did not. */
  message: z.string().nullable(),
  endedAt: z.number().nullable(),
});
export type SourceJob = z.infer<typeof SourceJob>;

/** One source of notices or products. */
export const ManagedSource = z.object({
  /** Its kind and name, such as "recalls cpsc". */
  id: z.string(),
  kind: z.enum(['recalls', 'catalogue']),
  name: z.string(),
  licence: z.string().nullable(),
  /** The host that is fetched from; null if the source comes only as a file. */
  host: z.string().nullable(),
  /** False if an administrator switched it off. */
  on: z.boolean(),
  /** Stored notices or products of this source; null if they were never counted. */
  rows: z.number().int().nullable(),
  askedAt: z.number().nullable(),
  /** When it last answered successfully. */
  answeredAt: z.number().nullable(),
  /** When it is fetched next; null if no fetch is planned or the time is unknown. */
  nextAt: z.number().nullable(),
  /** Why the last fetch failed, or what has to be set up before it can be fetched; null if nothing is wrong. */
  error: z.string().nullable(),
  /** Record counts of the last successful fetch. */
  last: z
    .object({
      read: z.number().int(),
      fresh: z.number().int(),
      refused: z.number().int(),
      /** The most frequent reason for refusal; null if unknown. */
      reason: z.string().nullable(),
    })
    .nullable(),
  job: SourceJob.nullable(),
});
export type ManagedSource = z.infer<typeof ManagedSource>;

export const adminSources = {
  method: 'GET',
  path: '/api/admin/sources',
  access: 'admin',
  limit: 'default',
  summary:
    'List every source of recalls and products: when it was last fetched, when it is next due, what came in, and what went wrong.',
  answers: { 200: z.object({ sources: z.array(ManagedSource) }) },
} as const satisfies Call;

export const adminFetchSource = {
  method: 'POST',
  path: '/api/admin/sources/{id}/fetch',
  access: 'admin',
  limit: 'default',
  summary: 'Fetch a source now. A fetch already in progress is left alone.',
  answers: { 204: null },
} as const satisfies Call;

export const adminStopSource = {
  method: 'POST',
  path: '/api/admin/sources/{id}/stop',
  access: 'admin',
  limit: 'default',
  goesOnWhenFull: true,
  summary: 'Stop fetching a source. What was already imported stays.',
  answers: { 204: null },
} as const satisfies Call;

export const adminSwitchSource = {
  method: 'PUT',
  path: '/api/admin/sources/{id}',
  access: 'admin',
  limit: 'default',
  summary: 'Turn a source off, so that it is no longer fetched, or back on. What came from it stays.',
  body: z.strictObject({ on: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;
