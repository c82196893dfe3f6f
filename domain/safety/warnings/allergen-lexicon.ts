import type { FoodAllergen, Knowledge } from '../../knowledge/knowledge.ts';
import { normaliseName } from '../../knowledge/normalise.ts';
import type { CompiledIngredient } from '../compiled-ingredient.ts';
import { COMPOUND_FROM, germanParts } from './allergen-compounds.ts';
import { type ExemptCereal, exemptSyrup } from './exempt-syrup.ts';
import { soyOil } from './refined-oil.ts';

/** What a phrase says of an allergen: names it, often holds it, is an exempt form, or is not it. */
export type AllergenSense = 'word' | 'check' | 'exempt' | 'not';

/** An allergen found in a text. */
export interface AllergenHit {
  readonly allergen: FoodAllergen;
  /** "oil": an oil of it that does not say whether it was refined. */
  readonly sense: 'word' | 'check' | 'exempt' | 'oil';
  /** The normalised phrase that named it. */
  readonly phrase: string;
}

interface Phrase {
  readonly words: readonly string[];
  readonly allergen: FoodAllergen;
  readonly sense: AllergenSense;
}

interface Lexicon {
  readonly byId: ReadonlyMap<string, FoodAllergen>;
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>;
  readonly ofStem: ReadonlyMap<string, readonly FoodAllergen[]>;
}

/** Words of a normalised text: letters, digits and the signs inside words; brackets and slashes part words. */
export const wordsOf = (normalised: string): readonly string[] => {
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at <= normalised.length; at += 1) {
    const code = at === normalised.length ? 32 : normalised.charCodeAt(at);
    if (code !== 32 && code !== 40 && code !== 41 && code !== 47) continue;
    if (at > start) words.push(normalised.slice(start, at));
    start = at + 1;
  }
  return words;
};

const build = (allergens: readonly FoodAllergen[]): Lexicon => {
  const byFirst = new Map<string, Phrase[]>();
  const ofStem = new Map<string, FoodAllergen[]>();
  const add = (text: string, allergen: FoodAllergen, sense: AllergenSense): void => {
    const words = wordsOf(text);
    const first = words[0];
    if (first === undefined) return;
    const list = byFirst.get(first);
    if (list === undefined) byFirst.set(first, [{ words, allergen, sense }]);
    else list.push({ words, allergen, sense });
  };
  for (const allergen of allergens) {
    for (const text of allergen.words) add(text, allergen, 'word');
    for (const text of allergen.check ?? []) add(text, allergen, 'check');
    for (const text of allergen.exempt) add(text, allergen, 'exempt');
    for (const text of allergen.not) add(text, allergen, 'not');
    for (const text of allergen.words) {
      const list = ofStem.get(text);
      if (list === undefined) ofStem.set(text, [allergen]);
      else list.push(allergen);
    }
  }
  const byId = new Map(allergens.map((allergen) => [allergen.id, allergen]));
  return { byId, byFirst, ofStem };
};

const lexicons = new WeakMap<Knowledge, Lexicon>();

const lexiconOf = (knowledge: Knowledge): Lexicon => {
  const known = lexicons.get(knowledge);
  if (known !== undefined) return known;
  const lexicon = build(knowledge.allergens);
  lexicons.set(knowledge, lexicon);
  return lexicon;
};

interface Span {
  readonly phrase: Phrase;
  readonly start: number;
  readonly end: number;
}

const spansOf = (words: readonly string[], lexicon: Lexicon): Span[] => {
  const spans: Span[] = [];
  for (let start = 0; start < words.length; start += 1) {
    const word = words[start] ?? '';
    for (const phrase of lexicon.byFirst.get(word) ?? NONE) {
      if (words.length > 1 && phrase.words.length === 1 && ALONE.has(word)) continue;
      let at = 1;
      while (at < phrase.words.length && phrase.words[at] === words[start + at]) at += 1;
      if (at === phrase.words.length) spans.push({ phrase, start, end: start + at });
    }
    for (const phrase of compoundHits(word, lexicon)) {
      if (spans.some((span) => span.start === start && span.phrase.allergen === phrase.allergen)) continue;
      spans.push({ phrase, start, end: start + 1 });
    }
  }
  return spans;
};

const NONE: readonly Phrase[] = [];
/** German game, and how English says where a plant grew: the food only where nothing stands beside it. */
const ALONE: ReadonlySet<string> = new Set(['wild']);

// A part of one long word, unless the word holds something that is not the allergen ("Kokosmilchpulver").
const compoundHits = (word: string, lexicon: Lexicon): readonly Phrase[] => {
  for (const stem of germanParts(word)) {
    const hits = (lexicon.ofStem.get(stem) ?? []).filter((allergen) => !excusedInside(word, stem.length, allergen));
    if (hits.length > 0) return hits.map((allergen) => ({ words: [word], allergen, sense: 'word' as const }));
  }
  return NONE;
};

