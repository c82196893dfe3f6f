import type { FoodAllergen, Knowledge } from '../../knowledge/knowledge.ts';
import { normaliseName } from '../../knowledge/normalise.ts';
import type { CompiledIngredient } from '../compiled-ingredient.ts';
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
  /** Single words of each allergen that stand inside German compounds. */
  readonly stems: RegExp | null;
  readonly ofStem: ReadonlyMap<string, readonly FoodAllergen[]>;
}

// Words that German puts together with others ("Weizenmehl", "Magermilchpulver", "Haselnusskerne").
const GERMAN_STEMS = [
  'weizen dinkel roggen gerste hafer malz grieß soja milch molke sahne rahm butter käse joghurt quark laktose',
  'erdnuss haselnuss walnuss mandel cashew pistazie sesam sellerie senf lupine fisch lachs garnele krebs hummer sulfit',
]
  .join(' ')
  .split(' ')
  .map(normaliseName);

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
    for (const stem of GERMAN_STEMS) {
      if (!allergen.words.includes(stem)) continue;
      const list = ofStem.get(stem);
      if (list === undefined) ofStem.set(stem, [allergen]);
      else list.push(allergen);
    }
  }
  const stems = [...ofStem.keys()];
  const byId = new Map(allergens.map((allergen) => [allergen.id, allergen]));
  return { byId, byFirst, ofStem, stems: stems.length === 0 ? null : new RegExp(stems.join('|')) };
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
    const phrases = lexicon.byFirst.get(word);
    if (phrases === undefined) {
      if (word.length < COMPOUND_FROM) continue;
      for (const phrase of compoundHits(word, lexicon)) spans.push({ phrase, start, end: start + 1 });
      continue;
    }
    for (const phrase of phrases) {
      let at = 1;
      while (at < phrase.words.length && phrase.words[at] === words[start + at]) at += 1;
      if (at === phrase.words.length) spans.push({ phrase, start, end: start + at });
    }
  }
  return spans;
};

const NONE: readonly Phrase[] = [];
/** Shorter words are no compounds. */
const COMPOUND_FROM = 7;

// A stem inside one long word, unless the word holds something that is not the allergen ("Kokosmilchpulver").
const compoundHits = (word: string, lexicon: Lexicon): readonly Phrase[] => {
  if (lexicon.stems === null) return NONE;
  const stem = lexicon.stems.exec(word)?.[0];
  if (stem === undefined || stem === word) return NONE;
  return (lexicon.ofStem.get(stem) ?? [])
    .filter((allergen) => !allergen.not.some((not) => not.length > stem.length && word.includes(not)))
    .map((allergen) => ({ words: [word], allergen, sense: 'word' as const }));
};

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
