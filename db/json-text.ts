import { sql } from 'kysely';

/**
 * The text of a field of a column that holds JSON; null where there is no such field. Engines spell it differently:
 * here it is SQLite's.
 */
export const jsonText = (column: string, field: string) => sql<string | null>`${sql.ref(column)} ->> ${sql.lit(field)}`;
