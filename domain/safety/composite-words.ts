import type { CompositeFood, Knowledge } from '../knowledge/knowledge.ts';
import { flourOf, isFlavourWord } from './other-flours.ts';

/** A composite food that a text names. */
export interface NamedComposite {
  readonly composite: CompositeFood;
  /** The normalised words that named it. */
  readonly phrase: string;
  /** Range of these words in the name, `to` exclusive. Empty for a compound, because its front part says more. */
  readonly from: number;
  readonly to: number;
}

interface Phrase {
  readonly words: readonly string[];
  readonly composite: CompositeFood;
  readonly alone: boolean;
}

interface Lexicon {
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>;
  readonly ends: readonly { readonly end: string; readonly composite: CompositeFood }[];
  readonly byIdentity: ReadonlyMap<string, CompositeFood>;
}

/** Id of the entry for words that only look like a composite food: "breadfruit", "pizza cheese". */
const NONE = 'none';
/** Shorter words are not read as compounds. */
const COMPOUND_FROM = 7;

const build = (composites: readonly CompositeFood[]): Lexicon => {
  const byFirst = new Map<string, Phrase[]>();
  const ends: { end: string; composite: CompositeFood }[] = [];
  const byIdentity = new Map<string, CompositeFood>();
  for (const composite of composites) {
    for (const [texts, alone] of [[composite.words, false] as const, [composite.alone, true] as const]) {
      for (const text of texts) {
        const words = text.split(' ');
        const first = words[0] ?? '';
        const known = byFirst.get(first);
        if (known === undefined) byFirst.set(first, [{ words, composite, alone }]);
        else known.push({ words, composite, alone });
      }
    }
    for (const end of composite.ends) ends.push({ end, composite });
    for (const id of composite.identities) byIdentity.set(id, composite);
  }
  // Longest first: "toastbrot" before "brot".
  ends.sort((one, other) => other.end.length - one.end.length);
  for (const phrases of byFirst.values()) phrases.sort((one, other) => other.words.length - one.words.length);
  return { byFirst, ends, byIdentity };
};

const lexicons = new WeakMap<Knowledge, Lexicon>();

const lexiconOf = (knowledge: Knowledge): Lexicon => {
  const known = lexicons.get(knowledge);
  if (known !== undefined) return known;
  const lexicon = build(knowledge.composites ?? []);
  lexicons.set(knowledge, lexicon);
  return lexicon;
};

const phraseAt = (words: readonly string[], start: number, lexicon: Lexicon): Phrase | undefined =>
  lexicon.byFirst
    .get(words[start] ?? '')
    ?.find(
      (phrase) =>
        (!phrase.alone || phrase.words.length === words.length) &&
        phrase.words.every((word, at) => words[start + at] === word),
    );

const compoundAt = (word: string, { ends }: Lexicon): CompositeFood | undefined =>
  word.length < COMPOUND_FROM
    ? undefined
    : ends.find(({ end }) => word.length > end.length && word.endsWith(end))?.composite;

/** The words of a name that are not part of a composite food's phrase. */
const wordsBeside = (named: readonly NamedComposite[], words: readonly string[]): readonly string[] =>
  words.filter((_, at) => !named.some(({ from, to }) => at >= from && at < to));

/**
 * The composite foods that the words of a name mention, each once; at each word the longest phrase wins. Empty if the
 * name is that of a flavour ("biscuit flavour", "arôme chocolat").
 * @param words of a normalised name
 * @param identity the ingredient it was matched as, or null; used if the words themselves name no composite food
 */
export const compositesIn = (
  words: readonly string[],
  identity: string | null,
  knowledge: Knowledge,
): readonly NamedComposite[] => {
  const lexicon = lexiconOf(knowledge);
  const found: NamedComposite[] = [];
  let another = false;
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phraseAt(words, at, lexicon);
    const composite = phrase?.composite ?? compoundAt(words[at] ?? '', lexicon);
    if (composite === undefined) continue;
    const length = phrase?.words.length ?? 1;
    if (composite.id === NONE) another = true;
    else if (!found.some((one) => one.composite === composite))
      found.push({
        composite,
        phrase: words.slice(at, at + length).join(' '),
        from: at,
        to: phrase === undefined ? at : at + length,
      });
    at += length - 1;
  }
  if (found.length === 0 && !another && identity !== null) {
    const composite = lexicon.byIdentity.get(identity);
    if (composite !== undefined) found.push({ composite, phrase: '', from: 0, to: 0 });
  }
  const rest = wordsBeside(found, words);
  return found.length > 0 && (isFlavourWord(rest[0]) || isFlavourWord(rest.at(-1))) ? [] : found;
};

/** Allergens of the composite foods in one name, by allergen id. */
export interface CompositeAllergens {
  readonly always: readonly string[];
  readonly often: readonly string[];
}

const CEREALS: ReadonlySet<string> = new Set(['gluten', 'wheat']);

/**
 * Allergens of the composite foods in a name. What a food always contains only counts as `often` if another of the
 * foods says what it is for ("pizza sauce"), or the name says it is made of something else ("rice noodles",
 * "rye bread").
 * @param words of the normalised name
 */
export const allergensOfComposites = (
  named: readonly NamedComposite[],
  words: readonly string[],
): CompositeAllergens => {
  const always = new Set<string>();
  const often = new Set<string>();
  const base = flourOf(wordsBeside(named, words));
  const over = named.some(({ composite }) => composite.over);
  for (const { composite } of named) {
    for (const id of composite.often) if (base !== 'other' || !CEREALS.has(id)) often.add(id);
    for (const id of composite.always) {
      const unsure =
        (over && !composite.over) || (CEREALS.has(id) && base === 'other') || (id === 'wheat' && base === 'cereal');
      (unsure ? often : always).add(id);
    }
  }
  return { always: [...always], often: [...often].filter((id) => !always.has(id)) };
};
