import { z } from 'zod';
import { SourceJob } from '../administration/source-calls.ts';
import type { Call } from '../contract/call.ts';
import { CalendarDate, typedText, Uuid } from '../text-limits.ts';
import { IMPORT_SOURCES } from './sources.ts';
import { UPDATED_SOURCES } from './updates/published-files.ts';

// Files imported into the catalogue by whoever looks after the server.

/** The most bytes of a file sent in one request. */
export const UPLOAD_PART_MAX = 4 * 1024 * 1024;
/** The most characters of a file name, and of the column mapping of a custom file. */
export const UPLOAD_TEXT_MAX = { name: 120, mapping: 10_000 } as const;

/**
 * Sources that can be imported here. USDA publishes several files that belong together, which only the command imports.
 */
export const UPLOAD_SOURCES = IMPORT_SOURCES.filter((source) => source !== 'usda');

const Remark = z.object({
  what: z.string(),
  times: z.number().int(),
  /** Examples among the first of them, such as their codes. */
  of: z.array(z.string()),
});

/** What an import did, or why it failed. */
export const ImportOutcome = z.object({
  /** Why the file could not be imported; null if it was. */
  error: z.string().nullable(),
  read: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
  /** Why records were refused, most frequent reason first. */
  reasons: z.array(Remark),
  /** Remarks about records that were kept. */
  marks: z.array(Remark),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

const CatalogueImport = z.object({
  id: z.string(),
  source: z.enum(IMPORT_SOURCES),
  /** The name of the file. */
  name: z.string(),
  askedAt: z.number(),
  job: SourceJob,
  /** Null until it has ended. */
  outcome: ImportOutcome.nullable(),
  /** Whether the list of refused records is kept. */
  refusedKept: z.boolean(),
});
export type CatalogueImport = z.infer<typeof CatalogueImport>;

export const adminImports = {
  method: 'GET',
  path: '/api/admin/imports',
  access: 'admin',
  limit: 'default',
  summary: 'List recent and running imports, latest first.',
  answers: { 200: z.object({ imports: z.array(CatalogueImport), freeBytes: z.number() }) },
} as const satisfies Call;

export const adminUploadPart = {
  method: 'PUT',
  path: '/api/admin/imports/uploads/{id}',
  access: 'admin',
  limit: 'default',
  summary: 'Upload part of a file, starting at this byte. Returns how much has arrived: the next part starts there.',
  part: true,
  leavesFile: true,
  maxBytes: UPLOAD_PART_MAX,
  query: z.object({ at: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  answers: { 200: z.object({ bytes: z.number() }) },
} as const satisfies Call;

export const adminDropUpload = {
  method: 'DELETE',
  path: '/api/admin/imports/uploads/{id}',
  access: 'admin',
  limit: 'default',
  goesOnWhenFull: true,
  summary: 'Delete what was uploaded of a file.',
  answers: { 204: null },
} as const satisfies Call;

export const adminPublishedFile = {
  method: 'GET',
  path: '/api/admin/imports/published/{source}',
  access: 'admin',
  limit: 'default',
  summary: 'Get the size of the full file a source publishes, and how much space there is.',
  answers: {
    200: z.object({
      host: z.string(),
      /** Null if its host does not say. */
      bytes: z.number().nullable(),
      freeBytes: z.number(),
    }),
  },
} as const satisfies Call;

/** A request to import something. */
export const ImportTask = z.strictObject({
  /**
   * Idempotency key made by the client, so that asking twice imports once; the id of the upload if the file was sent
   * here.
   */
  id: Uuid,
  source: z.enum(IMPORT_SOURCES),
  /** The name of the file that was sent here; null to download it from its publisher. */
  name: typedText(UPLOAD_TEXT_MAX.name, 1).nullable(),
  /** The date of the file, for records that have none. */
  edition: CalendarDate.optional(),
  /** The column mapping of a custom file, as JSON. */
  mapping: z.string().max(UPLOAD_TEXT_MAX.mapping).optional(),
});
export type ImportTask = z.infer<typeof ImportTask>;

export const adminCheckImport = {
  method: 'POST',
  path: '/api/admin/imports/check',
  access: 'admin',
  limit: 'default',
  goesOnWhenFull: true,
  summary: 'Check, before uploading, whether a file with this name could be imported this way. Nothing is kept.',
  body: ImportTask.pick({ source: true, name: true, mapping: true }),
  answers: { 204: null },
} as const satisfies Call;

export const adminStartImport = {
  method: 'POST',
  path: '/api/admin/imports',
  access: 'admin',
  limit: 'default',
  leavesFile: true,
  summary: 'Import an uploaded file, or the one its source publishes.',
  body: ImportTask,
  answers: { 204: null },
} as const satisfies Call;

export const adminStopImport = {
  method: 'POST',
  path: '/api/admin/imports/{id}/stop',
  access: 'admin',
  limit: 'default',
  goesOnWhenFull: true,
  summary: 'Stop an import. What was already imported stays.',
  answers: { 204: null },
} as const satisfies Call;

export const adminRefusedRows = {
  method: 'GET',
  path: '/api/admin/imports/{id}/refused',
  access: 'admin',
  limit: 'default',
  summary: 'Download what an import refused or flagged, with the reason, as a table.',
  file: 'text/csv',
  answers: { 200: null },
} as const satisfies Call;

/** Whether a source publishes its whole data as one file. */
export const isPublishedSource = (source: string): source is (typeof UPDATED_SOURCES)[number] =>
  UPDATED_SOURCES.some((one) => one === source);
