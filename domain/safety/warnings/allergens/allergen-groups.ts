import type { FoodAllergen } from '../../../knowledge/knowledge.ts';
import type { AllergenHit } from './allergen-hit.ts';
import type { Span } from './allergen-spans.ts';

/** A word that names several allergens at once. */
interface Group {
  /** The normalised phrase. */
  readonly word: RegExp;
  /** What it means if nothing else in the text says which of them is meant. */
  readonly means: readonly string[];
  /** If another food with one of these allergens is named, that says which is meant. */
  readonly unless: readonly string[];
}

/**
 * Method M6.2.14. Regulation (EU) 1169/2011, Annex II, point 1: cereals containing gluten, of which wheat is by far the
 * commonest, so "gluten" alone also warns of wheat. "Shellfish" and "seafood" name crustaceans and molluscs, and the
 * Spanish "frutos secos" peanuts as well as tree nuts.
 */
const GROUPS: readonly Group[] = [
  {
    word: /^(?:gluten|glutens|glutine|glutenu|glutenem|cereals containing gluten)$/,
    means: ['wheat'],
    unless: ['gluten', 'wheat'],
  },
  {
    word: /^(?:shellfish|sea ?foods?|fruits? de mer|meeresfruchten?|meeresfrucht|mariscos?|frutti di mare?|frutto di mare?|zeevruchten|owoce morza|skaldjur|skaldyr|frutos (?:do|del) mar)$/,
    means: ['crustacean', 'mollusc'],
    unless: ['crustacean', 'mollusc'],
  },
  { word: /^frutos? secos?$/, means: ['peanut'], unless: ['tree_nut', 'peanut'] },
];

/**
 * The further allergens that the group words of a text stand for (method M6.2.14).
 * @param named the spans that name an allergen in this text
 * @param hits those allergens, which are not repeated
 */
export function groupHits(
  named: readonly Span[],
  hits: readonly AllergenHit[],
  byId: ReadonlyMap<string, FoodAllergen>,
): readonly AllergenHit[] {
  const more: AllergenHit[] = [];
  for (const { phrase } of named) {
    const text = phrase.words.join(' ');
    const group = GROUPS.find(({ word }) => word.test(text));
    if (group === undefined) continue;
    const isSaid = named.some(
      (other) => group.unless.includes(other.phrase.allergen.id) && !group.word.test(other.phrase.words.join(' ')),
    );
    if (isSaid) continue;
    for (const id of group.means) {
      const allergen = byId.get(id);
      const known = [...hits, ...more].some((hit) => hit.allergen.id === id);
      if (allergen !== undefined && !known) {
        more.push({ allergen, sense: 'word', phrase: text, ofGroup: phrase.allergen.id });
      }
    }
  }
  return more;
}
