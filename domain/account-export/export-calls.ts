import { z } from 'zod';
import type { Call } from '../contract/call.ts';

// Export of everything the server holds about a person and their household, as one file.

/** A finished file can be downloaded for this long, then it is deleted (docs/security.md; product P13.12). */
export const EXPORT_KEPT_MS = 24 * 3_600_000;

/** Exports that one person may request per day (docs/security.md). */
export const EXPORTS_A_DAY = 3;

/** The step the export job is in. */
export const ExportStage = z.enum(['data', 'tables', 'page', 'photos']);
export type ExportStage = z.infer<typeof ExportStage>;

/** Progress of a person's export. Times are milliseconds since 1970. */
export const ExportState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  /** Queued behind other people's exports. */
  z.object({ state: z.literal('waiting') }),
  /** `progress`: percentage of rows and photos that are done. */
  z.object({ state: z.literal('working'), stage: ExportStage.nullable(), progress: z.number() }),
  z.object({ state: z.literal('ready'), bytes: z.number(), madeAt: z.number(), endsAt: z.number() }),
  z.object({ state: z.literal('failed'), message: z.string() }),
]);
export type ExportState = z.infer<typeof ExportState>;

const PATH = '/api/account/export';

export const accountExport = {
  method: 'GET',
  path: PATH,
  access: 'user',
  beforeConfirming: true,
  limit: 'default',
  summary: 'Get the progress of your data export.',
  answers: { 200: ExportState },
} as const satisfies Call;

export const askForExport = {
  method: 'POST',
  path: PATH,
  access: 'user',
  beforeConfirming: true,
  limit: 'default',
  repeats: 'answer',
  summary: 'Export all your data to one file. One export at a time, three a day; a new one replaces the last.',
  leavesFile: true,
  answers: { 202: ExportState },
} as const satisfies Call;

export const dropExport = {
  method: 'DELETE',
  path: PATH,
  access: 'user',
  beforeConfirming: true,
  limit: 'default',
  summary: 'Cancel the export in progress, or delete the finished file.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const exportFile = {
  method: 'GET',
  path: `${PATH}/file`,
  access: 'user',
  beforeConfirming: true,
  limit: 'default',
  summary: 'Download the export: a ZIP with data.json, CSV tables, the photos, and index.html to view it all.',
  file: 'application/zip',
  answers: { 200: null },
} as const satisfies Call;
