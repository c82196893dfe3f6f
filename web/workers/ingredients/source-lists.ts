import type { Ingredient } from '#domain/knowledge/knowledge.ts';

/** The published lists an ingredient can be on. */
export const SOURCE_LISTS = [
  'annex_ii',
  'annex_iii',
  'annex_iv',
  'annex_v',
  'annex_vi',
  'clp',
  'svhc',
  'endocrine',
  'prop65',
  'iarc',
  'additives',
] as const;
export type SourceList = (typeof SOURCE_LISTS)[number];

/** Text by which citations of a list are recognised. */
const CITED: readonly (readonly [SourceList, RegExp])[] = [
  ['annex_ii', /\bCosIng II\//],
  ['annex_iii', /\bCosIng III\//],
  ['annex_iv', /\bCosIng IV\//],
  ['annex_v', /\bCosIng V\//],
  ['annex_vi', /\bCosIng VI\//],
  ['clp', /\bCLP (?:Annex VI|EUH|H\d)/],
  ['svhc', /\bSVHC\b/],
  ['endocrine', /\bedlists\.org\b|\bECHA ED\b/],
  ['prop65', /\bProp 65\b/],
  ['iarc', /\bIARC\b/],
  ['additives', /\b(?:1333\/2008|231\/2012|EFSA)\b/],
];

/** Annexes of entries that permit with limits, and of Annex II entries under a condition: "III/98", "II/904". */
const ENTRY: Readonly<Record<string, SourceList>> = {
  II: 'annex_ii',
  III: 'annex_iii',
  IV: 'annex_iv',
  V: 'annex_v',
  VI: 'annex_vi',
};

/** An ingredient's lists, by its facts' citations, entries and E number. In the order of {@link SOURCE_LISTS}. */
export function listsOf(ingredient: Ingredient): readonly SourceList[] {
  const found = new Set<SourceList>();
  for (const { source } of ingredient.facts) {
    for (const [list, words] of CITED) if (words.test(source)) found.add(list);
  }
  for (const entry of [...ingredient.annexes, ...(ingredient.conditional ?? [])]) {
    const list = ENTRY[entry.slice(0, entry.indexOf('/'))];
    if (list) found.add(list);
  }
  if (ingredient.eNumber !== null) found.add('additives');
  return SOURCE_LISTS.filter((list) => found.has(list));
}
