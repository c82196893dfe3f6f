import type { Reads, Tx, UnitOfWork } from './handles.ts';
import { textOf } from './sqlite-statements.ts';
import type { Statement } from './statement.ts';

type AnyStatement = Statement<never, unknown>;

/** The tables that a statement writes to, including those of its subqueries. */
const tablesOf = (statement: AnyStatement): readonly string[] => {
  const written = [...textOf(statement).matchAll(/\b(?:insert into|update|delete from) "(\w+)"/g)];
  return [...new Set(written.map(([, table]) => table ?? ''))];
};

/**
 * The same writes, each of which reports, once its commit is durable, which of the followed tables it changed. A write
 * that changed no row, or was rolled back, reports nothing.
 * @param followed whether a table is followed; statements on other tables pass through unchanged
 */
export function reportingChangedTables(
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
        // A new set for each attempt: one that was rolled back changed nothing.
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
      // The closure has set it, which the type system does not see.
      const tables = written as ReadonlySet<string> | null;
      if (tables && tables.size > 0) told(tables);
      return value;
    },
  };
}
