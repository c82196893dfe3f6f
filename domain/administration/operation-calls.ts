import { z } from 'zod';
import { SignInCode } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';

// Background work of the server, for its administrators: jobs, unsent messages, backups.

const FailedJob = z.object({
  id: z.string(),
  key: z.string(),
  kind: z.string(),
  attempts: z.number().int(),
  at: z.number(),
  /** The error in words for a user. */
  message: z.string(),
  /** The technical error, for the administrator. */
  error: z.string(),
});
export type AdminFailedJob = z.infer<typeof FailedJob>;

export const adminJobs = {
  method: 'GET',
  path: '/api/admin/jobs',
  access: 'admin',
  limit: 'default',
  summary: 'Get the number of waiting and running jobs by kind, and the jobs that failed for good, latest first.',
  answers: {
    200: z.object({
      underWay: z.array(z.object({ kind: z.string(), queued: z.number().int(), running: z.number().int() })),
      failed: z.array(FailedJob),
    }),
  },
} as const satisfies Call;

export const adminRetryJob = {
  method: 'POST',
  path: '/api/admin/jobs/{id}/retry',
  access: 'admin',
  limit: 'default',
  summary: 'Put a job that failed for good back in the queue, with all its attempts restored.',
  answers: { 204: null },
} as const satisfies Call;

const LyingLetter = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  writtenAt: z.number(),
  /** When it was last opened to be passed on by hand. */
  handedAt: z.number().nullable(),
});
export type AdminLetter = z.infer<typeof LyingLetter>;

export const adminOutbox = {
  method: 'GET',
  path: '/api/admin/outbox',
  access: 'admin',
  limit: 'default',
  summary: 'List the messages of the last 30 days that this server did not send because it sends no mail.',
  answers: { 200: z.object({ sendsMail: z.boolean(), letters: z.array(LyingLetter) }) },
} as const satisfies Call;

export const adminOpenLetter = {
  method: 'POST',
  path: '/api/admin/outbox/{id}/open',
  access: 'admin',
  limit: 'default',
  summary: 'Get a message in full, with a link that works from now on, to pass on to its recipient.',
  answers: { 200: z.object({ to: z.string(), subject: z.string(), text: z.string() }) },
} as const satisfies Call;

/** State of the last backup that was requested. */
const AskedBackup = z.object({
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** Why it failed; null if it did not. */
  message: z.string().nullable(),
});

export const adminBackups = {
  method: 'GET',
  path: '/api/admin/backups',
  access: 'admin',
  limit: 'default',
  summary: 'List the verified backups that are kept, newest first, and the state of the one requested here.',
  answers: {
    200: z.object({
      /** False if this server makes no backups. */
      taken: z.boolean(),
      /** Whether they can be downloaded: true if the operator configured a key to encrypt them to. */
      sealed: z.boolean(),
      backups: z.array(z.object({ at: z.number(), bytes: z.number() })),
      /** Null if nobody requested one here. */
      asked: AskedBackup.nullable(),
    }),
  },
} as const satisfies Call;

export const adminSealedBackup = {
  method: 'POST',
  path: '/api/admin/backups/download',
  access: 'admin',
  limit: 'default',
  summary: "Download a kept backup, encrypted to the operator's own key (age). Needs a fresh two-step code.",
  body: z.strictObject({
    /** When it was taken, from the list. */
    at: z.number().int(),
    code: SignInCode,
  }),
  file: 'application/octet-stream',
  answers: { 200: null },
} as const satisfies Call;

export const adminBackUp = {
  method: 'POST',
  path: '/api/admin/backups',
  access: 'admin',
  limit: 'default',
  summary: 'Start a backup now. One already in progress is left alone.',
  answers: { 204: null },
} as const satisfies Call;
