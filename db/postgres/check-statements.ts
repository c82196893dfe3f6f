import type { Statement } from '../statement.ts';
import type { Connections } from './pool.ts';
import { queryOf } from './statements.ts';

/** A statement of this release does not fit the existing schema. */
export class UnfitSchemaError extends Error {
  override readonly name = 'UnfitSchemaError';
}

/** Statements sent in one batch. */
const AT_ONCE = 100;

/**
 * Has the database parse every statement without running it: each table, column and type that it names must exist. So a
 * release may start on the schema of a later one that only added to it, and refuses one that removed something.
 * @throws {UnfitSchemaError} with the first statement that does not fit, and why
 */
export async function checkStatements(
  pool: Connections,
  statements: readonly Statement<never, unknown>[],
): Promise<void> {
  const texts = [...new Set(statements.map((statement) => queryOf(statement, {}).text))];
  const client = await pool.connect();
  let read = 0;
  /** Names are never reused: a prepared statement keeps its name even if another in its batch failed. */
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
    // Closing the connection drops the statements prepared on it.
    client.release(true);
  }
}
