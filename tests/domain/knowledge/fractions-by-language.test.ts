import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();

describe('petroleum fractions as labels of the Union print them (method M3.1.15)', () => {
  it.each([
    'Hydrocarbons, C11-C13, isoalkanes, <2% aromatics',
    'Kohlenwasserstoffe, C11-C13, Isoalkane, <2% Aromaten',
    'Kohlenwasserstoffe, C10-C13, n-Alkane, Isoalkane, Cyclene, < 2 % Aromaten',
    'hydrocarbures, C9-C11, n-alcanes, isoalcanes, cycliques, <2% aromatiques',
    'hydrocarbures aliphatiques C9-C11',
    'Hidrocarburos, C10-C13, n-alcanos, isoalcanos, cíclicos, <2% aromáticos',
    'Idrocarburi, C10-C13, n-alcani, isoalcani, ciclici, <2% aromatici',
    'koolwaterstoffen, C11-C13, isoalkanen, <2% aromaten',
    'naphta lourd hydrotraité',
    'nafta hidrotratada pesada',
    'Naphtha (Erdöl), mit Wasserstoff behandelte schwere',
  ])('%s is one name, and runs into the lungs of a child', (text) => {
    const report = assess({ text, types: ['household'], forms: ['neat'], baby: false }, knowledge);
    expect(report.warnings.map(({ severity, audience }) => `${severity} ${audience}`)).toContain('CRITICAL child');
    expect(report.ingredients.filter(({ level }) => level === 'unknown')).toEqual([]);
  });
});

describe('additives by number behind their function (method M3.4.4)', () => {
  const ids = (text: string, type: 'food' | 'leave_on' = 'food') =>
    assess({ text, types: [type], forms: [], baby: false }, knowledge).ingredients.map(({ id }) => id);
  it.each([
    ['gum base, Sweetener 951', 'aspartame'],
    ['gum base, Sweeteners: 950, 951, 967', 'xylitol'],
    ['sugar, colours: 110, 102', 'tartrazine'],
    ['Rindfleisch, Konservierungsstoffe: 250, 252', 'potassium-nitrate'],
    ['beef, Flavour Enhancer 621, salt', 'monosodium-glutamate'],
  ])('%s', (text, id) => expect(ids(text)).toContain(id));

  it('not behind other words, nor once another name came between', () => {
    expect(ids('sugar, 951')).not.toContain('aspartame');
    expect(ids('sugar, colours: 102, salt, 951')).not.toContain('aspartame');
    expect(ids('sugar, filling: 951')).not.toContain('aspartame');
  });
});
