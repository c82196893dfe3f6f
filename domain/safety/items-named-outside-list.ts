import type { Knowledge } from '../knowledge/knowledge.ts';
import type { MatchedLabel } from '../knowledge/matching/matched-label.ts';
import { doubtfulStretches } from '../knowledge/misreadings/doubtful-stretches.ts';
import { disguisedNames } from '../knowledge/names/disguised-names.ts';
import { namesOutsideList } from '../knowledge/names/names-outside-list.ts';
import { compiledIngredient } from './compiled-ingredient.ts';
import type { Use } from './exposure.ts';
import type { LabelItem } from './label-item.ts';
import { type ScoredItem, scoreItems } from './points.ts';
import { withoutDenials } from './warnings/allergens/without-denials.ts';

/** The match of a name that is printed exactly. */
export const CLEAR = { step: 'exact', confidence: 1 } as const;
/** The match of a doubtful name: reported like a misreading. */
export const DOUBTFUL_MATCH = { step: 'fuzzy', confidence: 0.7 } as const;

/** The same items as if they were named clearly, to see what they would do to a score and whom they would harm. */
export const asClearlyNamed = (alone: readonly ScoredItem[]): readonly ScoredItem[] =>
  alone.map((one) => ({ ...one, item: { ...one.item, match: CLEAR } }));

/** An ingredient named outside the list, as an item of its own; null if the pack has no such id. */
export const itemOutsideList = (id: string, match: LabelItem['match'], knowledge: Knowledge): LabelItem | null => {
  const known = compiledIngredient(id, knowledge);
  if (known === undefined) return null;
  const { name } = known.ingredient;
  return {
    raw: name,
    printed: name,
    name,
    match,
    around: false,
    known,
    mentions: [{ percent: null, minor: false, optional: false }],
    scored: true,
    raws: [name],
    texts: [name],
    holds: [],
  };
};

/**
 * What a label names outside the items of its list, and what an item may name in disguise, each scored as if it were
 * the whole list (method M2.1.11, M2.1.13). What the list itself names is judged with the list.
 * @param listed the items of the label
 */
export const itemsNamedOutsideList = (
  listed: readonly ScoredItem[],
  label: MatchedLabel,
  use: Use,
  knowledge: Knowledge,
): readonly (readonly ScoredItem[])[] => {
  const ids = new Set(listed.flatMap(({ item }) => [item.known?.ingredient.id, item.harmlessOf]));
  const stretches = doubtfulStretches(label).map(withoutDenials);
  const named = new Map<string, LabelItem['match']>(namesOutsideList(stretches, knowledge).map((id) => [id, CLEAR]));
  for (const id of disguisedNames(label, stretches, use.eaten, withoutDenials, knowledge))
    if (!named.has(id)) named.set(id, DOUBTFUL_MATCH);
  return [...named].flatMap(([id, match]) => {
    const item = ids.has(id) ? null : itemOutsideList(id, match, knowledge);
    return item === null ? [] : [scoreItems([item], use)];
  });
};
