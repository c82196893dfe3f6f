import { FLAVOUR_HEADS, FORM_WORDS } from './food-form-words.ts';
import { LINK_WORDS, ORIGIN_PHRASES, ORIGIN_WORDS } from './food-link-words.ts';
import { QUALITY_PHRASES, QUALITY_WORDS } from './food-quality-words.ts';

/** A name divided into known foods and words of the closed vocabularies. */
export interface FoodCover {
  /** Ids of the foods, in name order. */
  readonly foods: readonly string[];
  /** The words naming each food. */
  readonly texts: readonly string[];
  /** What the foods were made into ("powder", "jus"). */
  readonly forms: readonly string[];
  /** Whether it names a flavouring. */
  readonly flavour: boolean;
}

interface Step {
  readonly cost: number;
  readonly end: number;
  readonly food: string | null;
  readonly form: boolean;
  readonly flavour: boolean;
}

/** Longer names are sentences. */
const MOST_WORDS = 16;
const LONGEST_FOOD = 6;
/**
 * High, so that a word that may also be a quality is read as one ("mûre" next to a food). Names of several words are
 * unambiguous and cost little.
 */
const FOOD_COST = 100;
const LONG_NAME_COST = 9;
/** For a word that is a food itself and also a form of other foods: "milk powder", "tomato sauce". */
const BOTH_COST = 10;
const WORD_COST = 1;
const SHARE = /^\d{1,3}(?:[.,]\d{1,2})?%$/;
/** Grades of flour and meal: "T55", "type 405", "tipo 00", and the size of fruit and fish. */
const GRADE = /^(?:t\d{2,3}|type|typ|tipo|w\d{3}|0{1,2}|\d{3,4})$/;
/** The count in "6 eggs", or the number of a footnote after a name. */
const COUNT = /^\d{1,2}$/;
const FLOUR = /^(?:flour|farine|mehl|harina|farina|[a-z]+mehl)$/;

const phraseEnd = (
  words: readonly string[],
  at: number,
  table: ReadonlyMap<string, readonly (readonly string[])[]>,
): number => {
  for (const phrase of table.get(words[at] ?? '') ?? []) {
    let same = 1;
    while (same < phrase.length && phrase[same] === words[at + same]) same += 1;
    if (same === phrase.length) return at + same;
  }
  return -1;
};

const wordStep = (words: readonly string[], at: number): Step[] => {
  const word = words[at] ?? '';
  const step = (end: number, form = false, flavour = false): Step => ({
    cost: WORD_COST,
    end,
    food: null,
    form,
    flavour,
  });
  const steps: Step[] = [];
  for (const table of [QUALITY_PHRASES, ORIGIN_PHRASES]) {
    const end = phraseEnd(words, at, table);
    if (end > 0) steps.push(step(end));
  }
  if (FLAVOUR_HEADS.has(word)) steps.push(step(at + 1, true, true));
  else if (FORM_WORDS.has(word)) steps.push(step(at + 1, true));
  else if (QUALITY_WORDS.has(word) || LINK_WORDS.has(word) || ORIGIN_WORDS.has(word) || SHARE.test(word))
    steps.push(step(at + 1));
  else if ((at === 0 || at === words.length - 1) && COUNT.test(word) && words.length > 1) steps.push(step(at + 1));
  else if (GRADE.test(word) && words.some((other) => FLOUR.test(other))) steps.push(step(at + 1));
  return steps;
};

/** The cheapest way to cover the rest of a name: its cost and its first step. */
interface Way {
  readonly cost: number;
  readonly step: Step | null;
}

/** The cheapest ways on from a word: any, and one that names a food ("thé vert": "thé" is also a linking word). */
interface Ways {
  readonly any: Way | null;
  readonly food: Way | null;
}

const cheaper = (one: Way | null, cost: number, step: Step): Way =>
  one !== null && one.cost <= cost ? one : { cost, step };

const waysAt = (steps: readonly Step[], ways: readonly (Ways | undefined)[]): Ways => {
  let any: Way | null = null;
  let food: Way | null = null;
  for (const step of steps) {
    const rest = ways[step.end];
    if (rest?.any) any = cheaper(any, step.cost + rest.any.cost, step);
    const named = step.food === null ? rest?.food : rest?.any;
    if (named) food = cheaper(food, step.cost + named.cost, step);
  }
  return { any, food };
};

/**
 * Divides a name into known foods and words of the closed vocabularies, with no word left over. Prefers the fewest and
 * longest foods, but at least one. Null if a word is neither, or if no food is named.
 * @param words the words of a normalised name, without brackets and slashes
 * @param foodOf the id of a food by its whole name, or undefined
 */
export const coverFood = (words: readonly string[], foodOf: (name: string) => string | undefined): FoodCover | null => {
  const count = words.length;
  if (count === 0 || count > MOST_WORDS) return null;
  const ways: (Ways | undefined)[] = Array.from({ length: count + 1 });
  ways[count] = { any: { cost: 0, step: null }, food: null };
  for (let at = count - 1; at >= 0; at -= 1) {
    let steps = wordStep(words, at);
    for (let end = at + 1; end <= Math.min(count, at + LONGEST_FOOD); end += 1) {
      if (!ways[end]?.any) continue;
      const name = words.slice(at, end).join(' ');
      const food = name.length > 2 ? foodOf(name) : undefined;
      if (food === undefined) continue;
      const both = end === at + 1 && FORM_WORDS.has(name);
      if (both && FLAVOUR_HEADS.has(name)) continue;
      if (both) steps = steps.filter((step) => step.end !== end);
      steps.push({
        cost: both ? BOTH_COST : end > at + 1 ? LONG_NAME_COST - (end - at) : FOOD_COST,
        end,
        food,
        form: both,
        flavour: false,
      });
    }
    ways[at] = waysAt(steps, ways);
  }
  return ways[0]?.food ? trace(words, ways) : null;
};

const trace = (words: readonly string[], ways: readonly (Ways | undefined)[]): FoodCover | null => {
  const foods: string[] = [];
  const texts: string[] = [];
  const forms: string[] = [];
  let flavour = false;
  for (let at = 0; at < words.length; ) {
    const step = (foods.length === 0 ? ways[at]?.food : ways[at]?.any)?.step;
    if (!step) return null;
    if (step.food !== null) {
      foods.push(step.food);
      texts.push(words.slice(at, step.end).join(' '));
    }
    if (step.form) forms.push(words[at] ?? '');
    flavour ||= step.flavour;
    at = step.end;
  }
  return { foods, texts, forms, flavour };
};
