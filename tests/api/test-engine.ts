import { createEngine } from '#api/knowledge/engine.ts';
import type { Engine } from '#api/products/reports.ts';
import { compileKnowledge } from '#db/knowledge/compile.ts';
import { readPack } from '#domain/knowledge/pack-reader.ts';

let engine: Engine | null = null;

/** The engine with the knowledge of this tree, compiled once for each test file. */
export function testEngine(): Engine {
  engine ??= createEngine(readPack(compileKnowledge().bytes));
  return engine;
}
