import { foldText } from '../../knowledge/names/fold.ts';
import type { CompiledIngredient } from '../compiled-ingredient.ts';
import type { Use } from '../exposure.ts';
import type { ScoredItem } from '../points.ts';
import type { Weights } from '../weights.ts';
import { type MixGroup, type MixingPart, OF_COSMETICS } from './mix-group.ts';
import { SUBSTANCES } from './substances.ts';

/** A group counts from this dose weight on, or up to this position (method M7.1.6). */
const LEAST_WEIGHT = 0.45;
const LAST_POSITION = 8;
/**
 * An acid acts from this percentage on, or in one of the first places before any surfactant or alkali (method M7.1.7).
 */
const ACID_PERCENT = 5;
const ACID_POSITION = 2;
const ACID_PLACE = 3;
/** An oxidiser, solvent or alkali is as good as undiluted from this percentage on, or if it is listed first. */
const NEAT_PERCENT = 10;
/** Below this percentage a solvent evaporates unnoticed: no pair (our own reading; method M7 sets no lower limit). */
const SOLVENT_PERCENT = 1;

const ALKALI = /hydroxide|carbonate|silicate|phosphate|ammonia\b|soda\b/;
const WATER_ID = 'water';

const groupsOfName = (id: string | null, name: string): readonly MixGroup[] => {
  const found = new Set<MixGroup>();
  for (const one of SUBSTANCES) {
    const here = (id !== null && one.ids.includes(id)) || (one.names.test(name) && one.not?.test(name) !== true);
    if (here) for (const group of one.groups) found.add(group);
  }
  return [...found];
};

const known = new WeakMap<CompiledIngredient, readonly MixGroup[]>();

/** The groups of an ingredient of the pack, cached. */
const groupsOfKnown = (of: CompiledIngredient): readonly MixGroup[] => {
  const before = known.get(of);
  if (before !== undefined) return before;
  const { id, name } = of.ingredient;
  const groups = [...groupsOfName(id, foldText(name))];
  const does = (word: string): boolean => of.ingredient.functions.some((one) => one.startsWith(word));
  if (does('surfactant_anionic')) groups.push('ANIONIC');
  if (does('surfactant_anionic') || does('surfactant_nonionic') || does('surfactant_amphoteric'))
    groups.push('CLEANER');
  if (id === WATER_ID) groups.push('WATER');
  known.set(of, groups);
  return groups;
};

/** The groups of an item, and whether they are certain. A misread item keeps the group that its printed text shows. */
const groupsOf = ({ item }: ScoredItem): { readonly groups: readonly MixGroup[]; readonly sure: boolean } => {
  const { known, match, printed, raw } = item;
  if (match.step === 'fuzzy') {
    const stated = groupsOfName(null, foldText(raw));
    if (stated.length > 0) return { groups: stated, sure: false };
  }
  // An ingredient known only by a class pattern has no name in the pack: its label text decides.
  if (known === null || known.ingredient.name === '')
    return { groups: groupsOfName(null, foldText(printed)), sure: true };
  return { groups: groupsOfKnown(known), sure: match.step !== 'fuzzy' };
};

const statedPercent = ({ item }: ScoredItem): number | null => {
  let highest: number | null = null;
  for (const { percent } of item.mentions) if (percent !== null && percent > (highest ?? -1)) highest = percent;
  return highest;
};

type Amount = Pick<Weights, 'position' | 'plain' | 'main'>;

const isSurfactant = (groups: readonly MixGroup[]): boolean => groups.includes('CLEANER') || groups.includes('QUAT');

interface Place {
  /** Index among the items that count. */
  readonly at: number;
  /** No surfactant or alkali comes earlier. */
  readonly afterNone: boolean;
  readonly alone: boolean;
}

const acts = (group: MixGroup, percent: number | null, weights: Amount, place: Place): boolean => {
  if (group === 'ACID' || group === 'ACETIC' || group === 'HYDROCHLORIC' || group === 'SULFURIC') {
    if (percent !== null) return percent >= ACID_PERCENT;
    return place.afterNone && place.at < ACID_PLACE && weights.position <= ACID_POSITION;
  }
  if (percent !== null) return percent >= NEAT_PERCENT;
  return place.at === 0 || place.alone;
};

/** The weights of an item; for an unidentified one, taken from its position or percentage. Null if it is not scored. */
const weightsOfItem = (one: ScoredItem, position: number): Amount | null => {
  if (one.weights !== undefined) return one.weights;
  if (!one.item.scored || one.item.known !== null) return null;
  const percent = statedPercent(one);
  return { position, plain: one.plain, main: percent === null ? position <= 3 : percent >= 5 };
};

/**
 * The groups of the mixing table that a label's list puts a product into (method M7), in label order, one entry
 * per group and ingredient. Empty for what is eaten, or used on or in animals.
 * @param scored the items of one label
 */
export const mixingParts = (scored: readonly ScoredItem[], use: Use): readonly MixingPart[] => {
  if (use.eaten || use.type === 'pet_topical') return [];
  const parts: MixingPart[] = [];
  const counted = scored.filter(({ item }) => item.scored).length;
  let at = 0;
  let afterNone = true;
  let alkali = false;
  for (const one of scored) {
    if (!one.item.scored) continue;
    const weights = weightsOfItem(one, at + 1);
    const { groups, sure } = groupsOf(one);
    if (weights !== null) {
      const percent = statedPercent(one);
      const enough = weights.plain >= LEAST_WEIGHT || weights.position <= LAST_POSITION;
      for (const group of groups) {
        const solvent = group === 'ALCOHOL' || group === 'ACETONE';
        if (!enough || (solvent && percent !== null && percent < SOLVENT_PERCENT)) continue;
        if (use.cosmetic && !(OF_COSMETICS.has(group) && (weights.main || percent !== null))) continue;
        // Water and surfactants only show what kind of product it is: once is enough, and water only if it is listed
        // first.
        if (group === 'WATER' && at > 0) continue;
        if ((group === 'CLEANER' || group === 'ANIONIC') && parts.some((part) => part.group === group)) continue;
        parts.push({
          group,
          ingredient: one.item.printed,
          main: weights.main,
          percent,
          acts: acts(group, percent, weights, { at, afterNone, alone: counted === 1 }),
          ...(sure ? {} : { unclear: true }),
        });
      }
    }
    const alkaline = ALKALI.test(foldText(one.item.name)) && !groups.includes('UREA');
    alkali ||= alkaline;
    if (isSurfactant(groups) || alkaline) afterNone = false;
    at += 1;
  }
  // An ammonium salt with an alkali gives off ammonia.
  const salt = alkali
    ? parts.find((part) => part.group === 'UREA' && /ammoni/.test(foldText(part.ingredient)))
    : undefined;
  return salt === undefined ? parts : [...parts, { ...salt, group: 'AMMONIA' }];
};
