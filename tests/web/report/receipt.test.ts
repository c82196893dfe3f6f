import { describe, expect, it } from 'vitest';
import type { Deduction, Report } from '#domain/safety/report.ts';
import { receiptOf } from '#web/product-view/receipt.ts';

const line = (
  ingredient: string,
  applied: number,
  parts: readonly (readonly [string, string, string])[],
): Deduction => ({
  ingredient,
  class: parts[0]?.[0] ?? 'UNKNOWN',
  source: parts[0]?.[2] ?? '',
  points: applied,
  applied,
  parts: parts.map(([hazard, group, source]) => ({
    class: hazard,
    group,
    source,
    exposure: 1,
    weight: 1,
    points: applied,
  })),
});

const report = (score: number | null, deductions: Deduction[], cap: Report['cap'] = null): Report => ({
  score,
  label: 'MODERATE',
  provisional: false,
  confidence: { value: 1, grade: 'A' },
  productType: 'household',
  candidateTypes: ['household'],
  forms: [],
  baby: false,
  metrics: { child: 1, pet: 1, environment: 1, air: 1 },
  ingredients: [],
  deductions,
  cap,
  warnings: [],
  notes: [],
  versions: { engine: '1', knowledge: 'k' },
});

describe('receiptOf', () => {
  it('writes applied points with two decimals and the real minus sign, and the exact sum', () => {
    const receipt = receiptOf(
      report(48, [
        line('Methylisothiazolinone', 17.7, [
          ['SKIN_SENS_1A', 'skin', 'CLP 613-326-00-9'],
          ['SKIN_SENS', 'skin', 'another list'],
          ['CORROSIVE', 'local', 'CLP 613-326-00-9'],
        ]),
        line('Limonene', 34.38, [['FRAG_ALLERGEN', 'skin', 'CosIng III/88']]),
      ]),
    );
    expect(receipt?.entries[0]).toMatchObject({
      points: '\u221217.70',
      reason: 'Skin sensitiser 1A, corrosive',
      source: 'CLP 613-326-00-9',
    });
    expect(receipt).toMatchObject({ sumName: '100 less 52.08', sum: '47.92', score: 48, cap: null });
  });

  it('gives a cap its own line that takes what is left above it', () => {
    const receipt = receiptOf(
      report(39, [line('Sodium Hypochlorite', 58.73, [['CORROSIVE', 'local', 'CLP']])], {
        value: 39,
        cause: 'Corrosive as its main ingredient',
        source: 'Safeshelf method, rule M4.5',
      }),
    );
    expect(receipt?.cap).toMatchObject({ name: 'Limited to 39', points: '\u22122.27' });
    expect(receipt).toMatchObject({ sumName: '100 less 61.00', sum: '39.00', score: 39 });
  });

  it('says so where the points alone already go below the cap', () => {
    const cap = { value: 39, cause: 'A cause', source: 'A source' };
    const receipt = receiptOf(report(29, [line('A', 71.32, [['SKIN_SENS_1A', 'skin', 'x']])], cap));
    expect(receipt?.cap?.points).toBe('0.00');
    expect(receipt?.cap?.reason).toContain('already bring it lower');
    expect(receipt?.sum).toBe('28.68');
  });

  it('does not go below zero, and has nothing to say without a score', () => {
    expect(receiptOf(report(0, [line('A', 112.4, [['PROHIBITED', 'legal', 'x']])]))).toMatchObject({
      sumName: '100 less 112.40',
      sum: '0.00',
    });
    expect(receiptOf(report(null, []))).toBeNull();
  });
});
