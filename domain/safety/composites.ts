import type { Knowledge } from '../knowledge/knowledge.ts';
import { normaliseName } from '../knowledge/names/normalise.ts';
import { allergensOfComposites, compositesIn } from './composite-words.ts';
import type { LabelItem } from './label-item.ts';
import type { UnlistedComposite } from './unlisted-composite.ts';
import { allergensIn } from './warnings/allergens/allergen-lexicon.ts';
import { wordsOf } from './warnings/wording/name-words.ts';

/**
 * Highest confidence of a composite food without a list: the label says what it is, not what is in it (method M6.2.11).
 */
export const COMPOSITE_CONFIDENCE = 0.7;

const BRACKET = /[([{]([^()[\]{}]*)[)\]}]/;
const FIGURES = /[\d.,%\s]+(?:g|kg|mg|ml|l|vol)?/g;

/** Whether the brackets at one mention of an item say what it is made of. */
const isListedIn = (raw: string, item: LabelItem, knowledge: Knowledge): boolean => {
  const inside = BRACKET.exec(raw)?.[1] ?? '';
  const name = normaliseName(inside.replace(FIGURES, ' '));
  // The brackets of another mention say nothing about this one.
  if (name === '') return item.holds.length > 0 && item.raws.length === 1;
  if (/[,;]/.test(inside.replace(/\d,\d/g, ''))) return true;
  if (allergensIn(name, knowledge).length > 0) return false;
  if (item.holds.length > 0) return true;
  const id = knowledge.idOfName(name);
  return (
    id !== undefined && id !== item.known?.ingredient.id && compositesIn(wordsOf(name), id, knowledge).length === 0
  );
};

/**
 * Whether brackets, or the names after a colon, say what a food is made of. A single name in brackets counts if it is a
 * food. If it is an allergen, it may only be the allergen declaration: "pain (blé)".
 */
const isListed = (item: LabelItem, knowledge: Knowledge): boolean => {
  if (item.heading || item.holds.length > 1) return true;
  // In "Chocolate (cocoa mass, sugar)" the cocoa mass is matched as the same ingredient and has nothing to list.
  const id = item.known?.ingredient.id ?? null;
  const named = item.raws.filter(
    (raw) => compositesIn(wordsOf(normaliseName(raw.replace(BRACKET, ' '))), id, knowledge).length > 0,
  );
  return (named.length > 0 ? named : item.raws).every((raw) => isListedIn(raw, item, knowledge));
};

/** A mixture of nuts that are not named one by one. */
const MIXED_NUTS = 'mixed-nuts';
const NUTS: ReadonlySet<string> = new Set(['tree_nut', 'peanut']);

/** Indices of the items in the brackets of a nut: "almonds (nuts)" says what almonds are and names no mixture. */
const heldByNuts = (items: readonly LabelItem[]): ReadonlySet<number> =>
  new Set(items.flatMap(({ known, holds }) => (known?.allergens.some(({ id }) => NUTS.has(id)) ? holds : [])));

/** Whether brackets name at least one particular nut: "nuts (almonds)". */
const saysWhichNuts = (raw: string, knowledge: Knowledge): boolean =>
  allergensIn(normaliseName(BRACKET.exec(raw)?.[1] ?? ''), knowledge).some(
    ({ allergen, phrase }) => NUTS.has(allergen.id) && !/^(?:tree ?)?(?:nut|nusse|noten)$/.test(phrase),
  );

/**
 * The composite foods that an item names without breaking them down: null if it names none, empty if it says what they
 * are made of.
 */
const unlistedComposites = (
  item: LabelItem,
  knowledge: Knowledge,
  ofNut: boolean,
): readonly UnlistedComposite[] | null => {
  const { known } = item;
  const found: UnlistedComposite[] = [];
  for (const raw of item.texts) {
    const text = normaliseName(raw);
    // Figures are not words of the name.
    const words = wordsOf(text).filter((word) => !/^[\d.,%]+$/.test(word));
    const named = compositesIn(words, known?.ingredient.id ?? null, knowledge).filter(
      ({ composite }) =>
        composite.id !== MIXED_NUTS || !(ofNut || item.raws.every((one) => saysWhichNuts(one, knowledge))),
    );
    const [first] = named;
    if (first === undefined) continue;
    const { phrase } = first;
    found.push({ ...allergensOfComposites(named, words), text, phrase, source: first.composite.source });
  }
  if (found.length === 0) return null;
  return isListed(item, knowledge) ? [] : found;
};

const withItsComposites = (item: LabelItem, knowledge: Knowledge, ofNut: boolean): LabelItem => {
  const composites = unlistedComposites(item, knowledge, ofNut);
  if (composites === null) return item;
  if (composites.length === 0) return { ...item, composites };
  const confidence = Math.min(item.match.confidence, COMPOSITE_CONFIDENCE);
  return { ...item, match: { ...item.match, confidence }, composites };
};

/** Adds to each item the composite foods it names, and limits the confidence of items that do not break them down. */
export const withComposites = (items: readonly LabelItem[], knowledge: Knowledge): readonly LabelItem[] => {
  const held = heldByNuts(items);
  return items.map((item, at) => withItsComposites(item, knowledge, held.has(at)));
};
