import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { SourceAllergen, SourceIngredient } from './source-schema.ts';

/** Everything the compiler works from. */
export interface KnowledgeSources {
  /** Sorted by id. */
  readonly ingredients: readonly SourceIngredient[];
  readonly allergens: readonly SourceAllergen[];
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

const parseFile = <T>(schema: z.ZodType<T>, path: string): T[] => {
  const parsed = z.array(schema).safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
};

/**
 * Reads and checks our source files.
 * @throws Error naming the file and the place, for a fact without a citation, an unknown class or a repeated id
 */
export function readSources(): KnowledgeSources {
  const folder = join(FOLDER, 'ingredients');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const ingredients = files.flatMap((name) => parseFile(SourceIngredient, join(folder, name)));
  ingredients.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const [at, one] of ingredients.entries()) {
    if (ingredients[at + 1]?.id === one.id) throw new Error(`Two ingredients have the id ${one.id}`);
  }
  return { ingredients, allergens: parseFile(SourceAllergen, join(FOLDER, 'allergens.json')) };
}
