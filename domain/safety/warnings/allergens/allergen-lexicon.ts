import type { FoodAllergen, Knowledge } from '../../../knowledge/knowledge.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import type { CompiledIngredient } from '../../compiled-ingredient.ts';
import { saysGlutenFree } from '../wording/free-of.ts';
import { textWords } from '../wording/name-words.ts';
import { COMPOUND_FROM, isPlantDairy } from './allergen-compounds.ts';
import {
  absentPart,
  isAddedWith,
  isReplaced,
  isSaidAbsent,
  joinsNames,
  replacedPart,
  saysVegan,
} from './allergen-denial.ts';
import { groupHits } from './allergen-groups.ts';
import type { AllergenHit } from './allergen-hit.ts';
import { excusedInside, type Lexicon, lexiconOf, NONE, spansOf } from './allergen-phrases.ts';
import { isShielded, type Span } from './allergen-spans.ts';
import { type ExemptCereal, exemptSyrup } from './exempt-syrup.ts';
import { isAlsoOfAnimal, isDairyWord, isOfPlants, isOnlyOfPlants, isPerhapsOfPlants } from './plant-dairy.ts';
import { soyOil } from './refined-oil.ts';

const NO_HITS: readonly AllergenHit[] = [];

/** Allergens that are in no vegan food. */
export const OF_ANIMALS: ReadonlySet<string> = new Set([
  'milk',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'alpha_gal',
  'bee_product',
]);
// Milk without its sugar is still milk, and starch without gluten is still wheat.
const TELLS_OF_ITSELF = /^(?:lactose?|lakto[sz][eay]?|lactosa|lattosio|lactosevrij|gluten|glutine|glutenu)$/;

/**
 * Allergens that cover several foods, with the words that mean all of them: what is free of one of these foods may
 * contain another ("crab-free mix of prawns", "wheat-free rye bread").
 */
const OF_SEVERAL: Readonly<Record<string, RegExp>> = {
  gluten: /^glut|^cereal/,
  crustacean:
    /^(?:crustac|krebstier|krustentier|schaaldier|skaldjur|skaldyr|skorupiak|crostac|shellfish|seafood|meeresfr|fruits? de mer|marisco|frutti di mar|zeevrucht|owoce morza|frutos d)/,
  fish: /^(?:fish|poisson|fisch|pescado|pesce|vis$|peixe|ryb|fisk|seafood)/,
  tree_nut:
    /^(?:nut|tree|noix$|fruits? a coque|nuss|schalenfr|fruto|frutta a|nuez$|nueces|noot|noten|orzech|noce$|notter|nodder)/,
  milk: /^(?:milk|dairy|lait|milch|leche|lacteo|latte|latticin|melk|zuivel|mlek|leite|mjolk|maelk|casein|kasein|butterfat)/,
  mollusc:
    /^(?:mollus|weichtier|molusc|weekdier|blotdjur|bloddyr|mieczak|shellfish|seafood|meeresfr|fruits? de mer|marisco|frutti di mar|zeevrucht|owoce morza|skaldjur|frutos d)/,
};
const meansAll = (allergen: FoodAllergen, phrase: string): boolean => OF_SEVERAL[allergen.id]?.test(phrase) ?? true;

/** Allergens that a name says it is free of, so that foods which usually contain them do not: "egg-free mayonnaise". */
const freeOf = (words: readonly string[], spans: readonly Span[], lexicon: Lexicon): ReadonlySet<FoodAllergen> => {
  const free = new Set<FoodAllergen>();
  const vegan = words.some(saysVegan);
  for (const { phrase, start, end } of spans) {
    const { allergen, sense } = phrase;
    if (vegan && OF_ANIMALS.has(allergen.id)) free.add(allergen);
    else if (sense !== 'word' || TELLS_OF_ITSELF.test(phrase.words[0] ?? '') || !isSaidAbsent(words, start, end))
      continue;
    else if (meansAll(allergen, phrase.words.join(' '))) free.add(allergen);
  }
  for (const word of words) {
    const absent = absentPart(word);
    if (absent === null || TELLS_OF_ITSELF.test(absent)) continue;
    for (const { allergen, sense, words: named } of lexicon.byFirst.get(absent) ?? NONE) {
      if (sense === 'word' && named.length === 1 && meansAll(allergen, absent)) free.add(allergen);
    }
  }
  return free;
};

