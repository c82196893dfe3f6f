import type { Ingredient, Knowledge } from '../knowledge.ts';
import { germanParts } from './food-compound.ts';
import { coverFood, type FoodCover } from './food-cover.ts';
import { DAIRY_LIKENESS, FORM_WORDS, LIKENESS_PLANTS, OIL_HEADS } from './food-form-words.ts';

/** What a name says about the food it is made from. */
export interface FoodForm {
  /** Foods whose facts and warnings also apply to the form, in name order. */
  readonly kept: readonly string[];
  /** The food it is a form of. */
  readonly of: string;
  /** Further foods in the name, each an ingredient of its own ("tomatoes and basil"). */
  readonly others: readonly string[];
}

/** Functions of ingredients that are eaten. */
const EATEN = new Set(
  `food_base sugar fat_oil flavour flavour_enhancer nutrient sweetener thickener acidulant raising_agent starch coagulant`.split(
    /\s+/,
  ),
);
/**
 * Functions of food additives. Allowed with quality words only ("naturally derived citric acid"), never with a form.
 */
const ADDED = new Set(
  'emulsifier antioxidant colorant preservative anticaking firming flour_treatment ph_adjuster'.split(' '),
);

const RAW = /(?:^| )(?:raw|unpasteurized|unpasteurised|cru|crue|roh|rohe|roher|crud[oa])(?: |$)/;
/** "Vanilla flavour with chocolate": what follows is really in it. */
const WITH = / (?:with|avec|mit|con) /;
const PARTLY_HYDROGENATED =
  /part(?:ially|ly|iellement|\.)? (?:hydrogenated|hydrogene)|parcialmente hidrogenad|parzialmente idrogenat|teil(?:weise )?gehartet|(?:hydrogenee?|hidrogenad[oa]|idrogenat[oi]) (?:partiellement|parcialmente|parzialmente)/;
/**
 * Sugars and spirits made from cereals contain none of their protein. Allergen words in the text are judged separately.
 */
const FREED = new Set(['glucose-syrup', 'maltodextrin', 'dextrose', 'glucose', 'caramel', 'vinegar', 'isomalt']);
/** Plants whose oil, starch or fibre does not contain what is harmful in them. */
const HARMLESS_OILS = new Set(['grapes', 'avocado', 'cocoa', 'coffee', 'tomato', 'tea', 'spinach', 'potato', 'rice']);
/** Foods that a word alone stands for, but not in "rice semolina", "soy nuts", "noix muscade", "Milcheiweiß". */
const BY_DEFAULT = new Set(['wheat-flour', 'barley', 'rye', 'oat-kernel-flour', 'tree-nuts', 'walnut', 'egg', 'bread']);
const MILKS = new Set(['milk', 'aged-cheese', 'unpasteurised-milk']);

const isEaten = (entry: Ingredient): boolean => entry.functions.some((one) => EATEN.has(one));
const isAdded = (entry: Ingredient): boolean => entry.eNumber !== null || entry.functions.some((one) => ADDED.has(one));
const saysMore = (id: string, knowledge: Knowledge): boolean => {
  const entry = knowledge.ingredient(id);
  return entry !== undefined && (entry.facts.length > 0 || entry.audience.length > 0);
};

const MEATS = new Set([
  'chicken',
  'chicken-meat',
  'poultry-meat',
  'turkey',
  'duck',
  'goose',
  'beef',
  'lamb',
  'fish',
  'soybean',
]);

/** "Turkey ham", "saucisse de volaille": a product usually of pork, but here made from the named animal. */
const ofMeat = (id: string, named: readonly string[]): boolean =>
  id === 'meat' || (id === 'pork' && named.some((other) => MEATS.has(other)));

/** "Steak" alone means beef; next to another food it is only a shape: "tuna steak", "steak de soja". */
const STEAKS = new Set(['steak', 'steaks']);
const onlyASteak = (id: string, { foods, texts }: FoodCover, named: readonly string[]): boolean =>
  id === 'beef' && named.length > 0 && foods.every((food, at) => food !== id || STEAKS.has(texts[at] ?? ''));

/** Drops the dairy word next to such a plant: "coconut milk", "beurre de cacahuète". */
const withoutLikeness = ({ foods, texts }: FoodCover): readonly string[] => {
  const plant = texts.some((text) => text.split(' ').some((word) => LIKENESS_PLANTS.has(word)));
  if (!plant || foods.length < 2) return foods;
  const left = foods.filter((id, at) => !(MILKS.has(id) && DAIRY_LIKENESS.has(texts[at] ?? '')));
  return left.length > 0 ? left : foods;
};

