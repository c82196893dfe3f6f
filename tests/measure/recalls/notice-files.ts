import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordsOf } from '#api/recalls/records-of.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { readRecord } from '#domain/recalls/sources/read-record.ts';

/** The contents of one file of notices. */
export interface NoticeFile {
  readonly file: string;
  readonly records: readonly unknown[];
  readonly notices: readonly RecallNotice[];
  /** Number of refused records, by reason. */
  readonly refused: ReadonlyMap<string, number>;
}

/**
 * The records of a file of the collected examples. Two files contain single records under names given by their
 * collector: one openFDA record of each kind, and the list entry and the detail of the RASFF API.
 */
function recordsIn(file: string, text: string): unknown[] {
  if (file.startsWith('openfda_enforcement_records')) return Object.values(JSON.parse(text) as object);
  if (file.startsWith('rasff_window_api')) return [(JSON.parse(text) as { list_entry: unknown }).list_entry];
  return recordsOf(text);
}

/** Reads every file in a folder of notices as published. */
export function noticeFiles(folder: string): NoticeFile[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:json|jsonl|csv|xml)$/.test(name))
    .sort()
    .map((file) => {
      const records = recordsIn(file, readFileSync(join(folder, file), 'utf8'));
      const refused = new Map<string, number>();
      const notices = records.flatMap((record) => {
        const read = readRecord(record);
        if (!read.ok) refused.set(read.reason, (refused.get(read.reason) ?? 0) + 1);
        return read.ok ? [read.notice] : [];
      });
      return { file, records, notices, refused };
    });
}
