import { describe, expect, it } from 'vitest';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { assess } from '#domain/safety/engine.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const rows = (text: string) => matchLabel(readLabel(text), knowledgePack(), 'leave_on').ingredients;
const ids = (text: string) => rows(text).map(({ id }) => id);

describe('names behind which a CRITICAL warning stands are searched harder', () => {
  it.each([
    ['Pe1roleum', 'petroleum'],
    ['Dimethylacetumide', 'dimethylacetamide'],
    ['Fluaz!nam', 'fluazinam'],
    ['Leac hydrogen arsenate', 'lead-hydrogen-arsenate'],
    ['I-Bromopropane', '1-bromopropane'],
    ['2Coal Tar', 'coal-tar'],
    ['3Benzophenone', 'benzophenone'],
    ['Nickel tungs1en tetraoxide', 'nickel-tungsten-tetraoxide'],
    ['Methylis0thiazo1inome', 'methylisothiazolinone'],
  ])('%s', (text, id) => {
    const [row] = rows(text);
    expect(row).toMatchObject({ id, match: { step: 'fuzzy' } });
    expect(row?.match.confidence).toBeGreaterThanOrEqual(0.7);
  });

  it.each([
    ['Nickel selenide8 paraffinum liquidum', ['nickel-selenide', 'mineral-oil']],
    ['Butane3 Tretinoin', ['butane', 'tretinoin']],
    ["Mineral Oil.'Nickel chromate", ['mineral-oil', 'nickel-chromate']],
    ['Aqua/watery Imidazole', ['water', 'imidazole']],
    ['peg-100 stearatef Fluazinam', [null, 'fluazinam']],
  ])('also where the sign before or behind them was lost: %s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it.each([
    'Sodium Hypochlorate',
    'Sodium Cholate',
    'Aluminum Hydroxybis',
    'aater',
    'Zorbexine',
    'Quillonate',
    'Saccharomyces/Grape Ferment Lysate Filtrate',
    'hydrogenated styrene/isoprene copolymer',
    'Sodium Benzoate and Potassium Sorbate',
    'Avena Sativa (Aat) Kernel Extract',
  ])('%s is not taken for one', (text) => {
    const grave = ['sodium-hypochlorite', 'cocoa', 'hydroxyzine', 'styrene', 'potassium', '4-o-tolylazo-o-toluidine'];
    for (const { id, readAs } of rows(text)) {
      expect(grave).not.toContain(id);
      if (id !== null) expect(readAs ?? '').not.toMatch(/gold/);
    }
  });

  it('tells them as may contain, never as CRITICAL, and without a cap', () => {
    const report = assess(
      { text: 'Aqua, Glycerin, Nickel chr0mate, Parfum', types: ['leave_on'], forms: [], baby: false },
      knowledgePack(),
    );
    const told = report.warnings.filter(({ unclear }) => unclear === true);
    expect(told.length).toBeGreaterThan(0);
    for (const warning of told) {
      expect(warning.severity).not.toBe('CRITICAL');
      expect(warning.message).toContain('may contain');
    }
    expect(report.warnings.some(({ severity }) => severity === 'CRITICAL')).toBe(false);
    expect(report.cap).toBeNull();
  });

  it('does not read styrene, CRITICAL, from a copolymer whose name was spoilt', () => {
    const { warnings } = assess(
      { text: 'Aqua, styrene/acrylates copolymet', types: ['leave_on'], forms: [], baby: false },
      knowledgePack(),
    );
    expect(warnings.some(({ severity }) => severity === 'CRITICAL')).toBe(false);
  });
});
