import { createEngine } from '#api/knowledge/engine.ts';
import type { Engine } from '#api/products/reports.ts';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';

let engine: Engine | null = null;

/** The engine with the knowledge of this tree, compiled once per test file. */
export function testEngine(): Engine {
  engine ??= createEngine(readPack(compiledPack()));
  return engine;
}
