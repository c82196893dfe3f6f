import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { Report } from '#domain/safety/report.ts';
import { GOLDEN, type Golden } from '../golden-products.ts';
import { knowledge } from '../pack.ts';

const CASES: readonly (readonly [string, Golden])[] = Object.entries(GOLDEN);

describe.each(CASES)('golden product %s', (_, golden) => {
  const report = assess(golden.input, knowledge);

  it('has the points of every ingredient', () => {
    const lines = report.deductions.map(
      (line) => `${line.ingredient} ${line.points.toFixed(2)}→${line.applied.toFixed(2)}`,
    );
    expect(lines.join('; ')).toBe(golden.points);
  });

  it('has the sum, the cap, the score and its label', () => {
    const sum = report.deductions.reduce((total, line) => total + line.applied, 0);
    expect(sum.toFixed(2)).toBe(golden.sum);
    expect((100 - sum).toFixed(2)).toBe(golden.left);
    expect(report.cap?.value ?? null).toBe(golden.cap);
    expect(report.score).toBe(golden.score);
    expect(report.label).toBe(golden.label);
  });

  it('has the four metrics and the confidence', () => {
    const { child, pet, environment, air } = report.metrics;
    expect(`${child}/${pet}/${environment}/${air ?? 'n.a.'}`).toBe(golden.metrics);
    expect(report.confidence.value.toFixed(3)).toBe(golden.confidence);
  });

  it('cites a source for every point and every warning', () => {
    for (const line of report.deductions) {
      expect(line.source.length, line.ingredient).toBeGreaterThan(3);
      for (const part of line.parts ?? []) expect(part.source.length, part.class).toBeGreaterThan(3);
    }
    for (const warning of report.warnings) expect(warning.source.length, warning.message).toBeGreaterThan(3);
  });

  it('is a report of the contract, with the same bytes when asked again', () => {
    expect(Report.parse(report)).toEqual(report);
    expect(JSON.stringify(assess(golden.input, knowledge))).toBe(JSON.stringify(report));
  });
});

it('explains each line: S times exposure times weight, groups combined as the method says', () => {
  const line = assess(GOLDEN.G5.input, knowledge).deductions[0];
  expect(line?.class).toBe('CORROSIVE');
  const parts = line?.parts ?? [];
  const largest = new Map<string, number>();
  for (const part of parts) largest.set(part.group, Math.max(largest.get(part.group) ?? 0, part.points));
  const values = [...largest.values()].sort((a, b) => b - a);
  const rest = values.slice(1).reduce((sum, value) => sum + value, 0);
  expect((values[0] ?? 0) + 0.35 * rest).toBeCloseTo(line?.points ?? 0, 9);
  const corrosive = parts.find((part) => part.class === 'CORROSIVE');
  expect(corrosive).toMatchObject({ exposure: 1, weight: 0.75, points: 33 });
});

it('gives a product without a list no score, and never 0 or 100', () => {
  for (const text of [null, '', '   ', '\n']) {
    const report = assess({ text, types: ['leave_on'], forms: [], baby: false }, knowledge);
    expect(report.score).toBeNull();
    expect(report.label).toBe('UNKNOWN');
    expect(report.provisional).toBe(false);
    expect(report.metrics).toEqual({ child: null, pet: null, environment: null, air: null });
  }
});

it('reports the lowest of the candidates while the type is undecided', () => {
  const text = GOLDEN.G1.input.text;
  const asOne = (['household', 'leave_on'] as const).map((type) =>
    assess({ text, types: [type], forms: [], baby: false }, knowledge),
  );
  const both = assess({ text, types: ['leave_on', 'household'], forms: [], baby: false }, knowledge);
  expect(both.score).toBe(Math.min(...asOne.map((report) => report.score ?? 101)));
  expect(both.candidateTypes).toEqual(['leave_on', 'household']);
});

it('keeps the warnings of a kind while the type of a product without a list is undecided', () => {
  const input = { text: null, types: ['leave_on', 'food', 'household'], forms: [], baby: false } as const;
  const report = assess({ ...input, name: 'Button cell CR2032' }, knowledge);
  expect(report.score).toBeNull();
  expect(report.warnings.map((one) => `${one.audience} ${one.severity}`)).toContain('child CRITICAL');
  const pods = assess({ ...input, name: 'Laundry pods' }, knowledge);
  expect(pods.warnings.map((one) => `${one.audience} ${one.severity}`)).toContain('child CRITICAL');
});
