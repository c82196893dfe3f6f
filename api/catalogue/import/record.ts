import type { SourceFacts } from '#domain/catalogue/facts.ts';

/** A record of a published file: the text of a field by its name; empty where it has none. */
export interface PublishedRecord {
  (field: string): string;
  /** Why it could not be read: then every field is empty. */
  readonly fault?: string;
}

/** What became of reading a record: the product it is about, or why it is none. */
export type ReadRecord =
  | { readonly id: string; readonly gtin: string | null; readonly facts: SourceFacts }
  | {
      readonly refused: string;
      /** What the record says that it is refused for. */
      readonly said?: string;
    };

/** Reads the records of one source. */
export type RecordReader = (record: PublishedRecord) => ReadRecord;
