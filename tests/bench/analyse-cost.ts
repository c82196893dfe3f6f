import { compileKnowledge } from '#db/knowledge/compile.ts';
import { normaliseName } from '#domain/knowledge/normalise.ts';
import { readPack } from '#domain/knowledge/pack-reader.ts';
import { assess } from '#domain/safety/engine.ts';
import { type RealLabel, realLabels } from '#tests/support/real-labels.ts';

export interface AnalyseCost {
  readonly labels: number;
  /** Microseconds per label. */
  readonly assessUs: number;
  readonly floorUs: number;
}

const microsecondsEach = (labels: readonly RealLabel[], work: (label: RealLabel) => void): number => {
  const start = performance.now();
  for (const label of labels) work(label);
  return ((performance.now() - start) * 1000) / labels.length;
};

/**
 * The engine against the least that reading a label could cost: split, normalise, one look-up per token of the same
 * text. Every label is a different real one and is judged once per run; the warm-up has labels of its own.
 */
export function analyseCost(): AnalyseCost {
  const knowledge = readPack(compileKnowledge().bytes);
  const ids = new Map<string, string>();
  for (const id of knowledge.ids()) ids.set(normaliseName(knowledge.ingredient(id)?.name ?? ''), id);

  let found = 0;
  const floor = ({ text }: RealLabel): void => {
    for (const token of text.split(',')) if (ids.has(normaliseName(token))) found += 1;
  };
  let scored = 0;
  const full = ({ text, type }: RealLabel): void => {
    const report = assess({ text, types: [type], forms: [], baby: false }, knowledge);
    if (report.score !== null) scored += 1;
  };

  const labels = realLabels(17, 23);
  const half = Math.floor(labels.length / 2);
  const [warmUp, measured] = [labels.slice(0, half), labels.slice(half)];
  for (const work of [floor, full]) microsecondsEach(warmUp, work);
  const floorUs = microsecondsEach(measured, floor);
  const assessUs = microsecondsEach(measured, full);
  if (found === 0 || scored === 0) throw new Error('Nothing was recognised: these figures would say nothing.');
  return { labels: measured.length, assessUs, floorUs };
}
