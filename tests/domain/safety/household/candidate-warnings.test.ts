import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { severityRank } from '#domain/safety/warnings/collect.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const LABELS = [
  'Skimmed milk, sugar, glucose syrup, fructose, vanilla extract',
  'Aqua, Sodium Hypochlorite 4%, Parfum, Linalool',
  'Peanuts, xylitol, wheat flour, caffeine',
  'Aqua, Methylisothiazolinone, Lavandula Angustifolia Oil, Limonene',
];
const TYPES: readonly ProductType[] = ['leave_on', 'rinse_off', 'food', 'household'];

const reportOf = (text: string, types: readonly ProductType[]) =>
  assess({ text: `Ingredients: ${text}`, types: [...types], forms: [], baby: false }, knowledgePack());

describe('a product of an undecided type', () => {
  it.each(LABELS)('%s: warns whoever one of its types would warn, as severely', (text) => {
    const undecided = reportOf(text, ['leave_on', 'food', 'household']);
    const candidates = (['leave_on', 'food', 'household'] as const).map((type) => reportOf(text, [type]));
    expect(undecided.score).toBe(Math.min(...candidates.map(({ score }) => score ?? 101)));
    for (const { audience, ingredient, severity } of candidates.flatMap(({ warnings }) => warnings)) {
      const told = undecided.warnings.filter((one) => one.audience === audience && one.ingredient === ingredient);
      expect(told, `${audience} ${ingredient}`).toHaveLength(1);
      for (const one of told) expect(severityRank(one.severity)).toBeLessThanOrEqual(severityRank(severity));
    }
    const ranks = undecided.warnings.map(({ severity }) => severityRank(severity));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });

  it('keeps the milk and the fruit sugar of an ice cream that may be a cream', () => {
    const critical = reportOf(LABELS[0] ?? '', TYPES)
      .warnings.filter(({ severity }) => severity === 'CRITICAL')
      .map(({ audience }) => audience);
    expect(critical).toEqual(expect.arrayContaining(['galact', 'hfi']));
  });
});
