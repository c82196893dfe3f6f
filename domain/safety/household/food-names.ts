import { normaliseName } from '../../knowledge/normalise.ts';

/** What people call a food allergen, by the allergen's id in the knowledge pack. Several ids: the word means all. */
const NAMES: Readonly<Record<string, string>> = {
  gluten: 'gluten|gluten cereals|gluten cereal|cereals',
  wheat: 'wheat|blé|weizen|trigo|frumento',
  crustacean: 'crustacean|crustaceans|shrimp|shrimps|prawn|prawns|crab|lobster|shellfish|seafood|crustacés|krebstiere',
  mollusc: 'mollusc|molluscs|mollusk|mollusks|shellfish|seafood|mussel|mussels|oyster|oysters|squid|weichtiere',
  egg: 'egg|eggs|œuf|oeuf|œufs|ei|eier|huevo|huevos|uovo|uova',
  fish: 'fish|seafood|poisson|fisch|pescado|pesce|salmon|tuna|cod',
  peanut: 'peanut|peanuts|groundnut|nuts|nut|arachide|cacahuète|erdnuss|erdnüsse|cacahuete|maní|arachidi',
  soy: 'soy|soya|soja|soia|soybean|soybeans|soy bean',
  milk: 'milk|dairy|cow milk|cows milk|cow s milk|milk protein|lait|milch|leche|latte|casein|whey',
  tree_nut: 'tree nut|tree nuts|nut|nuts|fruits à coque|schalenfrüchte|nüsse|frutos de cáscara|frutta a guscio',
  celery: 'celery|celeriac|céleri|sellerie|apio|sedano',
  mustard: 'mustard|moutarde|senf|mostaza|senape',
  sesame: 'sesame|sésame|sesam|sésamo|sesamo|tahini',
  sulphite: 'sulphite|sulphites|sulfite|sulfites|sulfit|sulfitos|solfiti|sulphur dioxide',
  lupin: 'lupin|lupine|altramuz|lupini',
  alpha_gal: 'alpha gal|red meat|mammal meat|beef|pork',
  latex_fruit: 'latex fruit',
  carmine: 'carmine|cochineal|e120|karmin|carmin',
  bee_product: 'bee product|bee products|propolis|royal jelly|bee pollen',
  buckwheat: 'buckwheat|sarrasin|buchweizen|trigo sarraceno|grano saraceno|soba',
};

/** One tree nut in the five languages of the app, with the nut it cross-reacts with. */
const NUTS: readonly { readonly words: string; readonly with: string }[] = [
  { words: 'almond|amande|mandel|almendra|mandorla', with: '' },
  { words: 'hazelnut|filbert|noisette|haselnuss|avellana|nocciola', with: '' },
  { words: 'walnut|noix|walnuss|nuez|noce', with: 'pecan|pékan|pekannuss|pecana' },
  { words: 'pecan|pékan|pekannuss|pecana|pecan nut', with: 'walnut|noix|walnuss|nuez|noce' },
  {
    words: 'cashew|cajou|kaschunuss|anacardo|anacardio|cashew nut',
    with: 'pistachio|pistache|pistazie|pistacho|pistacchio',
  },
  { words: 'pistachio|pistache|pistazie|pistacho|pistacchio', with: 'cashew|cajou|kaschunuss|anacardo|anacardio' },
  { words: 'brazil nut|brazil|noix du brésil|paranuss|nuez de brasil|noce del brasile', with: '' },
  { words: 'macadamia|macadamia nut', with: '' },
];

const list = (words: string): readonly string[] =>
  words
    .split('|')
    .filter((word) => word !== '')
    .map(normaliseName);
const IDS: ReadonlyMap<string, readonly string[]> = (() => {
  const ids = new Map<string, string[]>();
  for (const [id, words] of Object.entries(NAMES)) {
    for (const word of [...list(words), normaliseName(id.replaceAll('_', ' ')), id]) {
      const known = ids.get(word);
      if (known === undefined) ids.set(word, [id]);
      else if (!known.includes(id)) known.push(id);
    }
  }
  return ids;
})();
const NUT_WORDS = NUTS.map((nut) => ({ words: list(nut.words), all: [...list(nut.words), ...list(nut.with)] }));

/** What a member's word for a food allergen means. */
export interface FoodName {
  /** Allergens of the knowledge pack it stands for; empty for a word of the member's own. */
  readonly ids: readonly string[];
  /** For one tree nut: the words that name it or the nut it cross-reacts with. */
  readonly nut: readonly string[] | null;
  /** The word itself, normalised. */
  readonly word: string;
}

/** Reads a member's word: "milk", "tree_nut", "Erdnüsse", "walnut", or anything of their own ("pine nut"). */
export const foodName = (text: string): FoodName => {
  const word = normaliseName(text);
  const nut = NUT_WORDS.find(({ words }) => words.includes(word));
  if (nut !== undefined) return { ids: ['tree_nut'], nut: nut.all, word };
  return { ids: IDS.get(text.trim()) ?? IDS.get(word) ?? [], nut: null, word };
};

/** Allergens that food law makes labels name: what "food allergy" without a name means. */
export const LEGAL_ALLERGENS: ReadonlySet<string> = new Set([
  'gluten',
  'wheat',
  'crustacean',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'tree_nut',
  'celery',
  'mustard',
  'sesame',
  'sulphite',
  'lupin',
  'mollusc',
]);
