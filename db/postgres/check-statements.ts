import type { Statement } from '../statement.ts';
import type { Connections } from './pool.ts';
import { queryOf } from './statements.ts';

/** A statement of this release does not fit the schema that it found. */
export class UnfitSchemaError extends Error {
  override readonly name = 'UnfitSchemaError';
}

/** Statements that are sent at once. */
const AT_ONCE = 100;

/**
 * Has the database read every statement, without running any: each table, column and type that one names has to be
 * there. So a release may start on the schema of a later one, which only added to it, and refuses one that took away.
 * @throws {UnfitSchemaError} with the first statement that does not fit, and why
 */
export async function checkStatements(
  pool: Connections,
  statements: readonly Statement<never, unknown>[],
): Promise<void> {
  const texts = [...new Set(statements.map((statement) => queryOf(statement, {}).text))];
  const client = await pool.connect();
  const read = (some: readonly string[], from: number) =>
    client.query(some.map((text, at) => `PREPARE checked_${from + at} AS ${text}`).join(';\n'));
  try {
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const some = texts.slice(from, from + AT_ONCE);
      await read(some, from).catch(async () => {
        for (const [at, text] of some.entries()) {
          await read([text], from + at).catch((error: unknown) => {
            throw new UnfitSchemaError(`${error instanceof Error ? error.message : String(error)}\n${text}`);
          });
        }
      });
    }
  } finally {
    // With the connection go the statements that were read on it.
    client.release(true);
  }
}
