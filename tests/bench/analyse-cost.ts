import { readFileSync } from 'node:fs';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { assess } from '#domain/safety/engine.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import type { RealLabel } from '#tests/support/real-labels.ts';

export interface AnalyseCost {
  readonly labels: number;
  /** Microseconds per label. */
  readonly assessUs: number;
  readonly floorUs: number;
  /** 99 of 100 labels take at most this long. */
  readonly p99Us: number;
  /** The most expensive text of 100 KB, and how long it takes. */
  readonly hostileKind: string;
  readonly hostileMs: number;
}

type Work = (label: RealLabel) => void;

/** Input of the measuring process: the compiled pack, and labels to warm up and to measure with. */
export interface AnalyseTask {
  readonly pack: string;
  readonly warmUp: readonly RealLabel[];
  readonly measured: readonly RealLabel[];
}

/** One in this many ingredients lends its name to the misread texts. */
const LENT = 40;
const HOSTILE_ROUNDS = 5;
const WARM_UP_MS = 4000;
const BLOCKS = 9;

/** Processor time, not wall-clock time, because other work on the machine is not the engine's doing. */
const microsecondsEach = (labels: readonly RealLabel[], work: Work): number => {
  const start = process.cpuUsage();
  for (const label of labels) work(label);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / labels.length;
};

function warmUp(labels: readonly RealLabel[], works: readonly Work[]): void {
  for (const end = performance.now() + WARM_UP_MS; performance.now() < end; ) {
    for (const label of labels) for (const work of works) work(label);
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Compares the engine with the least that reading a label could cost: split, normalise, one look-up per token of the
 * same text. Every measured label is a different real one, assessed once; the warm-up has other labels. The two are
 * measured alternately, block by block, so that a busy moment of the machine affects both. The figures are medians of
 * the blocks.
 */
function analyseCost({ pack, warmUp: others, measured }: AnalyseTask): AnalyseCost {
  const knowledge = readPack(readFileSync(pack));
  const ids = new Map<string, string>();
  for (const id of knowledge.ids()) ids.set(normaliseName(knowledge.ingredient(id)?.name ?? ''), id);

  let found = 0;
  const floor: Work = ({ text }) => {
    for (const token of text.split(',')) if (ids.has(normaliseName(token))) found += 1;
  };
  let scored = 0;
  const full: Work = ({ text, type }) => {
    const report = assess({ text, types: [type], forms: [], baby: false }, knowledge);
    if (report.score !== null) scored += 1;
  };

  warmUp(others, [floor, full]);
  const size = Math.ceil(measured.length / BLOCKS);
  const blocks = Array.from({ length: BLOCKS }, (_, at) => measured.slice(at * size, (at + 1) * size));
  const costs = blocks
    .filter((block) => block.length > 0)
    .map((block) => ({ floor: microsecondsEach(block, floor), full: microsecondsEach(block, full) }));
  if (found === 0 || scored === 0) throw new Error('Nothing was recognised: these figures would say nothing.');
  const each = measured.map((label) => microsecondsEach([label], full)).sort((a, b) => a - b);
  const names = knowledge.ids().filter((_, at) => at % LENT === 0);
  const hostile = hostileTexts(names.map((id) => knowledge.ingredient(id)?.name ?? id)).map(({ kind, text }) => {
    const rounds = Array.from({ length: HOSTILE_ROUNDS }, () => microsecondsEach([{ text, type: 'leave_on' }], full));
    return { kind, ms: median(rounds) / 1000 };
  });
  const [dearest] = hostile.sort((a, b) => b.ms - a.ms);
  return {
    labels: measured.length,
    assessUs: median(costs.map((cost) => cost.full)),
    floorUs: median(costs.map((cost) => cost.floor)),
    p99Us: each[Math.floor((each.length - 1) * 0.99)] ?? 0,
    hostileKind: dearest?.kind ?? '',
    hostileMs: dearest?.ms ?? 0,
  };
}

// Runs in a process of its own, bundled like the product, so that neither helpers of tsx nor the data sets slow it
// down.
const [task = ''] = process.argv.slice(2);
console.log(JSON.stringify(analyseCost(JSON.parse(readFileSync(task, 'utf8')) as AnalyseTask)));
