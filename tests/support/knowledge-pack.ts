import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';

let pack: Knowledge | undefined;

/** The pack compiled from the source files, once per test file. */
export const knowledgePack = (): Knowledge => {
  pack ??= readPack(compiledPack());
  return pack;
};
