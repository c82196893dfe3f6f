import { isNearFrequent } from '../../../knowledge/misreadings/near-frequent.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import type { ScoredItem } from '../../points.ts';
import type { UnlistedComposite } from '../../unlisted-composite.ts';
import { saysVegan } from '../allergens/allergen-denial.ts';
import type { AllergenHit } from '../allergens/allergen-hit.ts';
import { allergenById, allergensIn, isDenied, OF_ANIMALS } from '../allergens/allergen-lexicon.ts';
import type { LabelFacts } from '../label-facts.ts';
import { saysGlutenFree } from '../wording/free-of.ts';
import { wordsOf } from '../wording/name-words.ts';
import { warnedName } from '../wording/warned-name.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './hit-findings.ts';

const PLANT_BASED =
  /plant based|plantbased|pflanzlich|vegetalien|a base de plantes|plantaardig|roslinn|vaxtbaserad|plantebaseret/;
const CEREALS: ReadonlySet<string> = new Set(['gluten', 'wheat']);

/** Allergens of a composite food, without those that its own words name or deny. */
const hitsOf = (one: UnlistedComposite, facts: LabelFacts, labelGlutenFree: boolean): readonly AllergenHit[] => {
  const { knowledge } = facts;
  const { text } = one;
  const vegan = PLANT_BASED.test(text) || wordsOf(text).some(saysVegan);
  const glutenFree = labelGlutenFree || saysGlutenFree(text);
  const named = allergensIn(text, knowledge).filter(({ sense }) => sense === 'word');
  const hits: AllergenHit[] = [];
  const add = (id: string, sense: 'word' | 'often'): void => {
    const allergen = allergenById(id, knowledge);
    if (allergen === undefined || named.some((hit) => hit.allergen === allergen)) return;
    if ((vegan && OF_ANIMALS.has(id)) || isDenied(text, allergen, knowledge)) return;
    hits.push({ allergen, sense, phrase: one.phrase });
  };
  // Gluten-free food seldom contains wheat, but may contain its starch.
  for (const id of one.always) add(id, glutenFree && CEREALS.has(id) ? 'often' : 'word');
  for (const id of one.often) add(id, 'often');
  return hits;
};

/**
 * A composite food whose word is one letter from the word printed on most labels: "wafer" from "water". Without a share
 * it may be that, so its contents are reported as a doubt, not as a fact (method M6.2.13).
 */
const LIKE_WATER =
  /^(?:(?:carbonated|filtered|purified|spring|mineral|sparkling|distilled|deioni[sz]ed|drinking|tap|(?:brined|cured|injected|marinated|packed) (?:in|with)) )?wafer$/;

const maybeWater = ({ item }: ScoredItem): boolean =>
  LIKE_WATER.test(normaliseName(item.printed)) && item.mentions.every(({ percent }) => percent === null);

/**
 * Warnings for a composite food that does not say what it is made of (method M6.2.11): what it always contains as if
 * the label named it, what it commonly contains as "may be a source of", and for everybody with a food allergy that the
 * label does not say.
 */
export const compositeFindings = (
  one: ScoredItem,
  facts: LabelFacts,
  glutenFree: boolean,
  readBadly: boolean,
): readonly Finding[] => {
  const fuzzy = one.item.match.step === 'fuzzy' || maybeWater(one);
  const main = one.weights?.main ?? false;
  return (one.item.composites ?? []).flatMap((composite): readonly Finding[] => {
    // One name for all its warnings: the pack's if it contains the phrase, else the label's.
    const name = normaliseName(one.item.name).includes(composite.phrase) ? one.item.name : one.item.printed;
    const ingredient = warnedName(name, composite.phrase);
    // "Cake sugar" on a label that was read badly: most likely cane sugar.
    const unclear = fuzzy || (readBadly && isNearFrequent(composite.phrase));
    const found = { ingredient, normalised: composite.text, unclear, main, one };
    return [
      ...hitsOf(composite, facts, glutenFree).flatMap((hit) => findingsOf({ ...found, hit }, facts.use, glutenFree)),
      {
        audience: 'al_food(undisclosed)',
        severity: 'CAUTION',
        ingredient,
        family: 'undisclosed',
        source: composite.source,
        kind: 'use',
        unclear: false,
      },
    ];
  });
};
