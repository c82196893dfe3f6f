import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { jsonRecord, type RecordChunk, UnreadableFileError } from './read-records.ts';

/** Rows per read. A row of a published file takes a few kilobytes. */
const ROWS = 5000;

/** The columns that are used; the published files have over a hundred. */
const COLUMNS: ReadonlySet<string> = new Set([
  ...['code', 'product_name', 'generic_name', 'brands', 'quantity', 'ingredients_text', 'last_modified_t'],
  ...['countries_tags', 'categories_tags', 'nutriments'],
]);

interface InLanguage {
  readonly lang: string;
  readonly text: string | null;
}
interface Nutrient {
  readonly name: string;
  readonly '100g': number | null;
}

const isListOf = <T>(value: unknown, key: string): value is readonly T[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && key in one);

/** A cell as in the JSON of the same catalogue: the text in the pack's own language, and nutrients by name. */
function plain(value: unknown): unknown {
  if (isListOf<InLanguage>(value, 'lang')) {
    const [first] = value;
    return (value.find(({ lang }) => lang === 'main') ?? value.find(({ lang }) => lang === 'en') ?? first)?.text ?? '';
  }
  if (isListOf<Nutrient>(value, '100g')) {
    return Object.fromEntries(value.map((nutrient) => [`${nutrient.name}_100g`, nutrient['100g']]));
  }
  return value;
}

/**
 * The records of a Parquet file, in order, a few thousand at a time. If the file has no page index, each read decodes a
 * whole row group.
 * @throws {UnreadableFileError} if it is not a Parquet file, or is truncated
 */
export async function* readParquet(path: string): AsyncGenerator<RecordChunk> {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file).catch(() => {
    throw new UnreadableFileError(`${path} is not a Parquet file, or is cut off.`);
  });
  const here = new Set(metadata.schema.slice(1).map(({ name }) => name));
  const columns = [...COLUMNS].filter((name) => here.has(name));
  if (!columns.includes('code')) throw new UnreadableFileError(`${path} has no column named code.`);
  const total = Number(metadata.num_rows);
  let begun = 0;
  for (const group of metadata.row_groups) {
    const end = begun + Number(group.num_rows);
    for (let rowStart = begun; rowStart < end; rowStart += ROWS) {
      const rowEnd = Math.min(end, rowStart + ROWS);
      const options = { file, metadata, columns, compressors, rowStart, rowEnd, useOffsetIndex: true };
      const rows: readonly Record<string, unknown>[] = await parquetReadObjects(options);
      const records = rows.map((row) =>
        jsonRecord(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]))),
      );
      yield { records, bytes: Math.round((file.byteLength * rowEnd) / total) };
    }
    begun = end;
  }
}
