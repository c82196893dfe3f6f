import { z } from 'zod';
import type { Call } from '../contract/call.ts';

// A copy of everything the server holds of a person and their household, as one file.

/** A finished file can be fetched this long; then it is deleted (security rules, 3.9; product P13.12). */
export const EXPORT_KEPT_MS = 24 * 3_600_000;

/** Exports that one person may ask for in a day (security rules, 3.4). */
export const EXPORTS_A_DAY = 3;

/** What the work is at. */
export const ExportStage = z.enum(['data', 'tables', 'page', 'photos']);
export type ExportStage = z.infer<typeof ExportStage>;

/** How far the export of a person is. Times are milliseconds since 1970. */
export const ExportState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  /** It waits behind the exports of others. */
  z.object({ state: z.literal('waiting') }),
  /** `progress` counts rows and photos that are done, in percent. */
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
  summary: 'How far the export of everything is that the person asked for.',
  answers: { 200: ExportState },
} as const satisfies Call;

export const askForExport = {
  method: 'POST',
  path: PATH,
  access: 'user',
  beforeConfirming: true,
  limit: 'default',
  repeats: 'answer',
  summary: 'Have everything put into one file. One is made at a time, and three a day; a new one replaces the last.',
  leavesFile: true,
  answers: { 202: ExportState },
} as const satisfies Call;

export const dropExport = {
  method: 'DELETE',
  path: PATH,
  access: 'user',
  beforeConfirming: true,
  limit: 'default',
  summary: 'Stop the export that is under way, or delete the file that was made.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const exportFile = {
  method: 'GET',
  path: `${PATH}/file`,
  access: 'user',
  beforeConfirming: true,
  limit: 'default',
  summary: 'The file, a ZIP with data.json, tables as CSV, the photos, and index.html to read it with.',
  file: 'application/zip',
  answers: { 200: null },
} as const satisfies Call;
