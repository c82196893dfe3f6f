import { describe, expect, it } from 'vitest';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import type { MatchedIngredient } from '#domain/knowledge/matching/matched-label.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const match = (text: string, type: ProductType = 'leave_on'): readonly MatchedIngredient[] =>
  matchLabel(readLabel(text), knowledgePack(), type).ingredients;
const one = (text: string, type?: ProductType): MatchedIngredient => {
  const [first, ...more] = match(text, type);
  if (!first || more.length > 0) throw new Error(`${more.length + 1} ingredients in ${text}`);
  return first;
};
const brief = (text: string, type?: ProductType) => {
  const { id, match: found } = one(text, type);
  return [id, found.step, found.confidence];
};
const counted = (text: string, type?: ProductType): (string | null)[] =>
  match(text, type)
    .filter(({ notCounted }) => notCounted === null)
    .map(({ id }) => id);

it('reads a bracket that the label never closes', () => {
  expect(counted('Aqua, Parfum (Limonene, Linalool')).toEqual(['water', 'fragrance', 'limonene', 'linalool']);
  expect(counted('Aqua, Butyrospermum Parkii (Shea')).toEqual(['water', 'shea-butter']);
  expect(match('Sugar, Chocolate (cocoa butter, milk powder, salt', 'food').map(({ id }) => id)).toContain('cocoa');
});

describe('one thing with its source or plant in brackets', () => {
  it.each([
    ['Glucose Syrup (Wheat)', 'food', ['glucose-syrup']],
    ['Glucose Syrup (from Wheat)', 'food', ['glucose-syrup']],
    ['Dextrose (wheat)', 'food', ['glucose-syrup']],
    ['Maltodextrin (wheat)', 'food', ['maltodextrin']],
    ['Maltodextrin (wheat, corn)', 'food', ['maltodextrin']],
    ['Glukosesirup (Weizen)', 'food', ['glucose-syrup']],
    ['Sirop de glucose (blé)', 'food', ['glucose-syrup']],
    ['Glucose Syrup (milk)', 'food', ['glucose-syrup', 'milk']],
    ['Flour (wheat)', 'food', ['flour', 'wheat-flour']],
    ['Arachis Hypogaea (Peanut) Oil', 'leave_on', ['peanut-oil']],
  ] as const)('%s', (text, type, ids) => {
    const found = match(text, type);
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(found[0]?.raw).toBe(text);
  });
});

it.each([
  ['Ginkgo Biloba', 'ginkgo'],
  ['Ginkgo Biloba Extract', 'ginkgo'],
  ['Pyrethrum Extract', 'pyrethrins'],
  ['Tanacetum Cinerariifolium Extract', 'pyrethrins'],
  ['Arnica Montana Extract', 'arnica-extract'],
  ['Arnica Montana Root Extract', 'arnica-extract'],
  ['Star Fruit Juice', 'star-fruit'],
  ['Star Fruit Juice Concentrate', 'star-fruit'],
  ['Averrhoa Carambola Fruit Extract', 'star-fruit'],
])('%s leads to the entry of its species', (text, id) => {
  expect(one(text, 'food').id).toBe(id);
});

it.each([
  ['2 tsp sugar', 'sugar'],
  ['one cup of wheat flour', 'wheat-flour'],
  ['1/2 cup milk', 'milk'],
])('leaves the measure out: %s', (text, id) => {
  expect(one(text, 'food').id).toBe(id);
});

it('takes a text without a name for unreadable, and one unknown name among known ones for an ingredient', () => {
  const { ingredients, notes } = matchLabel(readLabel('!!! ??? 123'), knowledgePack(), 'food');
  expect([ingredients, notes]).toEqual([[], [{ reason: 'no_name', text: '123' }]]);
  expect(match('Sugar, 123', 'food')).toHaveLength(2);
  expect(match('Qwzxvbn', 'food')).toHaveLength(1);
});

describe('the steps of matching', () => {
  it.each([
    ['Sodium Hypochlorite', 'sodium-hypochlorite', 'exact', 1],
    ['AQUA', 'water', 'exact', 1],
    ['formaldéhyde', 'formaldehyde', 'exact', 1],
    ['50-00-0', 'formaldehyde', 'number', 0.98],
    ['CAS No. 50-00-0', 'formaldehyde', 'number', 0.98],
    ['77891', 'titanium-dioxide', 'number', 0.98],
    ['Butyrospermum Parkii (Shea) Butter', 'shea-butter', 'bracket', 0.95],
    ['Qwzxv (Phenoxyethanol)', 'phenoxyethanol', 'bracket', 0.95],
    ['Glycerin (humectant)', 'glycerin', 'exact', 1],
    ['Sulfate Laureth Sodium', 'sodium-laureth-sulfate', 'part', 0.9],
    ['organic allantoin', 'allantoin', 'part', 0.9],
    ['preservative phenoxyethanol', 'phenoxyethanol', 'part', 0.9],
  ])('%s', (text, id, step, confidence) => {
    expect(brief(text)).toEqual([id, step, confidence]);
  });

  it('matches E and INS numbers in food', () => {
    const [id] = brief('E 330', 'food');
    expect(id).toBe('citric-acid');
    for (const text of [
      'E-330',
      'e330',
      'INS 330',
      'E330(i)',
      'acid (E330)',
      'acid (330)',
      'acidity regulator: E330',
    ]) {
      expect(brief(text, 'food')[0]).toBe('citric-acid');
    }
  });

  it('refuses numbers with a wrong check digit', () => {
    expect(brief('50-00-1')[1]).toBe('none');
  });

  it('takes aroma for a flavouring in food and a fragrance elsewhere', () => {
    expect(brief('Aroma', 'food')[0]).toBe('flavouring');
    expect(brief('Aroma', 'pet_food')[0]).toBe('flavouring');
    expect(brief('Aroma', 'rinse_off')[0]).toBe('fragrance');
  });

  it('leaves nonsense unknown', () => {
    for (const text of ['Zorbexine', 'Quillonate', 'Unobtainium extractate', 'asdf qwer']) {
      expect(one(text)).toMatchObject({ id: null, match: { step: 'none', confidence: 0 }, readAs: null });
    }
  });
});

