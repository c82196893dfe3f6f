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
  let read = 0;
  /** A statement that was read keeps its name, also where one beside it failed. */
  const nameOfNext = () => {
    read += 1;
    return `checked_${read}`;
  };
  const readAll = (some: readonly string[]) =>
    client.query(some.map((text) => `PREPARE ${nameOfNext()} AS ${text}`).join(';\n'));
  try {
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const some = texts.slice(from, from + AT_ONCE);
      await readAll(some).catch(async () => {
        for (const text of some) {
          await readAll([text]).catch((error: unknown) => {
            const why = error instanceof Error ? error.message : String(error);
            throw new UnfitSchemaError(
              `The schema was changed by a later release, and this one cannot work with it. Start that one. ${why}: ${text}`,
            );
          });
        }
      });
    }
  } finally {
    // With the connection go the statements that were read on it.
    client.release(true);
  }
}
