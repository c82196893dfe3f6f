import type { Db } from '../../open.ts';

/** What must be known about a table to write to it. */
export interface TableFacts {
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

/** Tables by name. */
export type Facts = ReadonlyMap<string, TableFacts>;

/** The tables of a SQLite database, each after the tables it references. */
export function tablesOf(db: Db): string[] {
  const names = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .pluck()
    .all();
  const parents = db.prepare<[string], string>('SELECT "table" FROM pragma_foreign_key_list(?)').pluck();
  const ordered = new Set<string>();
  const add = (name: string, children: readonly string[]): void => {
    for (const parent of parents.all(name)) {
      if (!children.includes(parent)) add(parent, [...children, parent]);
    }
    ordered.add(name);
  };
  for (const name of names) add(name, [name]);
  return [...ordered];
}

/** What must be known about each table of a SQLite database to write to it. */
export function schemaOf(db: Db): Facts {
  const columns = db.prepare<[string], { name: string; pk: number }>('SELECT name, pk FROM pragma_table_info(?)');
  return new Map(
    tablesOf(db).map((table) => {
      const all = columns.all(table);
      const key = all.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
      return [table, { columns: all.map(({ name }) => name), key: key.map(({ name }) => name) }];
    }),
  );
}
