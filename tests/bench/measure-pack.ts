import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { bundle } from './bundle.ts';

const ROUNDS = 9;

/** Milliseconds to open the pack of this tree, and to build all indexes that it can have; and its bytes. */
export interface PackCost {
  readonly loadMs: number;
  readonly indexMs: number;
  readonly rawBytes: number;
  readonly gzipBytes: number;
  readonly brotliBytes: number;
}

/** Opens the pack in one fresh process after another. The lowest times count, as the least disturbed. */
export async function measurePack(): Promise<PackCost> {
  const folder = mkdtempSync(join(tmpdir(), 'safeshelf-pack-'));
  try {
    const script = join(folder, 'pack-load.mjs');
    const pack = join(folder, 'knowledge.bin');
    await bundle('tests/bench/pack-load.ts', script);
    const bytes = compiledPack();
    writeFileSync(pack, bytes);
    const rounds = Array.from(
      { length: ROUNDS },
      () => JSON.parse(execFileSync(process.execPath, [script, pack], { encoding: 'utf8' })) as Record<string, number>,
    );
    const least = (name: string): number => Math.min(...rounds.map((round) => round[name] ?? 0));
    return {
      loadMs: least('loadMs'),
      indexMs: least('indexMs'),
      rawBytes: bytes.length,
      gzipBytes: gzipSync(bytes, { level: 9 }).length,
      brotliBytes: brotliCompressSync(bytes).length,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