describe('brackets and slashes', () => {
  it('reads one thing in other languages as one', () => {
    expect(counted('Aqua / Water / Eau')).toEqual(['water']);
    expect(counted('Water (Aqua/Eau)')).toEqual(['water']);
    expect(counted('fragrance parfum')).toEqual(['fragrance']);
  });

  it('reads a slash between different things as several', () => {
    expect(counted('Limonene/Linalool')).toEqual(['limonene', 'linalool']);
  });

  it('does not find styrene in a copolymer of styrene', () => {
    expect(counted('Styrene/Acrylates Copolymer')).not.toContain('styrene');
  });

  it('counts the parts instead of the whole when all of them are known', () => {
    const list = match('Colours (E102, E110), Parfum (Limonene, Linalool), Soap (Water, Zorbexine)');
    expect(list.map(({ id, parent, notCounted }) => [id, parent, notCounted])).toEqual([
      [null, null, 'group'],
      ['tartrazine', 0, null],
      ['sunset-yellow-fcf', 0, null],
      ['fragrance', null, null],
      ['limonene', 3, null],
      ['linalool', 3, null],
      ['soap', null, null],
      ['water', 6, null],
      [null, 6, null],
    ]);
    expect(match('Soap (Water, Glycerin)')[0]?.notCounted).toBe('children');
  });

  it('reads vitamins by their letters', () => {
    const list = match('Vitamins (A, B12, qq)', 'food');
    expect(list[0]?.notCounted).toBe('group');
    expect(list[1]?.id).not.toBeNull();
  });

  it('reads on where commas are missing', () => {
    expect(counted('Sodium Chloride Citric Acid, Parfum')).toEqual(['sodium-chloride', 'citric-acid', 'fragrance']);
    expect(counted('Sodium Chloride\nCitric Acid, Parfum')).toEqual(['sodium-chloride', 'citric-acid', 'fragrance']);
    expect(counted('sugar and salt', 'food')).toEqual(['sugar', 'sodium-chloride']);
  });

  it('joins a word cut at the end of a line, with and without its hyphen', () => {
    expect(counted('Methylisothia-\nzolinone, Sodium Laureth-\nSulfate')).toEqual([
      'methylisothiazolinone',
      'sodium-laureth-sulfate',
    ]);
  });
});

describe('the same ingredient twice', () => {
  it('counts once, at its first place, with whatever weighs more', () => {
    const list = match('Aqua, Parfum, +/- Linalool. Fragrance, Linalool');
    expect(list.map(({ id, notCounted }) => [id, notCounted])).toEqual([
      ['water', null],
      ['fragrance', null],
      ['linalool', null],
      ['fragrance', 'repeat'],
      ['linalool', 'repeat'],
    ]);
    expect(list[2]?.optional).toBe(false);
    expect(match('Permethrin 1%, Permethrin 44%')[0]?.percent).toBe(44);
  });

  it('counts unknown names once too', () => {
    expect(match('Zorbexine, zorbexine').map(({ notCounted }) => notCounted)).toEqual([null, 'repeat']);
  });
});

describe('statements around the list', () => {
  it('keeps allergen statements of food apart', () => {
    const label = matchLabel(
      readLabel('Sugar, cocoa. Contains: milk. May contain nuts. Contains: soy'),
      knowledgePack(),
      'food',
    );
    expect(label.ingredients.map(({ id }) => id)).toEqual(['sugar', 'cocoa']);
    expect(label.contains).toEqual(['milk', 'soy']);
    expect(label.traces).toEqual(['nuts']);
  });

  it('takes what a cleaner contains for ingredients', () => {
    expect(counted('Water, soap. Contains: Methylisothiazolinone', 'household')).toContain('methylisothiazolinone');
  });

  it('keeps the colours that a make-up may contain', () => {
    expect(match('Mica. May contain: CI 77891').at(-1)).toMatchObject({ id: 'titanium-dioxide', optional: true });
  });
});

describe('class patterns', () => {
  it.each([
    ['PEG-75 Qwertate', ['DIOXANE_TRACE']],
    ['Ceteareth-97', ['DIOXANE_TRACE']],
    ['Polysorbate 99', ['DIOXANE_TRACE']],
    ['Polyquaternium-77', ['PERSISTENT']],
    ['Acrylates/Qwertyl Acrylate Crosspolymer', ['PERSISTENT']],
    ['Perfluorononyl Qwertate', ['PFAS']],
    ['Qwert PTFE', ['PFAS']],
  ])('%s', (text, classes) => {
    const found = one(text);
    expect(found.match).toEqual({ step: 'class', confidence: 0.8 });
    expect(found.classMatch?.classes).toEqual(classes);
  });

  it('knows a plant or food in another form, with its warnings', () => {
    const juice = one('garlic juice', 'food');
    expect(juice?.id).toBe('garlic');
    expect(one('Zorbexine extract').match.step).toBe('none');
    expect(one('Bleach powder extract of Zorbex').match.step).toBe('none');
  });
});
