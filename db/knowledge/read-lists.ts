import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { HazardList, LIST_NAMES } from './list-schema.ts';

/**
 * Reads and checks the facts of the published lists, in the fixed order of their names.
 * @throws Error naming the file and place of the mistake
 */
export function readLists(): HazardList[] {
  return LIST_NAMES.map((name) => {
    const path = fileURLToPath(new URL(`lists/${name}.json`, import.meta.url));
    const parsed = HazardList.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
    if (parsed.data.list !== name) throw new Error(`${path} holds the list ${parsed.data.list}`);
    return parsed.data;
  });
}
