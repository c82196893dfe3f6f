import { z } from 'zod';
import { TopCategory } from '../products/product.ts';
import { ProductForm, ProductType } from '../safety/vocabulary.ts';
import { CalendarDate } from '../text-limits.ts';
import { readCsv, writeCsv } from './csv.ts';
import { Quantity } from './item.ts';

/** One entry in an export file, with enough about its product for another server to recognise it. */
export const FileEntry = z.object({
  /** The entry's own id: a file imported where it came from adds nothing twice. */
  id: z.string(),
  productId: z.string(),
  name: z.string(),
  brand: z.string(),
  category: TopCategory,
  /** Type, forms and audience of the product: its score depends on them. Older files have none of these. */
  productType: ProductType.nullable().default(null),
  forms: z.array(ProductForm).default([]),
  baby: z.boolean().default(false),
  /** The ingredient list of the label; null if none was seen. */
  ingredients: z.string().nullable(),
  quantity: Quantity,
  place: z.string().nullable(),
  expiresOn: CalendarDate.nullable(),
  openedOn: CalendarDate.nullable(),
  periodAfterOpening: z.number().int().min(1).max(120).nullable(),
  notes: z.string(),
  /** Milliseconds since 1970. */
  addedAt: z.number().int(),
});
export type FileEntry = z.infer<typeof FileEntry>;

const JsonFile = z.object({
  kind: z.literal('safeshelf-inventory'),
  version: z.literal(1),
  entries: z.array(z.unknown()),
});

/** The result of reading a file: the entries, and how many lines could not be read. */
export interface ReadFile {
  readonly entries: readonly FileEntry[];
  readonly refused: number;
}

/** Writes a whole inventory as JSON. */
export const writeJsonFile = (entries: readonly FileEntry[]): string =>
  `${JSON.stringify({ kind: 'safeshelf-inventory', version: 1, entries }, null, 2)}\n`;

const COLUMNS = Object.keys(FileEntry.shape) as readonly (keyof FileEntry)[];
/** The cell for an empty text in a nullable column: two quotes, because an empty cell stands for null. */
const EMPTY_TEXT = '""';
/** Texts made only of such pairs of quotes get one more pair, so that they survive the round trip. */
const PAIRS = /^(?:"")*$/;

/** Columns that are never null: an empty cell is an empty text there, even in files written by others. */
const TEXTS: ReadonlySet<string> = new Set(['id', 'productId', 'name', 'brand', 'notes'] satisfies (keyof FileEntry)[]);
const YES = 'yes';

function cellOf(entry: FileEntry, column: keyof FileEntry): string {
  if (column === 'forms') return entry.forms.join(' ');
  if (column === 'baby') return entry.baby ? YES : '';
  const value = entry[column];
  if (value === null || (value === '' && TEXTS.has(column))) return '';
  const text = String(value);
  return PAIRS.test(text) ? EMPTY_TEXT + text : text;
}

/** Writes a whole inventory as CSV with a header line. Reading it back loses nothing. */
export const writeCsvFile = (entries: readonly FileEntry[]): string =>
  writeCsv([COLUMNS, ...entries.map((entry) => COLUMNS.map((column) => cellOf(entry, column)))]);

const NUMBERS: ReadonlySet<string> = new Set([
  'quantity',
  'periodAfterOpening',
  'addedAt',
] satisfies (keyof FileEntry)[]);

function readCell(column: string, cell: string): string | number | boolean | readonly string[] | null {
  if (cell === '') return TEXTS.has(column) ? '' : null;
  if (column === 'forms') return cell.trim().split(/\s+/);
  if (column === 'baby') return cell.trim().toLowerCase() === YES;
  if (PAIRS.test(cell)) return cell.slice(EMPTY_TEXT.length);
  return NUMBERS.has(column) ? Number(cell) : cell;
}

const readable = (all: readonly unknown[]): ReadFile => {
  const entries = all.flatMap((one) => {
    const read = FileEntry.safeParse(one);
    return read.success ? [read.data] : [];
  });
  return { entries, refused: all.length - entries.length };
};

/** Defaults for columns missing in a table from elsewhere: such a table may have nothing but names. */
const LEFT_OUT = {
  ...{ id: '', productId: '', brand: '', notes: '', category: 'General', quantity: 1, addedAt: 0 },
  ...{ forms: [], baby: false },
};

/**
 * Reads a file written by {@link writeJsonFile} or {@link writeCsvFile}, or a table from elsewhere whose header uses
 * our column names; of these only `name` is required.
 * @returns null if it is neither
 */
export function readInventoryFile(text: string): ReadFile | null {
  if (/^\ufeff?\s*\{/.test(text)) {
    try {
      const file = JsonFile.safeParse(JSON.parse(text.replace(/^\ufeff/, '')));
      return file.success ? readable(file.data.entries) : null;
    } catch {
      return null;
    }
  }
  const [head, ...rows] = readCsv(text);
  if (!head?.includes('name')) return null;
  const missing = Object.fromEntries(
    COLUMNS.filter((column) => !head.includes(column)).map((column) => [column, null]),
  );
  return readable(
    rows.map((row) => {
      const own = head.flatMap((column, at) => {
        const value = readCell(column, row[at] ?? '');
        return value === null && column in LEFT_OUT ? [] : [[column, value] as const];
      });
      return { ...missing, ...LEFT_OUT, ...Object.fromEntries(own) };
    }),
  );
}
