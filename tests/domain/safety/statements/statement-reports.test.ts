import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { Report } from '#domain/safety/report.ts';
import { HAZARD_CODES } from '#domain/safety/statements/statement-texts.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { GOLDEN } from '../golden-products.ts';
import { knowledge } from '../pack.ts';

const of = (text: string, type: ProductType = 'household', name = ''): Report =>
  assess({ text, types: [type], forms: [], baby: false, ...(name === '' ? {} : { name }) }, knowledge);
const warned = (report: Report): readonly string[] => report.warnings.map((one) => `${one.audience} ${one.severity}`);

describe('a label without ingredients', () => {
  const corrosive = of('Danger. H314 Causes severe skin burns and eye damage. P102 Keep out of reach of children.');

  it('gets its report from its statements, marked, provisional and capped', () => {
    expect(corrosive).toMatchObject({ score: 39, label: 'HIGH', basis: 'statements', provisional: true });
    expect(corrosive.confidence.grade).toBe('C');
    expect(corrosive.cap?.source).toContain('H314');
    expect(warned(corrosive)).toEqual(expect.arrayContaining(['child CRITICAL', 'dog WARNING', 'cat WARNING']));
    expect(Report.parse(corrosive)).toEqual(corrosive);
  });

  it('has a receipt that sums up, each part citing its statement', () => {
    const applied = corrosive.deductions.reduce((sum, line) => sum + line.applied, 0);
    // 44 for H314, plus 0.35 of the cost of a bottle that harms dogs and cats (10 x 0.8).
    expect(applied).toBeCloseTo(44 + 0.35 * 8, 9);
    for (const line of corrosive.deductions)
      for (const part of line.parts ?? []) expect(part.source).toContain('on the label');
  });

  it('is never above 69, whatever mild statement it carries', () => {
    for (const code of HAZARD_CODES) {
      const { score } = of(code);
      if (score !== null) expect(score, code).toBeLessThanOrEqual(69);
    }
  });

  it('has no score where it states nothing of a hazard', () => {
    for (const text of ['Warning', 'Keep out of reach of children', 'P102', 'UFI: E600-30P1-S00Y-5079', 'EUH210']) {
      expect(of(text).score, text).toBeNull();
    }
  });

  it('takes a list of the hazardous substances alone for what it is', () => {
    const report = of('Pericolo: provoca gravi ustioni cutanee e gravi lesioni oculari. Contiene: idrossido di sodio.');
    expect(report.basis).toBe('statements');
    expect(report.confidence.grade).toBe('C');
    expect(report.ingredients.map(({ id }) => id)).toEqual(['sodium-hydroxide']);
    expect(of('Warning. H319. Contains: Limonene. May produce an allergic reaction.').score).toBeLessThanOrEqual(69);
  });

  it('keeps what it names as hazardous a main ingredient, and what EUH208 names a minor one', () => {
    const glycol = of('Warning. H302. Contains: Ethylene Glycol.', 'outdoor');
    expect(warned(glycol)).toEqual(expect.arrayContaining(['child CRITICAL', 'dog CRITICAL', 'cat CRITICAL']));
    const scent = of('Warning. H319. Contains: Limonene. May produce an allergic reaction.');
    expect(warned(scent)).not.toContain('child CRITICAL');
  });

  it('knows chlorine bleach by its statement, for the mixing table', () => {
    const report = of(
      'EUH206 Warning! Do not use together with other products. May release dangerous gases (chlorine).',
    );
    expect(report.mixing?.map(({ group }) => group)).toContain('HYPOCHLORITE');
    expect(of('H302 EUH031').mixing?.map(({ group }) => group)).toEqual(['GAS_WITH_ACID']);
  });

  it('says more with each statement: no further one raises the score', () => {
    for (const first of HAZARD_CODES) {
      const alone = of(first).score ?? 100;
      for (const second of ['H314', 'H319', 'H410', 'EUH031', 'H225']) {
        expect(of(`${first} ${second}`).score ?? 0, `${first} ${second}`).toBeLessThanOrEqual(alone);
      }
    }
  });
});

describe('a label with a list and statements', () => {
  const LISTS = [GOLDEN.G1, GOLDEN.G5].map(({ input }) => input.text);

  it('has the lower of the two scores, and every cap of both', () => {
    for (const list of [...LISTS, 'Water, Citric Acid', 'Water, Glycerin', 'Water, Soap, Zorbexine']) {
      const plain = of(`Ingredients: ${list}`);
      for (const code of HAZARD_CODES) {
        const both = of(`Ingredients: ${list}. ${code}`);
        expect(both.score ?? 0, `${list} ${code}`).toBeLessThanOrEqual(plain.score ?? 0);
        expect(both.confidence.value).toBeLessThanOrEqual(plain.confidence.value);
        for (const metric of ['child', 'pet', 'environment', 'air'] as const)
          expect(both.metrics[metric] ?? 0).toBeLessThanOrEqual(plain.metrics[metric] ?? 0);
        for (const one of warned(plain)) expect(warned(both)).toContain(one);
        const applied = both.deductions.reduce((sum, line) => sum + line.applied, 0);
        const left = Math.max(0, 100 - applied);
        expect(both.score).toBe(Math.floor(Math.min(both.cap?.value ?? 100, left) + 0.5));
      }
    }
  });

  it('is not judged better by a further ingredient', () => {
    const base = 'Ingredients: Water, Alcohol Ethoxylate, Citric Acid, Parfum. H318 H412';
    const before = of(base).score ?? 0;
    for (const more of ['Sodium Hydroxide', 'Glycerin', 'Zorbexine', 'Methylisothiazolinone']) {
      expect(of(base.replace('Parfum', `Parfum, ${more}`)).score ?? 0, more).toBeLessThanOrEqual(before);
    }
  });

  it('is never of low risk with a statement that asks for the word Danger', () => {
    expect(of('Ingredients: Water, Glycerin. H318').score).toBe(69);
  });

  it('leaves what is not classified alone: food and cosmetics', () => {
    const text = 'Aqua, Glycerin. H314';
    expect(of(text, 'leave_on').statements).toBeUndefined();
    expect(of(text, 'food').statements).toBeUndefined();
  });

  it('names the product where its name is known', () => {
    expect(of('H314', 'household', 'Sparkle').warnings[0]?.message).toContain('Sparkle');
  });
});
