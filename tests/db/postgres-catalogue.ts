import type { Pool } from 'pg';
import type { Catalogue, TableDescription } from './sqlite-catalogue.ts';

/** SQLite type names by PostgreSQL type name. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'INTEGER',
  text: 'TEXT',
  citext: 'TEXT WITHOUT CASE',
  bytea: 'BLOB',
  'double precision': 'REAL',
  'character varying(255)': 'varchar(255)',
};

const LOOK = `
  SELECT c.relname AS name,
    ARRAY(SELECT json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'notNull', a.attnotnull, 'value', pg_get_expr(d.adbin, d.adrelid), 'collation', l.collname)
      FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      LEFT JOIN pg_collation l ON l.oid = a.attcollation
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum) AS columns,
    ARRAY(SELECT json_build_object('unique', i.indisunique, 'primary', i.indisprimary,
        'where', pg_get_expr(i.indpred, i.indrelid),
        'columns', ARRAY(SELECT a.attname FROM unnest(i.indkey::int[]) WITH ORDINALITY k(number, place)
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number ORDER BY k.place))
      FROM pg_index i WHERE i.indrelid = c.oid) AS indices,
    ARRAY(SELECT json_build_object('table', r.relname, 'end', f.confdeltype,
        'from', ARRAY(SELECT a.attname FROM unnest(f.conkey) WITH ORDINALITY k(number, place)
          JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = k.number ORDER BY k.place),
        'to', ARRAY(SELECT a.attname FROM unnest(f.confkey) WITH ORDINALITY k(number, place)
          JOIN pg_attribute a ON a.attrelid = f.confrelid AND a.attnum = k.number ORDER BY k.place))
      FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid WHERE f.conrelid = c.oid AND f.contype = 'f')
      AS "references",
    (SELECT count(*) FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c') AS checks,
    ARRAY(SELECT t.tgname::text FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal ORDER BY 1) AS triggers
  FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`;

interface Row {
  readonly name: string;
  /** This and the next two are JSON, which our connections return as text. */
  readonly columns: readonly string[];
  readonly indices: readonly string[];
  readonly references: readonly string[];
  readonly checks: number;
  readonly triggers: readonly string[];
}
interface Column {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly value: string | null;
  readonly collation: string | null;
}
interface Index {
  readonly unique: boolean;
  readonly primary: boolean;
  readonly where: string | null;
  readonly columns: readonly string[];
}
interface Reference {
  readonly table: string;
  readonly end: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const ENDS: Readonly<Record<string, string>> = { a: 'NO ACTION', c: 'CASCADE', n: 'SET NULL' };

/** A default or condition without the casts, brackets and quotes that PostgreSQL adds. */
const plain = (text: string): string =>
  text
    .replace(/::[a-z]+/g, '')
    .replace(/[()]/g, '')
    .replace(/^'(-?\d+)'$/, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const parsed = <T>(all: readonly (string | T)[]): T[] =>
  all.map((one) => (typeof one === 'string' ? (JSON.parse(one) as T) : one));

function lookOf({ columns, indices, references, checks, triggers }: Row): TableDescription {
  const keys = parsed<Index>(indices);
  return {
    columns: parsed<Column>(columns).map(({ name, type, notNull, value, collation }) => {
      const isText = type === 'text' || type === 'citext';
      const shown = isText && collation !== 'C' ? `${type} in the order of ${collation}` : (TYPES[type] ?? type);
      return `${name} ${shown} ${notNull ? 'NOT NULL' : 'NULL'} ${value === null ? '' : plain(value)}`.trim();
    }),
    primaryKey: keys.find(({ primary }) => primary)?.columns ?? [],
    indices: keys
      .filter(({ primary }) => !primary)
      .map((key) =>
        `${key.unique ? 'unique ' : ''}${key.columns.join(', ')} ${plain((key.where ?? '').toLowerCase())}`.trim(),
      )
      .sort(),
    references: parsed<Reference>(references)
      .map(({ table, end, from, to }) => `${from.join(', ')} to ${table} ${to.join(', ')}: ${ENDS[end] ?? end}`)
      .sort(),
    checks,
    triggers,
  };
}

/** Reads the schema of a PostgreSQL database. */
export async function postgresCatalogue(pool: Pool): Promise<Catalogue> {
  const { rows } = await pool.query<Row>(LOOK);
  return Object.fromEntries([...rows].sort((a, b) => (a.name < b.name ? -1 : 1)).map((row) => [row.name, lookOf(row)]));
}
