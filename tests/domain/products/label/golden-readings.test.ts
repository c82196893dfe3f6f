import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { goldenReadings } from './golden/summary.ts';

// Labels of our own in golden/labels.txt, one for each thing that a label may hold. After a change that is meant:
// npx tsx tests/domain/products/label/golden/write.ts
const expected = readFileSync(new URL('golden/readings.txt', import.meta.url), 'utf8').split('\n\n');
const read = goldenReadings().split('\n\n');

it('reads as many labels as were written down', () => {
  expect(read.length).toBe(expected.length);
  expect(read.length).toBeGreaterThan(100);
});

// method M2
it.each(expected.map((reading, at) => [reading.slice(0, reading.indexOf('\n')), reading, at] as const))(
  'reads as written down: %s',
  (_label, reading, at) => {
    expect(read[at]?.trimEnd()).toBe(reading.trimEnd());
  },
);
