import { z } from 'zod';
import { SourceJob } from '../administration/source-calls.ts';
import type { Call } from '../contract/call.ts';
import { CalendarDate, typedText, Uuid } from '../text-limits.ts';
import { IMPORT_SOURCES } from './sources.ts';
import { UPDATED_SOURCES } from './updates/published-files.ts';

// Files that are imported into the catalogue, for whoever looks after the server.

/** Bytes of a file that are sent at once. */
export const UPLOAD_PART_MAX = 4 * 1024 * 1024;
/** Most characters of a file's name, and of the mapping of a file of one's own. */
export const UPLOAD_TEXT_MAX = { name: 120, mapping: 10_000 } as const;

/** What is imported here. USDA's files come in several that lie beside each other: those are the command's. */
export const UPLOAD_SOURCES = IMPORT_SOURCES.filter((source) => source !== 'usda');

const Remark = z.object({
  what: z.string(),
  times: z.number().int(),
  /** What the first of them have, such as their code. */
  of: z.array(z.string()),
});

/** What an import did, or why it could not be done. */
export const ImportOutcome = z.object({
  /** Why the file could not be imported; null where it was. */
  error: z.string().nullable(),
  read: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
  /** Why records were refused, the most frequent first. */
  reasons: z.array(Remark),
  /** What is remarkable about records that were kept. */
  marks: z.array(Remark),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

const CatalogueImport = z.object({
  id: z.string(),
  source: z.enum(IMPORT_SOURCES),
  /** Of the file. */
  name: z.string(),
  askedAt: z.number(),
  job: SourceJob,
  /** Null until it has ended. */
  outcome: ImportOutcome.nullable(),
  /** Whether the list of what was refused is kept. */
  refusedKept: z.boolean(),
});
export type CatalogueImport = z.infer<typeof CatalogueImport>;

export const adminImports = {
  method: 'GET',
  path: '/api/admin/imports',
  access: 'admin',
  limit: 'default',
  summary: 'Files that were imported here lately or are being imported, the last first.',
  answers: { 200: z.object({ imports: z.array(CatalogueImport), freeBytes: z.number() }) },
} as const satisfies Call;

export const adminUploadPart = {
  method: 'PUT',
  path: '/api/admin/imports/uploads/{id}',
  access: 'admin',
  limit: 'default',
  summary: 'A part of a file, from this byte on. Answers how much is here: the next part begins there.',
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
  summary: 'Take away what was sent of a file.',
  answers: { 204: null },
} as const satisfies Call;

export const adminPublishedFile = {
  method: 'GET',
  path: '/api/admin/imports/published/{source}',
  access: 'admin',
  limit: 'default',
  summary: 'How large the file of everything is that a source publishes, and how much room there is.',
  answers: {
    200: z.object({
      host: z.string(),
      /** Null where its host does not say. */
      bytes: z.number().nullable(),
      freeBytes: z.number(),
    }),
  },
} as const satisfies Call;

/** What is to be imported. */
export const ImportTask = z.strictObject({
  /** Made by whoever asks, so that asking twice imports once; that of its upload where the file was sent here. */
  id: Uuid,
  source: z.enum(IMPORT_SOURCES),
  /** The name of the file that was sent here; null where its publisher is asked. */
  name: typedText(UPLOAD_TEXT_MAX.name, 1).nullable(),
  /** The day of the file, for records that carry none. */
  edition: CalendarDate.optional(),
  /** Names the columns of a file of one's own, as JSON. */
  mapping: z.string().max(UPLOAD_TEXT_MAX.mapping).optional(),
});
export type ImportTask = z.infer<typeof ImportTask>;

export const adminCheckImport = {
  method: 'POST',
  path: '/api/admin/imports/check',
  access: 'admin',
  limit: 'default',
  goesOnWhenFull: true,
  summary: 'Whether a file of this name could be imported so: asked before it is sent. Nothing is kept.',
  body: ImportTask.pick({ source: true, name: true, mapping: true }),
  answers: { 204: null },
} as const satisfies Call;

export const adminStartImport = {
  method: 'POST',
  path: '/api/admin/imports',
  access: 'admin',
  limit: 'default',
  leavesFile: true,
  summary: 'Import a file that was sent here, or the one that its source publishes.',
  body: ImportTask,
  answers: { 204: null },
} as const satisfies Call;

export const adminStopImport = {
  method: 'POST',
  path: '/api/admin/imports/{id}/stop',
  access: 'admin',
  limit: 'default',
  goesOnWhenFull: true,
  summary: 'Stop an import. What was taken in stays.',
  answers: { 204: null },
} as const satisfies Call;

export const adminRefusedRows = {
  method: 'GET',
  path: '/api/admin/imports/{id}/refused',
  access: 'admin',
  limit: 'default',
  summary: 'What an import refused or found remarkable, with the reason, as a table.',
  file: 'text/csv',
  answers: { 200: null },
} as const satisfies Call;

/** Whether a source publishes a file of everything. */
export const isPublishedSource = (source: string): source is (typeof UPDATED_SOURCES)[number] =>
  UPDATED_SOURCES.some((one) => one === source);
