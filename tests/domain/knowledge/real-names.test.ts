import { expect, it } from 'vitest';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const counted = (text: string, type: ProductType): (string | null)[] =>
  matchLabel(readLabel(text), knowledgePack(), type)
    .ingredients.filter(({ notCounted }) => notCounted === null)
    .map(({ id }) => id);

// Words that real labels put next to a name.
it.each<readonly [string, ProductType, readonly (string | null)[]]>([
  ['gomme xanthane émulsifiant lécithine de soja', 'food', ['xanthan-gum', 'soy-lecithin']],
  ['soy lecithin - an emulsifier', 'food', ['soy-lecithin']],
  ['BHT added to preserve freshness', 'food', ['bht']],
  ['preserved with sodium benzoate and potassium sorbate', 'food', ['sodium-benzoate', 'potassium-sorbate']],
  ['sugar, émulsifiants, salt', 'food', ['sugar', 'sodium-chloride']],
  ['beetroot dont sel', 'food', ['beetroot', 'sodium-chloride']],
  ['mannitol (E421) and aspartame (E951)', 'food', ['aspartame']],
  ['AQUA CYCLOPENTASILOXANE DIMETHICONE', 'leave_on', ['water', 'cyclopentasiloxane', 'dimethicone']],
  ['Titanium Dioxide Aroma', 'leave_on', ['titanium-dioxide', 'fragrance']],
  ['Sodium Hypochlorite 4% active chlorine', 'household', ['sodium-hypochlorite']],
  ['Hypochlorite de sodium 2,6 % de chlore actif', 'household', ['sodium-hypochlorite']],
])('%s', (text, type, expected) => {
  expect(counted(text, type)).toEqual(expect.arrayContaining([...expected]));
  expect(counted(text, type).filter((id) => id === null)).toEqual([]);
});
