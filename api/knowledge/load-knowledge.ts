import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';

const Current = z.object({ file: z.string().regex(/^[0-9a-z.-]+$/), version: z.string() });

/**
 * Reads the knowledge pack that `current.json` names: the same bytes that phones load.
 * @param folder the build's output folder for packs
 * @throws if the pack is missing or damaged: a server that knows no ingredients must not start
 */
export function loadKnowledge(folder: string): Knowledge {
  const { file } = Current.parse(JSON.parse(readFileSync(join(folder, 'current.json'), 'utf8')));
  return readPack(readFileSync(join(folder, file)));
}
