import { expect, it } from 'vitest';
import type { Fact, Ingredient, Knowledge } from '#domain/knowledge/knowledge.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import type { EvidenceLevel, ProductForm, ProductType, Severity } from '#domain/safety/vocabulary.ts';
import { GOLDEN } from '../golden-products.ts';
import { knowledge } from '../pack.ts';

// method M4.5.13, M4.5.14, M4.5.18.
const report = (text: string, type: ProductType, forms: readonly ProductForm[] = [], pack = knowledge): Report =>
  assess({ text, types: [type], forms, baby: false }, pack);

it.each([
  ['DEG toothpaste', 'Diethylene Glycol, Aqua, Silica, Sorbitol', 'rinse_off', ['oral'], 39],
  ['hydrofluoric acid', 'Aqua, Hydrofluoric Acid', 'household', [], 39],
  ['toilet block', '1,4-Dichlorobenzene', 'household', ['air'], 69],
  ['moth balls outdoors', 'Paradichlorobenzene 99%', 'outdoor', [], 69],
] as const)('%s is limited by its warning for everyone, and never green', (_, text, type, forms, most) => {
  const one = report(text, type, forms);
  expect(one.score).not.toBeNull();
  expect(one.score ?? 101).toBeLessThanOrEqual(most);
  expect(shownRisk(one).band).not.toBe('green');
  const told = one.warnings.filter(({ audience, kind }) => audience === 'everyone' && kind === 'use');
  expect(told.map(({ severity }) => severity)).toContain(most === 39 ? 'CRITICAL' : 'WARNING');
});

it('shows the limit as a line with cause and source', () => {
  const { cap } = report('Aqua, Sodium Chloride, 1,4-Dichlorobenzene', 'household');
  expect(cap?.value).toBe(69);
  expect(cap?.cause).toContain('1,4-Dichlorobenzene');
  expect(cap?.source).toContain('474/2014');
});

// The pack, with one ingredient whose only content is a warning for everyone.
const withEntry = (severity: Severity, evidence: EvidenceLevel | undefined, source = 'A document'): Knowledge => {
  const facts: readonly Fact[] = [];
  const changed = (one: Ingredient): Ingredient => ({
    ...one,
    facts,
    audience: [{ audience: 'everyone', severity, routes: [], source, ...(evidence === undefined ? {} : { evidence }) }],
  });
  return new Proxy(knowledge, {
    get: (pack, key) => {
      if (key === 'ingredient') {
        return (id: string) => {
          const one = pack.ingredient(id);
          return id === 'glycerin' && one !== undefined ? changed(one) : one;
        };
      }
      const value: unknown = Reflect.get(pack, key, pack);
      return typeof value === 'function' ? value.bind(pack) : value;
    },
  });
};

it.each([
  ['CRITICAL', 'A', 39],
  ['CRITICAL', 'B', 39],
  ['WARNING', 'B', 69],
  ['CRITICAL', 'C', null],
  ['CRITICAL', undefined, null],
  ['CAUTION', 'A', null],
  ['INFO', 'A', null],
] as const)('%s of evidence %s limits to %s', (severity, evidence, most) => {
  expect(report('Aqua, Glycerin', 'leave_on', [], withEntry(severity, evidence)).cap?.value ?? null).toBe(most);
});

it('an unclear reading, and what an expert has to confirm, limit nothing', () => {
  const unclear = report('Aqua, G1ycerin', 'leave_on', [], withEntry('CRITICAL', 'A'));
  expect(unclear.ingredients[1]?.match.step).toBe('fuzzy');
  expect(unclear.cap).toBeNull();
  const unreviewed = withEntry('CRITICAL', 'A', 'Consensus (expert review needed)');
  expect(report('Aqua, Glycerin', 'leave_on', [], unreviewed).cap).toBeNull();
});

it('a warning of access limits nothing', () => {
  const one = report('Caffeine', 'food', ['supplement']);
  expect(one.warnings.some(({ kind, severity }) => kind === 'access' && severity === 'CRITICAL')).toBe(true);
  expect(one.cap).toBeNull();
});

it('leaves the limits of the golden products as they are', () => {
  for (const { input, cap } of Object.values(GOLDEN)) {
    expect(assess(input, knowledge).cap?.value ?? null).toBe(cap);
  }
});
