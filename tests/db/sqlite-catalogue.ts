import type { Db } from '#db/open.ts';
import { tablesOf } from '#db/postgres/schema/facts.ts';

/** A table as seen by code that writes to it, in terms that both engines share. */
export interface TableDescription {
  /** Each with its type, whether it may be null, and its default value. */
  readonly columns: readonly string[];
  readonly primaryKey: readonly string[];
  /** Sorted: columns, whether they are unique, and the condition of a partial index. */
  readonly indices: readonly string[];
  /** Sorted: columns, the table and columns they refer to, and the ON DELETE action. */
  readonly references: readonly string[];
  readonly checks: number;
  /** Sorted. */
  readonly triggers: readonly string[];
}

export type Catalogue = Readonly<Record<string, TableDescription>>;

interface ColumnRow {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
  readonly pk: number;
}
interface ReferenceRow {
  readonly id: number;
  readonly table: string;
  readonly from: string;
  readonly to: string;
  readonly on_delete: string;
}

const plain = (text: string): string => text.toLowerCase().replace(/[()]/g, '').replace(/\s+/g, ' ').trim();

/** Reads the schema of a SQLite database. */
export function sqliteCatalogue(db: Db): Catalogue {
  const columnsOf = db.prepare<[string], ColumnRow>('SELECT * FROM pragma_table_info(?)');
  const indicesOf = db.prepare<[string], { name: string; unique: number; origin: string }>(
    'SELECT * FROM pragma_index_list(?)',
  );
  const keyOf = db.prepare<[string], string>('SELECT name FROM pragma_index_info(?)').pluck();
  const textOf = db.prepare<[string], string | null>('SELECT sql FROM sqlite_master WHERE name = ?').pluck();
  const referencesOf = db.prepare<[string], ReferenceRow>('SELECT * FROM pragma_foreign_key_list(?) ORDER BY id, seq');
  const triggersOf = db
    .prepare<[string], string>("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ? ORDER BY name")
    .pluck();
  const look = (table: string): TableDescription => {
    const text = textOf.get(table) ?? '';
    const columns = columnsOf.all(table);
    const references = new Map<number, ReferenceRow[]>();
    for (const row of referencesOf.all(table)) references.set(row.id, [...(references.get(row.id) ?? []), row]);
    return {
      columns: columns.map(({ name, type, notnull, dflt_value, pk }) => {
        const isWithoutCase = new RegExp(`\\b${name} TEXT[^,()]* COLLATE NOCASE`).test(text);
        const shown = isWithoutCase ? 'TEXT WITHOUT CASE' : type;
        return `${name} ${shown} ${notnull || pk > 0 ? 'NOT NULL' : 'NULL'} ${dflt_value ?? ''}`.trim();
      }),
      primaryKey: columns
        .filter(({ pk }) => pk > 0)
        .sort((a, b) => a.pk - b.pk)
        .map(({ name }) => name),
      indices: indicesOf
        .all(table)
        .filter(({ origin }) => origin !== 'pk')
        .map(({ name, unique }) => {
          const where = / WHERE (.+)$/s.exec(textOf.get(name) ?? '')?.[1] ?? '';
          return `${unique ? 'unique ' : ''}${keyOf.all(name).join(', ')} ${plain(where)}`.trim();
        })
        .sort(),
      references: [...references.values()]
        .map((rows) => {
          const first = rows[0] as ReferenceRow;
          const list = (name: 'from' | 'to') => rows.map((row) => row[name]).join(', ');
          return `${list('from')} to ${first.table} ${list('to')}: ${first.on_delete}`;
        })
        .sort(),
      checks: text.match(/\bCHECK \(/g)?.length ?? 0,
      triggers: triggersOf.all(table),
    };
  };
  return Object.fromEntries(
    tablesOf(db)
      .sort()
      .map((table) => [table, look(table)]),
  );
}
