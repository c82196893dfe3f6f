import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uninverted } from '#domain/knowledge/chemistry/inverted-name.ts';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const pack = knowledgePack();
const namesOf = (text: string): string[] =>
  matchLabel(readLabel(`Ingredients: ${text}`), pack, 'household').ingredients.map((one) => one.name);

describe('index names on labels', () => {
  it.each([
    ["Phenol, 4,4'-(1-methylethylidene)bis-", 'Bisphenol A'],
    ['1,2-Benzenedicarboxylic acid, dibutyl ester', 'Dibutyl Phthalate'],
    ['Ethanol, 2-butoxy-', '2-Butoxyethanol'],
    ["Ethanol, 2,2'-iminobis-", 'Diethanolamine'],
    ['Benzoic acid, 2-hydroxy-, methyl ester', 'Methyl Salicylate'],
    ['Alcohols, C12-14, ethoxylated', 'Alcohol Ethoxylate'],
    ['Quaternary ammonium compounds, benzyl-C12-16-alkyldimethyl, chlorides', 'Benzalkonium Chloride'],
    ['Alkyl (C12-16) dimethylbenzyl ammonium chloride', 'Benzalkonium Chloride'],
    ['n-Alkyl (40% C12, 50% C14, 10% C16) dimethyl benzyl ammonium chloride', 'Benzalkonium Chloride'],
    ['Naphtha (petroleum), hydrotreated light', 'Naphtha (petroleum), hydrotreated light'],
  ])('%s is %s', (printed, name) => {
    expect(namesOf(`Water, ${printed}, Citric Acid`)).toEqual(['Water', name, 'Citric Acid']);
  });

  it('never take an unknown inverted name or fraction for its first word', () => {
    const parents = ['Phenol', 'Benzene', 'Naphtha (petroleum)', 'Distillates (petroleum)', 'Hydrocarbons'];
    fc.assert(
      fc.property(fc.constantFrom(...parents), fc.integer({ min: 5, max: 14 }), (parent, chain) => {
        const phenolic = /^[PB]/.test(parent);
        const text = phenolic ? `${parent}, ${chain}-wibbleyl-` : `${parent}, C${chain}-C${chain + 2}, n-alkanes`;
        const [first = '', ...rest] = namesOf(`${text}, Citric Acid`);
        expect(rest).toEqual(['Citric Acid']);
        expect(first.toLowerCase()).not.toBe(parent.toLowerCase());
        expect(first).not.toBe('Petroleum');
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  it('leave lists of names alone', () => {
    for (const text of [
      'Paraffin, Jojoba Oil, Beeswax',
      'Water, 1,2-Hexanediol, Glycerin',
      'Alcohol, Water, Citric Acid',
    ])
      expect(namesOf(text).length).toBe(3);
    expect(uninverted(['Glycerin', 'Water'])).toBeNull();
    expect(uninverted(['Pflanzenöle', 'Palm-'])?.[0]).not.toBe('Palm');
  });
});

it('ends a name at its share: what stands behind is the next ingredient (method M2.6.1)', () => {
  const label = 'Alcohols, C12-14, ethoxylated 5-15%, Benzyl-C12-16-alkyldimethylammonium chlorides 0.5 g/100 g, Water';
  const { ingredients } = matchLabel(readLabel(label), pack, 'household');
  expect(ingredients.map(({ name, percent }) => [name, percent])).toEqual([
    ['Alcohol Ethoxylate', 15],
    ['Benzalkonium Chloride', 0.5],
    ['Water', null],
  ]);
});
