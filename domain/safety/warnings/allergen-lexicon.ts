import type { FoodAllergen, Knowledge } from '../../knowledge/knowledge.ts';
import { normaliseName } from '../../knowledge/normalise.ts';

/** What a phrase says of an allergen: names it, often holds it, is an exempt form, or is not it. */
export type AllergenSense = 'word' | 'check' | 'exempt' | 'not';

/** An allergen found in a text. */
export interface AllergenHit {
  readonly allergen: FoodAllergen;
  readonly sense: 'word' | 'check' | 'exempt';
  /** The normalised phrase that named it. */
  readonly phrase: string;
}

interface Phrase {
  readonly words: readonly string[];
  readonly allergen: FoodAllergen;
  readonly sense: AllergenSense;
}

interface Lexicon {
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

/** Words of a text, signs between them dropped. */
export const wordsOf = (normalised: string): readonly string[] =>
  normalised.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== '');

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
  return { byFirst, ofStem, stems: stems.length === 0 ? null : new RegExp(stems.join('|')) };
};

const lexicons = new WeakMap<Knowledge, Lexicon>();

const lexiconOf = (knowledge: Knowledge): Lexicon => {
  const known = lexicons.get(knowledge);
  if (known !== undefined) return known;
  const lexicon = build(knowledge.allergens);
  lexicons.set(knowledge, lexicon);
  return lexicon;
};

interface Span extends Phrase {
  readonly start: number;
  readonly end: number;
}

const spansOf = (words: readonly string[], lexicon: Lexicon): Span[] => {
  const spans: Span[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (const phrase of lexicon.byFirst.get(words[start] ?? '') ?? []) {
      if (phrase.words.every((word, at) => words[start + at] === word)) {
        spans.push({ ...phrase, start, end: start + phrase.words.length });
      }
    }
  }
  return spans;
};

// A stem inside one long word, unless the word holds something that is not the allergen ("Kokosmilchpulver").
const compoundHits = (word: string, lexicon: Lexicon): readonly Phrase[] => {
  if (word.length < 7 || lexicon.stems === null) return [];
  const stem = lexicon.stems.exec(word)?.[0];
  if (stem === undefined || stem === word) return [];
  return (lexicon.ofStem.get(stem) ?? [])
    .filter((allergen) => !allergen.not.some((not) => not.length > stem.length && word.includes(not)))
    .map((allergen) => ({ words: [word], allergen, sense: 'word' as const }));
};

const covers = (outer: Span, inner: Span): boolean =>
  outer.allergen === inner.allergen && outer.start <= inner.start && outer.end >= inner.end;

/**
 * The food allergens a text names: whole words, longest first; a phrase that is not the allergen, or an exempt form,
 * wins over the allergen word inside it (food-allergens list, "Matching").
 * @param normalised a text that went through normaliseName
 * @returns at most one hit per allergen, the strongest sense
 */
export const allergensIn = (normalised: string, knowledge: Knowledge): readonly AllergenHit[] => {
  const lexicon = lexiconOf(knowledge);
  const words = wordsOf(normalised);
  const spans = spansOf(words, lexicon);
  words.forEach((word, start) => {
    if (lexicon.byFirst.has(word)) return;
    for (const phrase of compoundHits(word, lexicon)) spans.push({ ...phrase, start, end: start + 1 });
  });
  if (spans.length === 0) return [];
  const hits = new Map<string, AllergenHit>();
  const strength = { word: 3, check: 2, exempt: 1 } as const;
  for (const span of spans) {
    const { sense, allergen } = span;
    if (sense === 'not') continue;
    const shielded = spans.some(
      (other) => (other.sense === 'not' || (other.sense === 'exempt' && sense !== 'exempt')) && covers(other, span),
    );
    if (shielded) continue;
    const before = hits.get(allergen.id);
    if (before === undefined || strength[before.sense] < strength[sense]) {
      hits.set(allergen.id, { allergen, sense, phrase: span.words.join(' ') });
    }
  }
  return [...hits.values()];
};
