import { type ImportSource, SOURCE_TRAITS } from '#domain/catalogue/sources.ts';

/** Names of the sources when choosing a file. */
export const SOURCE_WORDS: Readonly<Record<ImportSource, string>> = {
  off: SOURCE_TRAITS.off.name,
  obf: SOURCE_TRAITS.obf.name,
  opff: SOURCE_TRAITS.opff.name,
  opf: SOURCE_TRAITS.opf.name,
  usda: SOURCE_TRAITS.usda.name,
  ca: SOURCE_TRAITS.ca.name,
  csv: 'A table of your own (CSV)',
  json: 'A list of your own (JSON)',
};

/** File types that an import accepts. */
export const IMPORT_FILES = '.csv,.tsv,.txt,.json,.jsonl,.ndjson,.gz,.parquet';
