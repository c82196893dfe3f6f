import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { deriveOutlook, profileInOutlook } from '#domain/inventory/hazards/outlook.ts';
import { assess } from '#domain/safety/engine.ts';
import {
  criticalFor,
  criticalInReport,
  householdSubjectsOf,
  needsReport,
} from '#domain/safety/household/critical-for.ts';
import { householdView } from '#domain/safety/household-view.ts';
import { profileOf } from '#domain/safety/mixing/profile.ts';
import { inputOfProduct } from '#domain/safety/product-input.ts';
import { home, knowledge, member } from '#tests/domain/safety/pack.ts';

const judged = starterCatalogue()
  .filter(({ ingredientsText }) => ingredientsText !== null)
  .map((product) => {
    const report = assess(inputOfProduct(product), knowledge);
    return { product, report, ...deriveOutlook(product, report, 'today') };
  });
const HOUSEHOLDS = [
  home([], ['dog', 'cat', 'bird']),
  home([member('Mia', { ageGroup: 'infant' }), member('Kim', { pregnant: true })]),
  home([member('Tom', { allergyTypes: ['food'], allergens: ['milk', 'hazelnut'], conditions: ['coeliac', 'asthma'] })]),
  home([member('Ida', { allergyTypes: ['food'] }), member('Lea', { conditions: ['pku', 'g6pd', 'latex'] })]),
  home([member('Max', { allergyTypes: ['food'], allergens: ['kiwi', 'garlic', 'PPD'] })]),
];

describe('the outlook of a product', () => {
  it('tells of pairs what its report tells', () => {
    for (const { product, report, outlook } of judged) {
      const { id: key, name } = product;
      const whole = profileOf({ key, name, place: 'Hall', type: report.productType, forms: report.forms, report });
      const named = { key, name, place: 'Hall', type: report.productType };
      expect(profileInOutlook(key, outlook, 'Hall')).toEqual(
        whole.groups.size === 0 ? null : { ...whole, product: named },
      );
    }
  });

  it('tells of whoever lives there what the household view of its report calls critical', () => {
    let told = 0;
    for (const household of HOUSEHOLDS) {
      const everybody = householdSubjectsOf(household);
      for (const { report, critical: part } of judged) {
        if (!part) throw new Error('Not judged.');
        const found = needsReport(part, everybody) ? criticalInReport(report, everybody) : criticalFor(part, everybody);
        const whole = householdView(report, household).warnings;
        expect(found).toEqual(whole.filter(({ severity, subject }) => severity === 'CRITICAL' && subject !== null));
        told += found.length;
      }
    }
    expect(told).toBeGreaterThan(100);
  });

  it('is a small part of its report', () => {
    const size = (of: unknown): number => JSON.stringify(of).length;
    const [rows, reports] = judged.reduce(
      ([row, whole], { report, outlook }) => [row + size(outlook), whole + size(report)],
      [0, 0],
    );
    expect(rows * 10).toBeLessThan(reports);
  });
});