/** Plants whose infusion is called a tea without containing any. A lemon or peach tea usually contains tea leaves. */
const INFUSED: ReadonlySet<string> = new Set([
  'fennel',
  'camomile',
  'peppermint',
  'rooibos',
  'hibiscus',
  'nettle',
  'sage',
  'lemon-balm',
  'aniseed',
  'caraway',
  'thyme',
]);
const TEA = 'tea';

/** Whether a tea is the infusion of another plant ("fennel tea") and no other word names tea leaves. */
const isInfusion = ({ foods, texts }: FoodCover): boolean =>
  foods.some((id) => INFUSED.has(id)) && foods.every((id, at) => id !== TEA || FORM_WORDS.has(texts[at] ?? ''));

/** The foods a name is made of, without such dairy words and without meanings that a word has only on its own. */
const meant = (cover: FoodCover): readonly string[] => {
  const infusion = isInfusion(cover);
  const foods = withoutLikeness(cover).filter((id) => !infusion || id !== TEA);
  const named = cover.foods.filter((_, at) => !FORM_WORDS.has(cover.texts[at] ?? ''));
  if (named.length === 0) return foods;
  return foods.filter(
    (id) => named.includes(id) || !(BY_DEFAULT.has(id) || ofMeat(id, named) || onlyASteak(id, cover, named)),
  );
};

const keptOf = (cover: FoodCover, name: string, knowledge: Knowledge): readonly string[] => {
  const flavouring = /natur/.test(name) ? 'natural-flavour' : 'flavouring';
  if (cover.flavour && !WITH.test(name)) return [flavouring];
  const foods = meant(cover);
  const kept: string[] = cover.flavour ? [flavouring] : [];
  if (PARTLY_HYDROGENATED.test(name)) kept.push('partially-hydrogenated-oil');
  const freed = foods.some((id) => FREED.has(id));
  const oil = cover.forms.some((form) => OIL_HEADS.has(form));
  for (const id of foods) {
    const own = MILKS.has(id) && RAW.test(name) ? 'unpasteurised-milk' : id;
    if (!saysMore(own, knowledge) || kept.includes(own)) continue;
    if (freed && !FREED.has(own)) continue;
    if (oil && HARMLESS_OILS.has(own)) continue;
    kept.push(own);
  }
  return kept;
};

/** Further foods that have words of their own but no facts or warnings, in name order. */
const othersOf = (cover: FoodCover, of: string, knowledge: Knowledge): readonly string[] => {
  const all = meant(cover);
  const named = cover.foods.filter((id, at) => all.includes(id) && !FORM_WORDS.has(cover.texts[at] ?? ''));
  return named.filter((id) => id !== of && !saysMore(id, knowledge));
};

/**
 * Reads a name as a form of known foods: the foods themselves, words of quality and origin, and what was made of them,
 * with no word left over ("organic expeller pressed sunflower oil", "lait écrémé en poudre de vache", "Tomatenmark
 * einfach konzentriert"). A form keeps the facts and warnings of its food, unless refining removes what is harmful
 * (oil, starch) or the product only tastes of it (flavouring).
 * @param name a normalised name that matched nothing
 * @returns null if a word is in no list or no food is named
 */
export const foodForm = (name: string, knowledge: Knowledge): FoodForm | null => {
  const words = name
    .replace(/[()/]/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => germanParts(word, knowledge) ?? [word]);
  const cover = coverFood(words, (text) => {
    const id = knowledge.idOfName(text);
    const entry = id === undefined ? undefined : knowledge.ingredient(id);
    return entry && (isEaten(entry) || isAdded(entry)) ? entry.id : undefined;
  });
  const first = cover?.foods[0];
  if (!cover || first === undefined) return null;
  const foods = cover.foods.map((id) => knowledge.ingredient(id)).filter((entry) => entry !== undefined);
  if (cover.forms.length > 0 && !foods.some(isEaten)) return null;
  const kept = keptOf(cover, name, knowledge);
  const named = cover.foods.find((_, at) => !FORM_WORDS.has(cover.texts[at] ?? ''));
  const of = kept[0] ?? named ?? first;
  const others = cover.flavour ? [] : othersOf(cover, of, knowledge);
  return { kept, of, others: [...new Set([...kept.slice(1), ...others])] };
};
