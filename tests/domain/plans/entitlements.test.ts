import { describe, expect, it, test } from 'vitest';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { readCsv } from '#domain/inventory/csv.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { checkEntitlement, entitlementsOf, isEntitled, planWith } from '#domain/plans/entitlements.ts';
import { Entitlement, Tier } from '#domain/plans/plan-schemas.ts';
import { Product } from '#domain/products/product.ts';
import { reportCsv } from '#domain/products/report-csv.ts';
import { assessProduct } from '#domain/safety/assess-product.ts';

/** As advertised: what each plan adds to the previous one. */
const ADVERTISED: Readonly<Record<Tier, readonly Entitlement[]>> = {
  free: [],
  starter: ['advancedAnalysis', 'interactionWarnings', 'recommendations'],
  unlimited: [
    'environmentalData',
    'severalHouseholds',
    'prioritySupport',
    'premiumCommunity',
    'exportReports',
    'apiAccess',
  ],
  family: [],
};

describe('each plan holds what it is advertised with and what those before it hold (product P6.10)', () => {
  let held: readonly Entitlement[] = [];
  for (const tier of Tier.options) {
    held = [...held, ...ADVERTISED[tier]];
    const expected = held;
    it(tier, () => expect(entitlementsOf(tier)).toEqual(expected));
  }
});

test('a refusal names the plan that has it (product P6.10)', () => {
  for (const entitlement of Entitlement.options) {
    for (const tier of Tier.options) {
      const checked = checkEntitlement(tier, entitlement);
      expect(checked.ok).toBe(isEntitled(tier, entitlement));
      if (checked.ok) continue;
      expect(checked.problem.code).toBe('PLAN_REQUIRED');
      expect(checked.problem.message).toMatch(planWith(entitlement) === 'starter' ? /Starter plan/ : /Unlimited plan/);
    }
  }
});

test('a report as a table holds every ingredient, and runs nothing in a spreadsheet (product P6.10)', () => {
  const product = Product.parse({
    id: '02000000000015',
    gtin: '02000000000015',
    name: '=HYPERLINK("x")',
    brand: '+Brand',
    size: null,
    category: 'personal_care',
    productType: 'rinse_off',
    forms: [],
    baby: false,
    ingredientsText: 'Aqua, Sodium Laureth Sulfate, Parfum',
    emoji: '🧴',
    sample: true,
    own: false,
    source: { name: 'Safeshelf sample', date: '2026-01-01', licence: null },
  });
  const report = assessProduct(product, readPack(compiledPack()));
  const text = reportCsv(product, report);
  expect(text.split('\r\n').filter((line) => /^"?[=+@]/.test(line))).toEqual([]);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  const cells = readCsv(text).map(([first]) => first);
  for (const { raw } of report.ingredients) expect(cells).toContain(raw);
});
