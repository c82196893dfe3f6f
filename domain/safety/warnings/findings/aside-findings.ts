import { namesOutsideList } from '../../../knowledge/names/names-outside-list.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { foldInPlace } from '../../../products/label/fold-in-place.ts';
import { isUsualClaim } from '../../../products/label/usual-claim.ts';
import { compiledIngredient } from '../../compiled-ingredient.ts';
import { allergenById, allergensIn } from '../allergens/allergen-lexicon.ts';
import { withoutDenials } from '../allergens/without-denials.ts';
import type { LabelFacts } from '../label-facts.ts';
import { wordsOf } from '../wording/name-words.ts';
import type { Finding } from './finding.ts';

/** Not in the legal list of food allergens: fruit that cross-reacts with latex, meat, honey. */
const OTHER: ReadonlySet<string> = new Set(['alpha_gal', 'latex_fruit', 'bee_product']);

/** Far more often words of a table or of another language than egg or sesame. */
const EVERYDAY: ReadonlySet<string> = new Set(['ei', 'eiweiss', 'til']);

/** Words that by themselves are usual claims. */
const CLAIMED: ReadonlySet<string> = new Set(['gluten', 'lactose']);

/**
 * Texts that read like an item of the list after a claim that is not about an allergen: "contains no preservatives,
 * peanuts, milk". After a claim about an allergen, the next names are most likely part of it, up to one that labels
 * never claim to be free of.
 */
const listedBehindClaim = ({ notes, knowledge, text: label }: LabelFacts): ReadonlySet<string> => {
  const listed = new Set<string>();
  let ofAllergen = false;
  // Word by word, because the text as a whole denies them.
  const namesAllergen = (text: string): boolean =>
    wordsOf(normaliseName(text)).some((word) => allergensIn(word, knowledge).length > 0);
  for (const [at, { reason, text }] of notes.entries()) {
    if (reason === 'free_from') ofAllergen = namesAllergen(text);
    else if (reason === 'maybe_free_from') {
      ofAllergen &&= namesAllergen(text) || isUsualClaim(foldInPlace(text).trim());
      // "no colours peanuts": without a separator it cannot be decided.
      const runsOn = label.includes(`${notes[at - 1]?.text} ${text}`);
      if (!ofAllergen && !runsOn) listed.add(text);
    }
  }
  return listed;
};

/**
 * Allergens in what was set apart from a label, and nowhere else on it: reported as unclear, and as CRITICAL only if
 * they read like an item of the list (method M2.1.9, M2.7.7).
 * @param told the findings so far, whose allergens are not reported again
 */
export const asideFindings = (facts: LabelFacts, told: readonly Finding[]): readonly Finding[] => {
  const { use, asides } = facts;
  if (asides.length === 0 || (use.type !== 'food' && !use.oral && !use.supplement)) return [];
  const known = new Set(told.map(({ audience }) => audience));
  const findings: Finding[] = [];
  const listed = listedBehindClaim(facts);
  for (const aside of asides) {
    const normalised = normaliseName(withoutDenials(aside));
    for (const { allergen, sense, phrase } of allergensIn(normalised, facts.knowledge)) {
      const audience = `al_food(${allergen.id})`;
      if (sense !== 'word' || OTHER.has(allergen.id) || EVERYDAY.has(phrase) || known.has(audience)) continue;
      known.add(audience);
      const clear = listed.has(aside) && phrase === normalised && !CLAIMED.has(phrase);
      const base = {
        severity: clear ? 'CRITICAL' : 'WARNING',
        ingredient: phrase,
        source: allergen.source,
        kind: 'use',
        unclear: !clear,
      } as const;
      findings.push({ ...base, audience, family: 'allergen' });
      if (allergen.id === 'gluten' && !known.has('coeliac'))
        findings.push({ ...base, audience: 'coeliac', family: 'coeliac_trace' });
    }
  }
  return [...findings, ...heldInDoubt(facts, known)];
};

/**
 * Allergens of foods after a claim of absence whose end is in doubt, if the foods' names contain no word for them:
 * Finnish "maitojauhe", Hungarian "tejpor".
 * @param known audiences that are already warned
 */
const heldInDoubt = ({ notes, knowledge }: LabelFacts, known: ReadonlySet<string>): readonly Finding[] => {
  const doubted = notes.filter(({ reason }) => reason === 'maybe_free_from').map(({ text }) => withoutDenials(text));
  const told = new Set(known);
  const findings: Finding[] = [];
  for (const id of doubted.length === 0 ? [] : namesOutsideList(doubted, knowledge)) {
    const food = compiledIngredient(id, knowledge);
    for (const { id: of } of food?.allergens ?? []) {
      const allergen = allergenById(of, knowledge);
      const audience = `al_food(${of})`;
      if (food === undefined || allergen === undefined || OTHER.has(of) || told.has(audience)) continue;
      told.add(audience);
      const base = {
        severity: 'WARNING',
        ingredient: food.ingredient.name,
        source: allergen.source,
        kind: 'use',
        unclear: true,
      } as const;
      findings.push({ ...base, audience, family: 'allergen' });
      if (of === 'gluten' && !told.has('coeliac'))
        findings.push({ ...base, audience: 'coeliac', family: 'coeliac_trace' });
    }
  }
  return findings;
};
