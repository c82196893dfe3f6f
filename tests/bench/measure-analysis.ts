import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { realLabels } from '#tests/support/real-labels.ts';
import type { AnalyseCost, AnalyseTask } from './analyse-cost.ts';
import { bundle } from './bundle.ts';

/** Enough labels for a steady figure, few enough for a short run. */
const MEASURED = 3600;
const WARM_UP = 1500;

/** Every nth of the labels, so that each kind and source is represented. */
const spread = <T>(all: readonly T[], count: number): T[] => {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % step === 0).slice(0, count);
};

/** Bundles the engine without the helper that keeps function names, and measures it in a process of its own. */
export async function measureAnalysis(): Promise<AnalyseCost> {
  const folder = mkdtempSync(join(tmpdir(), 'safeshelf-analyse-'));
  try {
    const [script, pack, task] = ['analyse-cost.mjs', 'knowledge.bin', 'task.json'].map((name) => join(folder, name));
    if (!script || !pack || !task) throw new Error('no place to work in');
    await bundle('tests/bench/analyse-cost.ts', script);
    writeFileSync(pack, compiledPack());
    const work: AnalyseTask = {
      pack,
      warmUp: spread([...realLabels(1, 16), ...realLabels(24, 60)], WARM_UP),
      measured: spread(realLabels(17, 23), MEASURED),
    };
    writeFileSync(task, JSON.stringify(work));
    return JSON.parse(execFileSync(process.execPath, [script, task], { encoding: 'utf8' })) as AnalyseCost;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
