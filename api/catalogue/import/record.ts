import type { SourceFacts } from '#domain/catalogue/facts.ts';

/** A record of a published file: the text of a field by its name; empty where it has none. */
export type PublishedRecord = (field: string) => string;

/** What became of reading a record: the product it is about, or why it is none. */
export type ReadRecord =
  | { readonly id: string; readonly gtin: string | null; readonly facts: SourceFacts }
  | { readonly refused: string };

/** Reads the records of one source. */
export type RecordReader = (record: PublishedRecord) => ReadRecord;
