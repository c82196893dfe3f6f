import { FLAVOUR_HEADS, FORM_WORDS } from './food-form-words.ts';
import { LINK_WORDS, ORIGIN_PHRASES, ORIGIN_WORDS } from './food-link-words.ts';
import { QUALITY_PHRASES, QUALITY_WORDS } from './food-quality-words.ts';

/** How the words of a name divide into known foods and closed vocabulary. */
export interface FoodCover {
  /** Ids of the foods, in the order of the name. */
  readonly foods: readonly string[];
  /** The words of each food. */
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
/** One word that may be a quality is one: "mûre" beside a food. A name of several words is what it says. */
const FOOD_COST = 100;
const LONG_NAME_COST = 9;
/** "Milk powder", "tomato sauce": a word that is a food and a form of others. */
const BOTH_COST = 10;
const WORD_COST = 1;
const SHARE = /^\d{1,3}(?:[.,]\d{1,2})?%$/;
/** Grades of flour and meal: "T55", "type 405", "tipo 00", and the size of fruit and fish. */
const GRADE = /^(?:t\d{2,3}|type|typ|tipo|w\d{3}|0{1,2}|\d{3,4})$/;
/** "6 eggs", and the number of a footnote behind a name. */
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

/** The cheapest way to the end of a name, as its first step. */
interface Way {
  readonly cost: number;
  readonly step: Step | null;
}

/** Ways on from one word: `any`, and one that names a food ("thé vert": the first word is a link, too). */
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
 * Divides a name into known foods and words of the closed vocabularies, so that not one word is left over; the fewest
 * and longest foods win, but one at least. Null when a word belongs to neither or no food is named.
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
