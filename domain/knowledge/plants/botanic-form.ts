import type { Ingredient, Knowledge } from '../knowledge.ts';
import { type BotanicCover, coverPlants } from './botanic-cover.ts';
import { preparedEntry } from './botanic-entry.ts';
import { fermentPlants } from './botanic-ferment.ts';
import { botanicFront, isLeading } from './botanic-front.ts';
import { germanCompounds, germanParts } from './botanic-german.ts';
import { PLANT_PARTS, PREPARATIONS } from './botanic-words.ts';

/** What a name says about the plant it is made from. */
export interface BotanicForm {
  /** The pack's own entry for this preparation, if it has one; its facts apply. */
  readonly entry: string | null;
  /** Plants whose facts and warnings also apply to the preparation. */
  readonly kept: readonly string[];
  /** The plant it is made of; null when only the genus is known. */
  readonly of: string | null;
}

/** Functions of plants and of crops. */
const GROWN = new Set('botanical food_base flavour fat_oil sugar stimulant nutrient hair_dye thickener'.split(' '));
/** Functions accepted with a scientific name: entries made for use on skin or as a poison. */
const USED = new Set('skin_active emollient humectant fragrance insecticide colorant'.split(' '));
const LONGEST = 160;
const MOST_WORDS = 16;

/** Two words that end like a scientific name. Entries that come only from lists have no function to go by. */
const SCIENTIFIC =
  /^[a-z]+(?:a|us|um|is|on|os|es|ys|ax|ex|ix|o|e|as|er) [a-z]+(?:a|ae|ii|i|us|um|is|ens|ans|ex|or|ax)(?: [a-z]+)?$/;

const grown = (entry: Ingredient, text: string): boolean => {
  if (entry.functions.some((one) => GROWN.has(one))) return true;
  // "Areca nut", "lavender oil": an entry for a part or a preparation is never split into plant and part.
  const last = text.slice(text.lastIndexOf(' ') + 1);
  if (last.length < text.length && (PLANT_PARTS.has(last) || PREPARATIONS.has(last))) return true;
  return SCIENTIFIC.test(text) && (entry.functions.length === 0 || entry.functions.some((one) => USED.has(one)));
};

/** The plant that a text names, tried as it is and with a final e. */
const plantNamed =
  (knowledge: Knowledge) =>
  (text: string): string | undefined => {
    if (text.length < 3) return undefined;
    for (const spelling of [text, `${text}e`]) {
      const id = knowledge.idOfName(spelling);
      const entry = id === undefined ? undefined : knowledge.ingredient(id);
      if (entry && grown(entry, text)) return entry.id;
    }
    return undefined;
  };

const saysMore = (id: string, knowledge: Knowledge): boolean => {
  const entry = knowledge.ingredient(id);
  return entry !== undefined && (entry.facts.length > 0 || entry.audience.length > 0);
};

/** A quick test that most names fail: whether a word is a part or preparation, or a German compound with one. */
const hints = (word: string): boolean =>
  PLANT_PARTS.has(word) ||
  PREPARATIONS.has(word) ||
  isLeading(word) ||
  (word.length >= 8 && (germanCompounds(word).length > 0 || germanParts(word).length > 0));

/** Splits German compounds into plant, part and preparation. */
const unjoined = (words: readonly string[], plantAt: (text: string) => string | undefined): readonly string[] =>
  words.flatMap((word) => {
    if (word.length < 8 || plantAt(word) !== undefined || PLANT_PARTS.has(word) || PREPARATIONS.has(word))
      return [word];
    for (const { plants, part, preparation } of [...germanCompounds(word), ...germanParts(word)]) {
      const plant = plants.find((one) => plantAt(one) !== undefined);
      if (plant !== undefined) return [plant, ...(part === null ? [] : [part]), ...(preparation ? [preparation] : [])];
    }
    return [word];
  });

/**
 * Reads a name as plant, parts and preparation with no word left over, in INCI and in the languages of labels:
 * "Rosmarinus Officinalis (Rosemary) Leaf Extract", "huile d'amande douce", "Kamillenblütenextrakt".
 * @param name a normalised name that matched nothing
 * @returns null if a word is in no list, no plant is named, or no part or preparation is mentioned
 */
export const botanicForm = (name: string, knowledge: Knowledge): BotanicForm | null => {
  if (name.length > LONGEST || /\d/.test(name)) return null;
  const plantAt = plantNamed(knowledge);
  const fed = fermentPlants(name, plantAt);
  if (fed !== null) return { entry: null, kept: fed.filter((id) => saysMore(id, knowledge)), of: fed[0] ?? null };
  const split = name.split(/[ ()/]+/).filter((word) => word !== '');
  if (split.length > MOST_WORDS || !split.some(hints)) return null;
  const front = botanicFront(split);
  const covered = coverPlants(unjoined(front.rest, plantAt), plantAt);
  if (covered === null) return null;
  const words: BotanicCover = {
    ...covered,
    parts: [...front.parts, ...covered.parts],
    preparations: [...front.preparations, ...covered.preparations],
  };
  if (words.prepared === null && words.parts.length + words.preparations.length === 0) return null;
  return isOneName(words, /[/(]/.test(name), knowledge) ? formOf(words, knowledge) : null;
};

/**
 * Whether the words name one thing rather than several whose commas were lost ("Mineral Oil Rosemary Extract"). Several
 * plants are one name if it has a slash or bracket, or if a common name follows the scientific one.
 */
const isOneName = (words: BotanicCover, joined: boolean, knowledge: Knowledge): boolean => {
  const [first = '', second] = new Set(words.plants);
  const more = new Set(words.plants).size > 2;
  if (!joined && (more || (second !== undefined && !SCIENTIFIC.test(words.texts[0] ?? '')))) return false;
  if (words.prepared === null || joined) return true;
  const tail = words.preparedTail;
  const own = { parts: [...words.parts, ...tail.split(' ')], preparations: tail.split(' '), tail };
  return [first, second].some((id) => id && preparedEntry(id, id, own, knowledge) === words.prepared);
};

const allergens = (id: string | null, knowledge: Knowledge): readonly string[] =>
  (id === null ? [] : (knowledge.ingredient(id)?.facts ?? []))
    .map((fact) => fact.class)
    .filter((name) => name.startsWith('ALLERGEN_FOOD'));

const formOf = (words: BotanicCover, knowledge: Knowledge): BotanicForm => {
  const plants = [...new Set(words.plants)];
  let entry = words.prepared;
  for (const [at, id] of words.plants.entries())
    entry ??= preparedEntry(words.texts[at] ?? '', id, words, knowledge) ?? null;
  // An entry with facts already says what the plant does in this form. Only if nobody assessed the form (an entry
  // without facts) is a food allergen of the plant added.
  const judged = entry !== null && saysMore(entry, knowledge);
  const told = (id: string): boolean =>
    entry === null ? saysMore(id, knowledge) : !judged && allergens(id, knowledge).length > 0;
  return { entry, kept: plants.filter(told), of: plants[0] ?? null };
};
