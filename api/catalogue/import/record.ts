import type { SourceFacts } from '#domain/catalogue/facts.ts';

/** A record of a published file. Gives the text of a field by name; empty if there is none. */
export interface PublishedRecord {
  (field: string): string;
  /** Why the record could not be read; every field is then empty. */
  readonly fault?: string;
}

/** The result of reading a record: the product it is about, or why it is refused. */
export type ReadRecord =
  | { readonly id: string; readonly gtin: string | null; readonly facts: SourceFacts }
  | {
      readonly refused: string;
      /** The text in the record that it is refused for. */
      readonly said?: string;
    };

/** Reads the records of one source. */
export type RecordReader = (record: PublishedRecord) => ReadRecord;
