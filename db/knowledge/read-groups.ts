import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { EntryGroup } from './group-schema.ts';

const FOLDER = fileURLToPath(new URL('groups/', import.meta.url));

/**
 * Reads and checks the table of group entries, file by file in name order.
 * @throws Error naming the file and place of the mistake
 */
export const readGroups = (): EntryGroup[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const path = join(FOLDER, file);
      const parsed = z.array(EntryGroup).safeParse(JSON.parse(readFileSync(path, 'utf8')));
      if (parsed.success) return parsed.data;
      throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
    });
