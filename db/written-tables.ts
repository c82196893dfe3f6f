import type { Reads, Tx, UnitOfWork } from './handles.ts';
import { textOf } from './sqlite-statements.ts';
import type { Statement } from './statement.ts';

type AnyStatement = Statement<never, unknown>;

/** The tables that a statement writes to, those of its parts included. */
const tablesOf = (statement: AnyStatement): readonly string[] => {
  const written = [...textOf(statement).matchAll(/\b(?:insert into|update|delete from) "(\w+)"/g)];
  return [...new Set(written.map(([, table]) => table ?? ''))];
};

/**
 * The same writes, after each of which it is told which of some tables have other rows, once the commit is durable. A
 * write that changed no row, or was undone, tells nothing.
 * @param followed whether a table is one of these; statements of others are passed on as they are
 */
export function tellingTables(
  writes: UnitOfWork,
  followed: (table: string) => boolean,
  told: (tables: ReadonlySet<string>) => void,
): UnitOfWork {
  const known = new WeakMap<object, readonly string[]>();
  const followedOf = (statement: AnyStatement): readonly string[] => {
    const before = known.get(statement);
    if (before) return before;
    const tables = tablesOf(statement).filter(followed);
    known.set(statement, tables);
    return tables;
  };
  return {
    ...writes,
    async run(work, writer) {
      let written: Set<string> | null = null;
      const value = await writes.run((tx) => {
        // Anew for each try: one that was undone changed nothing.
        const tables = new Set<string>();
        written = tables;
        const noted = async <T>(some: readonly string[], asked: Promise<T>, changed: (answer: T) => boolean) => {
          const answer = await asked;
          if (changed(answer)) for (const table of some) tables.add(table);
          return answer;
        };
        // A query that returns rows may have written them.
        const first: Reads['first'] = (statement, ...given) => {
          const some = followedOf(statement);
          const asked = tx.first(statement, ...given);
          return some.length === 0 ? asked : noted(some, asked, (row) => row !== undefined);
        };
        const all: Reads['all'] = (statement, ...given) => {
          const some = followedOf(statement);
          const asked = tx.all(statement, ...given);
          return some.length === 0 ? asked : noted(some, asked, (rows) => rows.length > 0);
        };
        const run: Tx['run'] = (statement, ...given) => {
          const some = followedOf(statement);
          const asked = tx.run(statement, ...given);
          return some.length === 0 ? asked : noted(some, asked, (count) => count > 0);
        };
        return work({ ...tx, first, all, run });
      }, writer);
      // The closure has set it, which its type does not know.
      const tables = written as ReadonlySet<string> | null;
      if (tables && tables.size > 0) told(tables);
      return value;
    },
  };
}