const excusedInside = (word: string, longerThan: number, allergen: FoodAllergen): boolean =>
  allergen.not.some((not) => not.length > longerThan && word.includes(not));

const NO_HITS: readonly AllergenHit[] = [];

// A span that is not the allergen, or an exempt form of it, wins over the allergen word inside it.
const shielded = (inner: Span, spans: readonly Span[]): boolean => {
  for (const outer of spans) {
    const { sense, allergen } = outer.phrase;
    if (sense !== 'not' && (sense !== 'exempt' || inner.phrase.sense === 'exempt')) continue;
    if (allergen === inner.phrase.allergen && outer.start <= inner.start && outer.end >= inner.end) return true;
  }
  return false;
};

const STRENGTH = { word: 3, oil: 2, check: 2, exempt: 1, not: 0 } as const;

// A syrup that names nothing but its cereal: the whole text is the exempt form.
const exemptHits = (cereal: ExemptCereal, phrase: string, lexicon: Lexicon): readonly AllergenHit[] =>
  (cereal === 'barley' ? ['gluten'] : ['gluten', 'wheat']).flatMap((id): AllergenHit[] => {
    const allergen = lexicon.byId.get(id);
    return allergen === undefined ? [] : [{ allergen, sense: 'exempt', phrase }];
  });

const SENSE_OF_OIL = { refined: 'exempt', unrefined: 'word', unstated: 'oil' } as const;

/** An allergen of the pack by its id. */
export const allergenById = (id: string, knowledge: Knowledge): FoodAllergen | undefined =>
  lexiconOf(knowledge).byId.get(id);

/**
 * The food allergens a text names: whole words, longest first; a phrase that is not the allergen, or an exempt form,
 * wins over the allergen word inside it (food-allergens list, "Matching").
 * @param normalised a text that went through normaliseName
 * @returns at most one hit per allergen, the strongest sense
 */
export const allergensIn = (normalised: string, knowledge: Knowledge): readonly AllergenHit[] => {
  const lexicon = lexiconOf(knowledge);
  const cereal = exemptSyrup(normalised);
  if (cereal !== null) return exemptHits(cereal, normalised, lexicon);
  const spans = spansOf(wordsOf(normalised), lexicon);
  if (spans.length === 0) return NO_HITS;
  const oil = soyOil(normalised);
  const hits: AllergenHit[] = [];
  for (const span of spans) {
    const { allergen, words } = span.phrase;
    if (span.phrase.sense === 'not' || shielded(span, spans)) continue;
    const sense = allergen.id === 'soy' && oil !== null ? SENSE_OF_OIL[oil] : span.phrase.sense;
    const before = hits.findIndex((hit) => hit.allergen === allergen);
    const found = hits[before];
    if (found === undefined) hits.push({ allergen, sense, phrase: words.join(' ') });
    else if (STRENGTH[found.sense] < STRENGTH[sense]) hits[before] = { allergen, sense, phrase: words.join(' ') };
  }
  return hits;
};

/**
 * Whether a text says that something is not the allergen and nothing in it is: "nuez de coco", which is read as a nut
 * and a coconut where the whole name is unknown.
 * @param normalised a text that went through normaliseName
 */
export const isDenied = (normalised: string, allergen: FoodAllergen, knowledge: Knowledge): boolean => {
  const words = wordsOf(normalised);
  const spans = spansOf(words, lexiconOf(knowledge)).filter(({ phrase }) => phrase.allergen === allergen);
  const denied =
    spans.some(({ phrase }) => phrase.sense === 'not') ||
    words.some((word) => word.length >= COMPOUND_FROM && excusedInside(word, COMPOUND_FROM, allergen));
  return denied && spans.every((span) => span.phrase.sense === 'not' || shielded(span, spans));
};

const quiet = new WeakMap<CompiledIngredient, boolean>();

/**
 * Whether none of an ingredient's names and spellings names an allergen, and nor do its facts: where it was matched by
 * its name, its words need not be searched again.
 * @param also a further sign that its words must be searched
 */
export const isQuiet = (of: CompiledIngredient, knowledge: Knowledge, also: RegExp): boolean => {
  const known = quiet.get(of);
  if (known !== undefined) return known;
  const { name, synonyms } = of.ingredient;
  const answer =
    of.allergens.length === 0 &&
    [name, ...(synonyms ?? [])].every((text) => {
      // One after the other: the first name that says something ends the search.
      const normalised = normaliseName(text);
      return !also.test(normalised) && allergensIn(normalised, knowledge).length === 0;
    });
  quiet.set(of, answer);
  return answer;
};
