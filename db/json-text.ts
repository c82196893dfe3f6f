import { sql } from 'kysely';

/**
 * The text of a field of a column that holds JSON as text; null where there is no such field. The type is one of ours on
 * PostgreSQL, which asks only what it was told is JSON. SQLite has no such type: it sees the TEXT in its name, and leaves
 * the text as it is.
 */
export const jsonText = (column: string, field: string) =>
  sql<string | null>`cast(${sql.ref(column)} as json_text) ->> ${sql.lit(field)}`;
