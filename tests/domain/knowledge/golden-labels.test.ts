import { describe, expect, it } from 'vitest';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

/** The labels of method M10 with their expected readings. `?` is a name that must stay unknown. */
const GOLDEN: readonly (readonly [ProductType, string, string])[] = [
  [
    'household',
    'Water, Alcohol Ethoxylate, Ethanolamine, Benzalkonium Chloride, Tetrasodium EDTA, Fragrance, Limonene, Linalool, Methylisothiazolinone, Hexyl Cinnamal, CI 42090',
    'water alcohol-ethoxylate monoethanolamine benzalkonium-chloride tetrasodium-edta fragrance limonene linalool methylisothiazolinone hexyl-cinnamal brilliant-blue-fcf',
  ],
  [
    'leave_on',
    'Aqua, Glycerin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Petrolatum, Dimethicone, Phenoxyethanol, Disodium EDTA, Tocopherol, Xanthan Gum, Ethylhexylglycerin',
    'water glycerin cetearyl-alcohol caprylic-capric-triglyceride petrolatum dimethicone phenoxyethanol disodium-edta tocopherol xanthan-gum ethylhexylglycerin',
  ],
  [
    'rinse_off',
    'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Glycerin, Parfum, Citric Acid, Sodium Benzoate, Methylchloroisothiazolinone, Methylisothiazolinone, Linalool, Limonene, Hexyl Cinnamal, CI 42090',
    'water sodium-laureth-sulfate cocamidopropyl-betaine sodium-chloride glycerin fragrance citric-acid sodium-benzoate methylchloroisothiazolinone methylisothiazolinone linalool limonene hexyl-cinnamal brilliant-blue-fcf',
  ],
  [
    'leave_on',
    'Aqua, Glycerin, Polysorbate 20, Methylisothiazolinone, Parfum, Citric Acid',
    'water glycerin polysorbate-20 methylisothiazolinone fragrance citric-acid',
  ],
  [
    'household',
    'Water, Sodium Hypochlorite, Sodium Chloride, Sodium Carbonate, Sodium Hydroxide',
    'water sodium-hypochlorite sodium-chloride sodium-carbonate sodium-hydroxide',
  ],
  [
    'food',
    'Xylitol, Sorbitol, Gum Base, Natural Flavour, Soy Lecithin, Aspartame, BHT',
    'xylitol sorbitol gum-base natural-flavour soy-lecithin aspartame bht',
  ],
  [
    'food',
    'Sugar, Glucose Syrup, Citric Acid, Natural Flavour, Tartrazine, Allura Red AC, Sunset Yellow FCF, Titanium Dioxide',
    'sugar glucose-syrup citric-acid natural-flavour tartrazine allura-red-ac sunset-yellow-fcf titanium-dioxide',
  ],
  ['leave_on', 'Water, Glycerin, Zorbexine, Quillonate, Parfum, Linalool', 'water glycerin ? ? fragrance linalool'],
];

describe('the golden labels', () => {
  it.each(GOLDEN)('%s: %s', (type, text, ids) => {
    const { ingredients, notes } = matchLabel(readLabel(text), knowledgePack(), type);
    expect(ingredients.map(({ id }) => id ?? '?').join(' ')).toBe(ids);
    expect(ingredients.map(({ raw }) => raw)).toEqual(text.split(', '));
    for (const { id, match, notCounted } of ingredients) {
      expect(notCounted).toBeNull();
      expect(match).toEqual(id === null ? { step: 'none', confidence: 0 } : { step: 'exact', confidence: 1 });
    }
    expect(notes).toEqual([]);
  });

  it('keeps the percentages of the spot-on', () => {
    const reading = readLabel('Permethrin 44%, Imidacloprid 8.8%, N-Methyl-2-pyrrolidone');
    const { ingredients } = matchLabel(reading, knowledgePack(), 'pet_topical');
    expect(ingredients.map(({ id, percent }) => [id, percent])).toEqual([
      ['permethrin', 44],
      ['imidacloprid', 8.8],
      ['n-methyl-2-pyrrolidone', null],
    ]);
  });
});
