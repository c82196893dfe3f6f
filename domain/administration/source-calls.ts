import { z } from 'zod';
import type { Call } from '../contract/call.ts';

// Where recalls and products come from, for whoever looks after the server.

/** How the fetching of a source stands that was asked for or is due. */
export const SourceJob = z.object({
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** What it is doing, in words; null before it begins. */
  stage: z.string().nullable(),
  /** 0 to 100. */
  progress: z.number(),
  /** Why it failed; null where it did not. */
  message: z.string().nullable(),
  endedAt: z.number().nullable(),
});
export type SourceJob = z.infer<typeof SourceJob>;

/** One place where notices or products come from. */
export const ManagedSource = z.object({
  /** Its kind and name, such as "recalls cpsc". */
  id: z.string(),
  kind: z.enum(['recalls', 'catalogue']),
  name: z.string(),
  licence: z.string().nullable(),
  /** Who is asked; null where it comes as a file alone. */
  host: z.string().nullable(),
  /** False where an administrator switched it off. */
  on: z.boolean(),
  /** Notices or products of it that are here; null where they were never counted. */
  rows: z.number().int().nullable(),
  askedAt: z.number().nullable(),
  /** When it last answered. */
  answeredAt: z.number().nullable(),
  /** When it is asked next; null where it is not, or nobody knows. */
  nextAt: z.number().nullable(),
  /** Why the last time failed, or what has to be done before it can be asked; null where nothing is wrong. */
  error: z.string().nullable(),
  /** Records of the last time it answered. */
  last: z
    .object({
      read: z.number().int(),
      fresh: z.number().int(),
      refused: z.number().int(),
      /** Why most of the refused were; null where that is not known. */
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
  summary: 'Every source of recalls and products: when it was asked, when it is next, what came, and what went wrong.',
  answers: { 200: z.object({ sources: z.array(ManagedSource) }) },
} as const satisfies Call;

export const adminFetchSource = {
  method: 'POST',
  path: '/api/admin/sources/{id}/fetch',
  access: 'admin',
  limit: 'default',
  summary: 'Ask a source now. What is under way is left alone.',
  answers: { 204: null },
} as const satisfies Call;

export const adminStopSource = {
  method: 'POST',
  path: '/api/admin/sources/{id}/stop',
  access: 'admin',
  limit: 'default',
  goesOnWhenFull: true,
  summary: 'Stop fetching a source. What was taken in stays.',
  answers: { 204: null },
} as const satisfies Call;

export const adminSwitchSource = {
  method: 'PUT',
  path: '/api/admin/sources/{id}',
  access: 'admin',
  limit: 'default',
  summary: 'Switch a source off, so that it is asked no more, or on again. What came from it stays.',
  body: z.strictObject({ on: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;
