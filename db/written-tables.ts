import type { Reads, Tx, UnitOfWork } from './handles.ts';
import { textOf } from './sqlite-statements.ts';
import type { Statement } from './statement.ts';

type AnyStatement = Statement<never, unknown>;

const known = new WeakMap<object, readonly string[]>();

/** The tables that a statement writes to, those of its parts included. */
function tablesOf(statement: AnyStatement): readonly string[] {
  const before = known.get(statement);
  if (before) return before;
  const written = [...textOf(statement).matchAll(/\b(?:insert into|update|delete from) "(\w+)"/g)];
  const tables = [...new Set(written.map(([, table]) => table ?? ''))];
  known.set(statement, tables);
  return tables;
}

/**
 * The same writes, after each of which it is told which tables have other rows, once the commit is durable. A write that
 * changed no row, or was undone, tells nothing.
 */
export const tellingTables = (writes: UnitOfWork, told: (tables: ReadonlySet<string>) => void): UnitOfWork => ({
  ...writes,
  async run(work, writer) {
    let written = new Set<string>();
    const value = await writes.run((tx) => {
      // Anew for each try: one that was undone changed nothing.
      const tables = new Set<string>();
      written = tables;
      const note = (statement: AnyStatement) => {
        for (const table of tablesOf(statement)) tables.add(table);
      };
      // A query that returns rows may have written them.
      const first: Reads['first'] = async (statement, ...given) => {
        const row = await tx.first(statement, ...given);
        if (row !== undefined) note(statement);
        return row;
      };
      const all: Reads['all'] = async (statement, ...given) => {
        const rows = await tx.all(statement, ...given);
        if (rows.length > 0) note(statement);
        return rows;
      };
      const run: Tx['run'] = async (statement, ...given) => {
        const count = await tx.run(statement, ...given);
        if (count > 0) note(statement);
        return count;
      };
      return work({ ...tx, first, all, run });
    }, writer);
    if (written.size > 0) told(written);
    return value;
  },
});
