import type { Facts } from './facts.ts';
import { translateWrite } from './translate-write.ts';

const TRIGGER =
  /^CREATE TRIGGER (?<name>\w+)\s+(?<when>BEFORE|AFTER) (?<what>INSERT|DELETE|UPDATE(?: OF [\w, ]+?)?) ON (?<table>\w+)(?: FOR EACH ROW)?\s+(?:WHEN (?<condition>.+?)\s+)?BEGIN\s+(?<body>.+?)\s*END;?$/s;

/** A trigger written in a form that no rule can translate for PostgreSQL. */
export class UnknownTriggerError extends Error {
  override readonly name = 'UnknownTriggerError';
}

/**
 * Translates a SQLite trigger into a PostgreSQL function and the trigger that calls it. The condition goes into the
 * function, because the condition of a PostgreSQL trigger cannot query other tables.
 * @throws {UnknownTriggerError} if its text does not have the form that our migrations use
 */
export function translateTrigger(text: string, facts: Facts): string {
  const found = TRIGGER.exec(text)?.groups;
  if (!found) throw new UnknownTriggerError(`No rule translates this trigger:\n${text}`);
  const { name, when, what, table, condition, body = '' } = found;
  const steps = translateWrite(body, facts).replace(
    /SELECT\s+RAISE\(ABORT,\s*('(?:[^']|'')*')\)/g,
    (_, message: string) => `RAISE EXCEPTION USING MESSAGE = ${message}, ERRCODE = 'integrity_constraint_violation'`,
  );
  const ended = steps.trimEnd().endsWith(';') ? steps : `${steps};`;
  const guarded = condition ? `IF ${condition} THEN ${ended} END IF;` : ended;
  const row = what === 'DELETE' ? 'old' : 'new';
  return `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $body$ BEGIN ${guarded} RETURN ${row}; END $body$;
    CREATE TRIGGER ${name} ${when} ${what} ON ${table} FOR EACH ROW EXECUTE FUNCTION ${name}()`;
}
