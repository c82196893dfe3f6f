import type { FoodAllergen, Knowledge } from '../../../knowledge/knowledge.ts';
import { wordsOf } from '../wording/name-words.ts';
import { isUnspaced, phrasesWithin } from '../wording/unspaced-words.ts';
import { behindArticle, compoundParts, inflectedWord, isPlantDairy } from './allergen-compounds.ts';
import { absentPart } from './allergen-denial.ts';
import { type AllergenSense, isNamedAt, type Phrase, type Span } from './allergen-spans.ts';

export interface Lexicon {
  readonly byId: ReadonlyMap<string, FoodAllergen>;
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>;
  readonly ofStem: ReadonlyMap<string, readonly FoodAllergen[]>;
  /** Chinese and Japanese words, longest first. */
  readonly unspaced: readonly Phrase[];
  /** Number of words in the longest phrase. */
  readonly longest: number;
}

const build = (allergens: readonly FoodAllergen[]): Lexicon => {
  const byFirst = new Map<string, Phrase[]>();
  const ofStem = new Map<string, FoodAllergen[]>();
  const unspaced: Phrase[] = [];
  let longest = 1;
  const add = (text: string, allergen: FoodAllergen, sense: AllergenSense): void => {
    const words = wordsOf(text);
    const first = words[0];
    if (first === undefined) return;
    longest = Math.max(longest, words.length);
    if (isUnspaced(first)) {
      unspaced.push({ words, allergen, sense });
      return;
    }
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
  unspaced.sort((one, other) => (other.words[0]?.length ?? 0) - (one.words[0]?.length ?? 0));
  return { byId, byFirst, ofStem, unspaced, longest };
};

const lexicons = new WeakMap<Knowledge, Lexicon>();

export const lexiconOf = (knowledge: Knowledge): Lexicon => {
  const known = lexicons.get(knowledge);
  if (known !== undefined) return known;
  const lexicon = build(knowledge.allergens);
  lexicons.set(knowledge, lexicon);
  return lexicon;
};

/** Whether a word that is a food at the end of a name is a function word of another language before another word. */
const isLittleWord = (words: readonly string[], at: number): boolean =>
  (words[at] === FOR || (words[at] === TEJ && !HUNGARIAN_AND.has(words[at + 1] ?? ''))) && at + 1 < words.length;

const LETTER = /\p{L}/u;
/** A percentage does not count as another word: "zelena (12%)". */
const isAlone = (words: readonly string[]): boolean =>
  words.length === 1 || words.filter((word) => LETTER.test(word)).length === 1;

export const spansOf = (words: readonly string[], lexicon: Lexicon): Span[] => {
  const spans: Span[] = [];
  for (let start = 0; start < words.length; start += 1) {
    const word = words[start] ?? '';
    if (isUnspaced(word)) {
      for (const phrase of phrasesWithin(word, lexicon.unspaced)) spans.push({ phrase, start, end: start + 1 });
      continue;
    }
    for (const phrase of lexicon.byFirst.get(word) ?? NONE) {
      if (phrase.words.length === 1 && ((ALONE.has(word) && !isAlone(words)) || isLittleWord(words, start))) continue;
      let at = 1;
      while (at < phrase.words.length && phrase.words[at] === words[start + at]) at += 1;
      if (at < phrase.words.length || isOfChocolate(phrase, words[start + at])) continue;
      if (phrase.sense !== 'word' || !isAnother(phrase, words, start)) spans.push({ phrase, start, end: start + at });
    }
    for (const phrase of compoundHits(word, lexicon)) {
      if (!isNamedAt(start, phrase.allergen, spans) && !isAnother(phrase, words, start))
        spans.push({ phrase, start, end: start + 1 });
    }
  }
  return spans;
};

const NO_NUT = /^(?:muskat|kokos|мускатн|кокосов)/;
const NUT = /^(?:or[ie]|orz|ora[hsc]|ор[еа]|горіх)/;
const ACID = /^(?:kyselin|kiselin|kislin|кислот|киселин|rugst|skab|asid)/;

/**
 * "Мускатным орехом", "kokosovými ořechy" are no tree nuts; "kyselina mléčná", "молочной кислоты" are acid, not milk.
 */
const isAnother = ({ allergen, words: named }: Phrase, words: readonly string[], at: number): boolean => {
  if (named.length > 1) return false;
  const before = words[at - 1] ?? '';
  if (allergen.id === 'tree_nut') return NO_NUT.test(before) && NUT.test(words[at] ?? '');
  return allergen.id === 'milk' && (ACID.test(before) || ACID.test(words[at + 1] ?? ''));
};

/** "Almond milk chocolate" is milk chocolate with almonds, not "almond milk". @param next the word after the phrase */
const isOfChocolate = ({ sense, allergen, words }: Phrase, next: string | undefined): boolean =>
  sense === 'not' && allergen.id === 'milk' && next === 'chocolate' && words.length > 1 && words.at(-1) === 'milk';

export const NONE: readonly Phrase[] = [];
/**
 * Words that are also everyday words of another language: they name the food only if there is no other word with them.
 * German game and plants that grew wild ("wild"), Dutch cream and room temperature ("room"), Danish rye and a rug,
 * Danish cheese and east ("ost"), Dutch sole ("tong"), South Slavic cheese and a gentleman ("sir"), celery and green
 * ("zelena"), Polish crayfish and Turkish spirit ("raki"), tuna ("tun", "ton") and German clay, Danish whey and an
 * Italian valley ("valle").
 */
export const ALONE: ReadonlySet<string> = new Set([
  'wild',
  'room',
  'rug',
  'rag',
  'rasp',
  'ost',
  'tong',
  'schol',
  'vis',
  'ser',
  'sir',
  'raki',
  'zelena',
  'tun',
  'ton',
  'valle',
]);
/** Hungarian for milk; before another word Polish for "this". */
const TEJ = 'tej';
const HUNGARIAN_AND: ReadonlySet<string> = new Set(['es', 'vagy', 'illetve', 'valamint']);
/** Indian for sesame; before another word Nordic for "for": "smak til barn". */
const FOR = 'til';

// A part of one long word, unless the word contains something that is not the allergen ("Kokosmilchpulver").
const compoundHits = (word: string, lexicon: Lexicon): readonly Phrase[] => {
  const phrasesOf = (stem: string): readonly Phrase[] =>
    (lexicon.ofStem.get(stem) ?? [])
      .filter((allergen) => !excusedInside(word, Math.min(stem.length, word.length - 1), allergen))
      .filter(({ id }) => id !== 'milk' || !isPlantDairy(word))
      .map((allergen) => ({ words: [word], allergen, sense: 'word' }));
  const inflected = inflectedWord(word);
  if (inflected !== null) return phrasesOf(inflected);
  const elided = behindArticle(word);
  if (elided !== null && lexicon.ofStem.has(elided)) return phrasesOf(elided);
  // "Milchfreie", "eivrij": the word says that it is absent.
  if (absentPart(word) !== null) return NONE;
  return compoundParts(word).flatMap(phrasesOf);
};

/** "Haselnussmilchschokolade" is milk chocolate with hazelnuts. */
const CHOCOLATE = /^(?:schoko|choklad|chokolad|sjokolad|chocola)/;

/** "Kokosbuttercreme", "Mandelbuttergebäck": made with butter and the nut. With peanuts it is peanut butter. */
const BAKED_WITH_BUTTER =
  /^(?:kokos(?:nuss)?|mandel|haselnuss|walnuss|nuss)butter(?:[ck]reme|keks|geback|kuchen|platz|stollen|torte|brez|waffel|zopf)/;

export const excusedInside = (word: string, longerThan: number, allergen: FoodAllergen): boolean =>
  !(allergen.id === 'milk' && BAKED_WITH_BUTTER.test(word)) &&
  allergen.not.some((not) => {
    const at = not.length > longerThan ? word.indexOf(not) : -1;
    return at >= 0 && !(allergen.id === 'milk' && CHOCOLATE.test(word.slice(at + not.length)));
  });
