import { describe, expect, it } from 'vitest';
import { compareReports } from '#domain/safety/compare-reports.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { GOLDEN } from './golden-products.ts';
import { knowledge } from './pack.ts';

const of = (text: string): Report => assess({ text, types: ['household'], forms: ['spray'], baby: false }, knowledge);
const G1 = of(GOLDEN.G1.input.text);

describe('why a report changed', () => {
  it('says nothing of two equal reports', () => {
    expect(compareReports(G1, G1)).toEqual({
      score: null,
      label: null,
      engine: null,
      knowledge: null,
      productType: null,
      grade: null,
      basis: null,
      lines: [],
      cap: null,
      metrics: [],
      ingredients: { added: [], removed: [], matched: [] },
      warnings: { added: [], removed: [] },
    });
  });

  it('names the ingredient that left the label, and what only moved up', () => {
    const after = of(GOLDEN.G1.input.text.replace('Methylisothiazolinone, ', ''));
    const change = compareReports(G1, after);
    expect(change.score).toEqual({ before: 48, after: after.score });
    expect(change.lines[0]).toMatchObject({ kind: 'removed', ingredient: 'Methylisothiazolinone', after: null });
    expect(change.lines[0]?.before).toBeCloseTo(17.7, 2);
    expect(change.lines.slice(1).every(({ kind }) => kind === 'shifted')).toBe(true);
    expect(change.ingredients.removed).toEqual(['Methylisothiazolinone']);
    expect(change.warnings.removed.map(({ ingredient }) => ingredient)).toContain('Methylisothiazolinone');
    // The changes of the lines add up to the change of the score before rounding.
    const moved = change.lines.reduce((sum, line) => sum + (line.before ?? 0) - (line.after ?? 0), 0);
    const sum = (report: Report): number => report.deductions.reduce((total, line) => total + line.applied, 0);
    expect(moved).toBeCloseTo(sum(G1) - sum(after), 9);
  });

  it('names the source that a new edition of the knowledge brought', () => {
    const [first, ...others] = G1.deductions;
    if (first === undefined) throw new Error('the golden product has deductions');
    const after: Report = {
      ...G1,
      deductions: [
        { ...first, points: first.points + 2, applied: first.applied + 2, source: 'CLP Annex VI, ATP 99' },
        ...others,
      ],
      versions: { ...G1.versions, knowledge: 'next' },
    };
    const change = compareReports(G1, after);
    expect(change.knowledge).toEqual({ before: G1.versions.knowledge, after: 'next' });
    expect(change.lines).toHaveLength(1);
    expect(change.lines[0]).toMatchObject({ kind: 'changed', sources: { added: ['CLP Annex VI, ATP 99'] } });
  });

  it('tells a cap that came, the metrics, and a list in place of statements', () => {
    const before = of('Danger. H314');
    const after = of('Danger. H314. Ingredients: Water, Glycerin, Sodium Hydroxide, Parfum');
    const change = compareReports(before, after);
    expect(change.basis).toEqual({ before: 'statements', after: 'ingredients' });
    expect(change.ingredients.added).toHaveLength(4);
    expect(compareReports(of('Water'), before).cap).toMatchObject({ before: null });
    expect(compareReports(of('Water'), before).metrics.map(({ metric }) => metric)).toContain('child');
  });

  it('tells a name that is matched in another way', () => {
    const rows = G1.ingredients.map((row) => (row.raw === 'Fragrance' ? { ...row, name: 'Parfum' } : row));
    expect(compareReports(G1, { ...G1, ingredients: rows }).ingredients.matched).toEqual([
      { raw: 'Fragrance', before: 'Fragrance', after: 'Parfum' },
    ]);
  });
});
