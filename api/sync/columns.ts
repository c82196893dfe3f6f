import type { z } from 'zod';

export type Cell = string | number | null;

/** One field of an entity as a column of its table. */
export interface Column {
  readonly field: string;
  readonly name: string;
  write(value: unknown): Cell;
  read(cell: Cell): unknown;
}

/** The type of a field's schema without wrappers such as nullable: `string`, `boolean`, `array`, ... */
function kindOf(schema: z.core.$ZodType): string {
  const { def } = schema._zod;
  if ((def.type === 'nullable' || def.type === 'optional' || def.type === 'default') && 'innerType' in def) {
    return kindOf(def.innerType as z.core.$ZodType);
  }
  return def.type;
}

const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'int', 'enum', 'literal']);

const asIs = { write: (value: unknown) => value as Cell, read: (cell: Cell): unknown => cell };
const asFlag = { write: (value: unknown) => (value ? 1 : 0), read: (cell: Cell): unknown => cell === 1 };
const asJson = {
  write: (value: unknown) => JSON.stringify(value),
  read: (cell: Cell): unknown => JSON.parse(String(cell)),
};

/** The name in the database of a name in the code. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The columns of an entity whose data is an object: strings and numbers as they are, booleans as 0 and 1, everything
 * else as JSON. The id is left out: it has a column in every table.
 */
export const columnsOf = (schema: z.ZodObject, leaveOut: readonly string[] = []): Column[] =>
  Object.entries<z.core.$ZodType>(schema.shape)
    .filter(([field]) => field !== 'id' && !leaveOut.includes(field))
    .map(([field, type]) => {
      const kind = kindOf(type);
      const cells = kind === 'boolean' ? asFlag : PLAIN.has(kind) ? asIs : asJson;
      return { field, name: snakeCase(field), ...cells };
    });