const OATS =
  /^(?:oat|avoine|avena|aveia|haver|hafer|havre|owies|owsian)|hafer|havermout|haverv|(?:d |d')(?:avoine|avena)/;

/**
 * Tests whether a span names no allergen although its words do: it is said to be absent, is of a plant, or is oats
 * without gluten.
 * @param words of the text
 * @param free the allergens that it is free of
 */
const denialIn = (words: readonly string[], free: ReadonlySet<FoodAllergen>): ((span: Span) => boolean) => {
  let glutenFree: boolean | undefined;
  return ({ phrase: { allergen, words: named }, start, end }) => {
    if ((free.has(allergen) && !isAddedWith(words, start)) || isSaidAbsent(words, start, end)) return true;
    if (allergen.id === 'milk' && named.length === 1 && isDairyWord(named[0] ?? '')) return isOfPlants(words, start);
    if (allergen.id !== 'gluten' || !OATS.test(named.join(' '))) return false;
    glutenFree ??= saysGlutenFree(words.join(' '));
    return glutenFree;
  };
};

const STRENGTH = { word: 3, oil: 2, often: 2, check: 2, exempt: 1, not: 0 } as const;

// A syrup that names nothing but its cereal: the whole text is the exempt form.
const exemptHits = (cereal: ExemptCereal, phrase: string, lexicon: Lexicon): readonly AllergenHit[] =>
  (cereal === 'barley' ? ['gluten'] : ['gluten', 'wheat']).flatMap((id): AllergenHit[] => {
    const allergen = lexicon.byId.get(id);
    return allergen === undefined ? [] : [{ allergen, sense: 'exempt', phrase }];
  });

/** For a substitute, that it may be made of the allergen; for soya oil, how it was refined; else that of the phrase. */
const senseOf = (span: Span, words: readonly string[], oil: ReturnType<typeof soyOil>): AllergenHit['sense'] => {
  const { allergen, sense } = span.phrase;
  if (sense === 'word' && (isReplaced(words, span.start, span.end) || replacedPart(words[span.start] ?? '') !== null))
    return 'often';
  if (sense === 'word' && allergen.id === 'milk' && isPerhapsOfPlants(words, span.start)) return 'often';
  if (allergen.id === 'soy' && oil !== null) return SENSE_OF_OIL[oil];
  return sense === 'not' ? 'check' : sense;
};

const SENSE_OF_OIL = { refined: 'exempt', unrefined: 'word', unstated: 'oil' } as const;

/** An allergen of the pack by its id. */
export const allergenById = (id: string, knowledge: Knowledge): FoodAllergen | undefined =>
  lexiconOf(knowledge).byId.get(id);

/**
 * The food allergens that a text names: by whole words, longest phrase first. A phrase that is not the allergen, or is
 * an exempt form of it, wins over the allergen word inside it (food-allergens list, "Matching").
 * @param normalised a text that went through normaliseName
 * @returns at most one hit per allergen, with the strongest sense
 */
export const allergensIn = (normalised: string, knowledge: Knowledge): readonly AllergenHit[] => {
  const lexicon = lexiconOf(knowledge);
  const cereal = exemptSyrup(normalised);
  if (cereal !== null) return exemptHits(cereal, normalised, lexicon);
  const all = textWords(normalised);
  const spans = spansOf(all, lexicon);
  if (spans.length === 0) return NO_HITS;
  const isDeniedAt = denialIn(all, freeOf(all, spans, lexicon));
  const oil = soyOil(normalised);
  const ofAnimal = isAlsoOfAnimal(all);
  const hits: AllergenHit[] = [];
  const named: Span[] = [];
  for (const [place, span] of spans.entries()) {
    const { allergen, words } = span.phrase;
    if (span.phrase.sense === 'not') continue;
    const isExcused = isShielded(place, spans, lexicon.longest) && !(ofAnimal && allergen.id === 'milk');
    if (isExcused || isDeniedAt(span)) continue;
    if (joinsNames(all, span.start, span.end)) continue;
    if (span.phrase.sense === 'word') named.push(span);
    const sense = senseOf(span, all, oil);
    const before = hits.findIndex((hit) => hit.allergen === allergen);
    const found = hits[before];
    if (found === undefined) hits.push({ allergen, sense, phrase: words.join(' ') });
    else if (STRENGTH[found.sense] < STRENGTH[sense]) hits[before] = { allergen, sense, phrase: words.join(' ') };
  }
  return [...hits, ...groupHits(named, hits, lexicon.byId)];
};

/**
 * Whether a text says that something is not the allergen, and nothing else in it is: "nuez de coco", which would be
 * read as a nut and a coconut if the whole name were unknown.
 * @param normalised a text that went through normaliseName
 */
export const isDenied = (normalised: string, allergen: FoodAllergen, knowledge: Knowledge): boolean => {
  const words = textWords(normalised);
  if (allergen.id === 'milk' && isAlsoOfAnimal(words)) return false;
  const lexicon = lexiconOf(knowledge);
  const spans = spansOf(words, lexicon).filter(
    ({ phrase }) =>
      phrase.allergen === allergen && !(phrase.sense === 'word' && TELLS_OF_ITSELF.test(phrase.words[0] ?? '')),
  );
  const free = freeOf(words, spans, lexicon);
  const takenBack = denialIn(words, free);
  const denied =
    free.has(allergen) ||
    (allergen.id === 'milk' && (isOnlyOfPlants(words) || words.some(isPlantDairy))) ||
    spans.some((span) => span.phrase.sense === 'not' || takenBack(span)) ||
    words.some((word) => word.length >= COMPOUND_FROM && excusedInside(word, COMPOUND_FROM, allergen));
  return (
    denied &&
    spans.every(
      (span, place) => span.phrase.sense === 'not' || isShielded(place, spans, lexicon.longest) || takenBack(span),
    )
  );
};

const quiet = new WeakMap<CompiledIngredient, boolean>();

/**
 * Whether neither the names and spellings of an ingredient nor its facts name an allergen. If it was matched by its
 * name, its words then need not be searched again.
 * @param also a pattern of words that must be searched as well
 */
export const namesNoAllergen = (of: CompiledIngredient, knowledge: Knowledge, also: RegExp): boolean => {
  const known = quiet.get(of);
  if (known !== undefined) return known;
  const { name, synonyms } = of.ingredient;
  const answer =
    of.allergens.length === 0 &&
    [name, ...(synonyms ?? [])].every((text) => {
      // Lazily: the first name that says something ends the search.
      const normalised = normaliseName(text);
      return !also.test(normalised) && allergensIn(normalised, knowledge).length === 0;
    });
  quiet.set(of, answer);
  return answer;
};
