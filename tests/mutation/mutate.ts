import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const PARTS = ['parser', 'scorer'];

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

/** Stryker options for a run on a sample of the mutants. */
const sampled = (count: number) => ({
  plugins: ['./tests/mutation/kept-runner.mjs', './tests/mutation/sample-checker.mjs'],
  checkers: ['sample'],
  mutationSample: { count, seed: Number(values.seed) },
  warnings: false,
});

const STATES = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'] as const;

for (const part of values.part === undefined ? PARTS : [values.part]) {
  const results = await new Stryker({
    configFile: `tests/mutation/${part}.json`,
    ...(values.sample === undefined ? {} : sampled(Number(values.sample))),
  }).runMutationTest();
  const counts = STATES.map((state) => [state, results.filter(({ status }) => status === state).length] as const);
  const of = Object.fromEntries(counts);
  const detected = (of.Killed ?? 0) + (of.Timeout ?? 0);
  const score = detected / Math.max(1, detected + (of.Survived ?? 0) + (of.NoCoverage ?? 0));
  console.log(JSON.stringify({ part, score: Math.round(score * 1000) / 1000, ...of }));
}
