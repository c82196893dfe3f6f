import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { goldenLabels, goldenReading } from './golden/summary.ts';

// Our own labels in golden/labels.txt, one for each thing that a label may contain. After an intended change, run:
// npx tsx tests/domain/products/label/golden/write.ts
const expected = readFileSync(new URL('golden/readings.txt', import.meta.url), 'utf8').split('\n\n');

it('reads as many labels as were written down', () => {
  expect(goldenLabels().length).toBe(expected.length);
  expect(expected.length).toBeGreaterThan(100);
});

// method M2
it.each(expected.map((reading) => [reading.slice(0, reading.indexOf('\n')), reading.trimEnd()] as const))(
  'reads as written down: %s',
  (label, reading) => {
    expect(goldenReading(label)).toBe(reading);
  },
);
