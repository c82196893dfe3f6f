import { namesApart } from '../../../knowledge/names/names-apart.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { foldInPlace } from '../../../products/label/fold-in-place.ts';
import { isUsualClaim } from '../../../products/label/usual-claim.ts';
import { compiledIngredient } from '../../compiled-ingredient.ts';
import { allergenById, allergensIn } from '../allergens/allergen-lexicon.ts';
import { withoutDenials } from '../allergens/without-denials.ts';
import type { LabelFacts } from '../label-facts.ts';
import { wordsOf } from '../wording/name-words.ts';
import type { Finding } from './finding.ts';

/** No food of the law's list: a fruit that latex allergics react to, meat, honey. */
const OTHER: ReadonlySet<string> = new Set(['alpha_gal', 'latex_fruit', 'bee_product']);

/** Words of a table or of another language far more often than an egg or sesame. */
const EVERYDAY: ReadonlySet<string> = new Set(['ei', 'eiweiss', 'til']);

/** Usual claims, where they stand for themselves. */
const CLAIMED: ReadonlySet<string> = new Set(['gluten', 'lactose']);

/**
 * What stands like an item of the list behind a claim that is of no allergen: "contains no preservatives, peanuts, milk".
 * Behind a claim of an allergen the next one is most likely claimed, too, but not behind what is claimed nowhere.
 */
const listedBehindClaim = ({ notes, knowledge, text: label }: LabelFacts): ReadonlySet<string> => {
  const listed = new Set<string>();
  let ofAllergen = false;
  // Word by word: as a whole the text denies them.
  const namesAllergen = (text: string): boolean =>
    wordsOf(normaliseName(text)).some((word) => allergensIn(word, knowledge).length > 0);
  for (const [at, { reason, text }] of notes.entries()) {
    if (reason === 'free_from') ofAllergen = namesAllergen(text);
    else if (reason === 'maybe_free_from') {
      ofAllergen &&= namesAllergen(text) || isUsualClaim(foldInPlace(text).trim());
      // "no colours peanuts": without a sign between them nobody can tell.
      const runsOn = label.includes(`${notes[at - 1]?.text} ${text}`);
      if (!ofAllergen && !runsOn) listed.add(text);
    }
  }
  return listed;
};

/**
 * Allergens that stand in what was set apart of a label, and nowhere else in it: told as unclear, and as CRITICAL only
 * where they stand like an item of the list (method M2.1.9, M2.7.7).
 * @param told the findings so far, whose allergens are not told again
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
 * Allergens of foods that stand behind a claim of absence whose end is in doubt, and whose names hold no word for them:
 * Finnish "maitojauhe", Hungarian "tejpor".
 * @param known what is told of already
 */
const heldInDoubt = ({ notes, knowledge }: LabelFacts, known: ReadonlySet<string>): readonly Finding[] => {
  const doubted = notes.filter(({ reason }) => reason === 'maybe_free_from').map(({ text }) => withoutDenials(text));
  const told = new Set(known);
  const findings: Finding[] = [];
  for (const id of doubted.length === 0 ? [] : namesApart(doubted, knowledge)) {
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
