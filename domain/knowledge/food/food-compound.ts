import type { Knowledge } from '../knowledge.ts';
import { FORM_WORDS, LAST_WORDS } from './food-form-words.ts';
import { vocabulary } from './food-vocabulary.ts';

/** First parts of German compounds that do not change what the food is. */
const FIRST_PARTS = vocabulary(
  `voll mager halb bio roh trocken frisch tiefkühl speise tafel süß sauer salz edel jod natur vollkorn weich hart instant röst koch brat räucher back quell
  diät land bauern wild freiland bergkäse alpen weide kessel winter sommer früh spät jung mini roggenmisch streich schnitt hand fein grob würfel brüh schmelz sauerrahm süßrahm butter rahm sahne`,
);
const LAST = [...LAST_WORDS].filter((part) => part.length > 1).sort((a, b) => b.length - a.length);

/** Honey is named after a plant, place or season, so any first part is accepted: "bloemenhoning", "skogshonung". */
const HONEYS = ['honig', 'honing', 'honung', 'honning', 'hunaja'];
/** Prefixes of artificial honey, which is boiled from sugar. */
const MADE_HONEY = /^(?:kunst|konst|keino|teko)/;
const SHORTEST_KIND = 3;

/** The honey that a word is a kind of, or null. */
const honeyIn = (word: string, knowledge: Knowledge): string | null => {
  const honey = HONEYS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_KIND);
  return honey !== undefined && !MADE_HONEY.test(word) && isFood(honey, knowledge) ? honey : null;
};

const SHORTEST = 6;
const LONGEST = 48;
const JOINTS = ['', 'n', 's', 'en', 'e', 'er', 'es'];

const isFood = (text: string, knowledge: Knowledge): boolean => {
  const id = text.length > 2 ? knowledge.idOfName(text) : undefined;
  return (
    id !== undefined &&
    (knowledge.ingredient(id)?.functions.some((one) => /^(?:food_base|sugar|fat_oil|flavour|nutrient)$/.test(one)) ??
      false)
  );
};

/**
 * The known food in the first part of a compound: as it is, without its linking letters, or with a dropped e restored.
 */
const nameOf = (part: string, knowledge: Knowledge): string | null => {
  for (const joint of JOINTS) {
    if (!part.endsWith(joint)) continue;
    const bare = part.slice(0, part.length - joint.length);
    if (bare.length > 2 && isFood(bare, knowledge)) return bare;
  }
  return isFood(`${part}e`, knowledge) ? `${part}e` : null;
};

const split = (word: string, knowledge: Knowledge, depth: number): readonly string[] | null => {
  const honey = honeyIn(word, knowledge);
  if (honey !== null) return [honey];
  for (const last of LAST) {
    if (!word.endsWith(last) || word.length - last.length < 3) continue;
    const before = word.slice(0, word.length - last.length);
    const known = nameOf(before, knowledge) ?? honeyIn(before, knowledge);
    if (known !== null) return [known, last];
    const deeper = depth < 2 ? split(before, knowledge, depth + 1) : null;
    if (deeper) return [...deeper, last];
  }
  for (let at = 3; at < word.length - 2; at += 1) {
    if (!FIRST_PARTS.has(word.slice(0, at))) continue;
    const rest = word.slice(at);
    if (isFood(rest, knowledge)) return [rest];
    const deeper = depth < 2 ? split(rest, knowledge, depth + 1) : null;
    if (deeper) return deeper;
  }
  return null;
};

/**
 * The parts of a compound of a known food and what it was made into ("sonnenblumenol" is sunflower and oil,
 * "apfelsaftkonzentrat" apple and juice concentrate); null for other words and for names in the pack.
 * @param word one normalised word
 */
export const germanParts = (word: string, knowledge: Knowledge): readonly string[] | null => {
  if (word.length < SHORTEST || word.length > LONGEST || FORM_WORDS.has(word)) return null;
  if (knowledge.idOfName(word) !== undefined) return null;
  return split(word, knowledge, 0);
};
