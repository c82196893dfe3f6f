import { sql } from 'kysely';

/**
 * The text of a field in a text column that holds JSON; null if there is no such field. On PostgreSQL, `json_text` is a
 * domain of ours over `json`, because `->>` needs a JSON type. SQLite has no such type: it sees TEXT in the name and
 * leaves the text as it is.
 */
export const jsonText = (column: string, field: string) =>
  sql<string | null>`cast(${sql.ref(column)} as json_text) ->> ${sql.lit(field)}`;
