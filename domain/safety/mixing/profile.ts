import { foldText } from '../../knowledge/names/fold.ts';
import { CLEANS_HOUSE } from '../../products/type-words.ts';
import { holds, searchable } from '../../products/word-search.ts';
import type { Report } from '../report.ts';
import type { HomeProduct } from './home-product.ts';
import { isKnownPart, type KnownPart, type MixGroup, OF_COSMETICS } from './mix-group.ts';
import { NAME_KINDS, type NameKind } from './name-kinds.ts';

/** How one group is present in a product. */
export interface Presence {
  /** The ingredient, as the label or the kind names it: "sodium hypochlorite", "vinegar". */
  readonly ingredient: string;
  readonly main: boolean;
  readonly percent: number | null;
  /** Enough of it to act (see `acts` of a report's mixing parts). */
  readonly acts: boolean;
  /** Read clearly, not merely likely from the kind of product. */
  readonly certain: boolean;
}

/** The fields of a product that its pairs need. */
export type MixedProduct = Pick<HomeProduct, 'key' | 'name' | 'place' | 'type'>;

/** A product as the mixing table sees it. */
export interface Profile {
  readonly product: MixedProduct;
  readonly groups: ReadonlyMap<MixGroup, Presence>;
  /** Its name, folded. */
  readonly name: string;
  /** Whether its label lists ingredients. */
  readonly listed: boolean;
}

const HOUSE = new Set(['household', 'outdoor', 'other']);
/** A plain vinegar has at most this many ingredients; with more it is a sauce or a salad named after it. */
const PLAIN_FOOD = 4;
/** Groups that count only if the product works by them, or contains enough of them (method M7). */
const ACIDS: ReadonlySet<MixGroup> = new Set<MixGroup>(['ACID', 'ACETIC', 'HYDROCHLORIC', 'SULFURIC']);
/** Groups that food is made with too: in a product that may be a food, they do not show that it is not one. */
const EATEN: ReadonlySet<MixGroup> = new Set<MixGroup>([
  'ACID',
  'ACETIC',
  'UREA',
  'AMINE',
  'ALCOHOL',
  'SULPHITE',
  'ORGANIC',
  'IODINE',
  'WATER',
]);
/** Per cent of an acid that is never declared on food. */
const SOUR = 5;
/** Per cent of sulfuric acid from which a product is as strong as an acid drain opener. */
const DRAIN_ACID = 50;
const BIOLOGICAL = /enzym|biolog|bacteri|bakteri|batteri|micro-?org/;
const ALGICIDE_SITE = /pool|piscin|schwimm|\bspa\b/;

const listRead = (report: Report): boolean =>
  report.score !== null &&
  report.basis !== 'statements' &&
  (report.confidence.grade === 'A' || report.confidence.grade === 'B');

const applies = (kind: NameKind, name: string, product: HomeProduct, house: boolean): boolean => {
  if (!kind.words.test(name) || kind.not?.test(name) === true) return false;
  if (house) return true;
  const { report, type } = product;
  if (kind.anywhere === undefined) return false;
  if (type !== 'food') return type !== 'pet_food' && type !== 'pet_topical';
  return kind.anywhere === 'food' && report.ingredients.length <= PLAIN_FOOD;
};

const contradicted = (kind: NameKind, parts: readonly KnownPart[], report: Report): boolean => {
  if (kind.unless === 'never') return false;
  const lists = (groups: readonly MixGroup[]): boolean => parts.some((part) => groups.includes(part.group));
  if (kind.unless === 'list') return listRead(report) && !lists(kind.groups);
  return lists(kind.unless) && !lists(kind.groups);
};

const listedPresence = (part: KnownPart): Presence => ({
  ingredient: part.ingredient,
  main: part.main,
  percent: part.percent,
  acts: part.acts,
  certain: part.unclear !== true,
});

/** Members of these groups that are never in food: alcohols that nobody drinks, sulphur compounds used to strip dye. */
const NEVER_EATEN: Partial<Record<MixGroup, RegExp>> = {
  ALCOHOL: /prop[ay]|methan|methyl|denat|vergall/,
  SULPHITE: /dithionit|hydrosul|thiosul|tiosolf|tiosulf|thiourea|formamidin/,
};

/** Whether a listed part shows that a product that may be a food is not one. */
const isNoFood = ({ group, percent, ingredient }: KnownPart, parts: readonly KnownPart[]): boolean =>
  !EATEN.has(group) ||
  NEVER_EATEN[group]?.test(foldText(ingredient)) === true ||
  (group === 'ACID' && (percent ?? 0) >= SOUR && !parts.some((part) => part.group === 'ACETIC'));

/** Whether a listed part counts by itself, not only if the product's name is the substance. */
const countsAtHome = (part: KnownPart, parts: readonly KnownPart[], { type, report }: HomeProduct): boolean => {
  if (HOUSE.has(type)) return true;
  if (!report.candidateTypes.some((one) => HOUSE.has(one))) return false;
  if (!report.candidateTypes.includes('food')) return true;
  return isNoFood(part, parts) || (type !== 'food' && OF_COSMETICS.has(part.group));
};

/** "12 %" or "40 vol": the strength of a peroxide solution in a name (1% gives about 3.3 volumes of oxygen). */
const percentOfName = (name: string): number | null => {
  const percent = /(\d+(?:[.,]\d+)?) ?%/.exec(name)?.[1];
  if (percent !== undefined) return Number(percent.replace(',', '.'));
  const volumes = /(\d+) ?(?:vol\b|volume)/.exec(name)?.[1];
  return volumes === undefined ? null : Number(volumes) / 3.3;
};

const rank = (presence: Presence): number =>
  (presence.certain ? 4 : 0) + (presence.acts ? 2 : 0) + (presence.main ? 1 : 0);

/** Whether a listed part counts, given the kinds recognised by name. */
const partCounts = (part: KnownPart, kinds: readonly NameKind[], product: HomeProduct): boolean => {
  const named = (group: MixGroup): boolean => kinds.some((kind) => kind.groups.includes(group));
  if (ACIDS.has(part.group)) return part.acts || named('ACID') || named('DRAIN');
  // A room scent goes into the air, not onto a surface or down a drain.
  if (part.group === 'ALCOHOL' || part.group === 'ACETONE') return !product.forms.includes('air');
  if (part.group === 'CAUSTIC') {
    return part.acts || named('CAUSTIC') || named('DRAIN') || product.forms.includes('caustic');
  }
  return true;
};

/**
 * The groups of the mixing table that a product is in: by its list, and by its name, with or without a list (method
 * M7). Household, outdoor and `other` products count; the rest only if their name is the substance (a kitchen vinegar,
 * a nail polish remover).
 */
export const profileOf = (product: HomeProduct): Profile => {
  const { report, type } = product;
  const name = foldText(product.name).replace(/[_\s]+/g, ' ');
  const mayBeOfHome = HOUSE.has(type) || report.candidateTypes.some((one) => HOUSE.has(one));
  // Without a list it counts as food only because the warnings for food weigh more: it may still be a home product.
  const house = mayBeOfHome && (type !== 'food' || report.ingredients.length === 0);
  const listed = (report.mixing ?? []).filter(isKnownPart);
  const kinds = NAME_KINDS.filter((kind) => applies(kind, name, product, house));
  const groups = new Map<MixGroup, Presence>();
  const offer = (group: MixGroup, presence: Presence): void => {
    const before = groups.get(group);
    if (before === undefined || rank(presence) > rank(before)) groups.set(group, presence);
  };
  for (const part of listed) {
    if (!countsAtHome(part, listed, product) && !kinds.some((kind) => kind.groups.includes(part.group))) continue;
    if (partCounts(part, kinds, product)) offer(part.group, listedPresence(part));
  }
  const percent = percentOfName(name);
  for (const kind of kinds) {
    if (contradicted(kind, listed, report)) continue;
    for (const group of kind.groups) {
      // The list is more reliable than the name.
      if (groups.get(group)?.certain === true) continue;
      offer(group, { ingredient: kind.name, main: true, percent, acts: true, certain: kind.likely !== true });
    }
  }
  derive(groups, name, product);
  return { product, groups, name, listed: report.ingredients.length > 0 };
};

const derive = (groups: Map<MixGroup, Presence>, name: string, product: HomeProduct): void => {
  const drain = groups.get('DRAIN');
  const acid = groups.get('ACID');
  const sulfuric = groups.get('SULFURIC');
  if (drain !== undefined && acid !== undefined) groups.set('ACID_DRAIN', acid);
  // Nothing else in a home is half sulfuric acid, except a car battery, which is just as dangerous with lye.
  else if (sulfuric !== undefined && (sulfuric.percent ?? 0) >= DRAIN_ACID) groups.set('ACID_DRAIN', sulfuric);
  // Drain cleaners with bacteria or enzymes produce no heat.
  if (drain !== undefined && BIOLOGICAL.test(name)) groups.delete('DRAIN');
  const pool = groups.get('CALCIUM_HYPOCHLORITE') ?? groups.get('ISOCYANURATE');
  if (pool?.main === true && (product.type === 'outdoor' || pool.acts) && !groups.has('POOL_CHLORINE'))
    groups.set('POOL_CHLORINE', pool);
  const quat = groups.get('QUAT');
  if (quat !== undefined && ALGICIDE_SITE.test(name) && !groups.has('HYPOCHLORITE')) groups.set('ALGICIDE', quat);
  if (!groups.has('CLEANER') && product.type === 'household' && holds(searchable(product.name), CLEANS_HOUSE)) {
    groups.set('CLEANER', { ingredient: product.name, main: true, percent: null, acts: true, certain: true });
  }
};

const POOL_KINDS: readonly (readonly [string, RegExp])[] = [
  ['calcium hypochlorite', /cal-?hypo|calcium|calcico|calcio|calcic/],
  ['trichlor', /trichlor|tricloro|symclos|\btcca\b/],
  ['dichlor', /dichlor|dicloro|troclos|\bnadcc\b/],
  ['lithium hypochlorite', /lithium|litio/],
  [
    'liquid chlorine',
    /sodium hypochlor|natriumhypochlor|hypochlorite de sodium|hipoclorito (?:de )?sod|ipoclorito di sodio|liquid|flussig|liquide|liquido|javel/,
  ],
  ['shock', /shock|schock|choc\b|choque|rapid|granul/],
  ['trichlor', /tab|pastill|galet|pastigli|stick|slow|lent[oe]?\b|langsam|multi/],
];

/** Which kind of pool chlorine it is, by its list, else by its name; null if neither says. */
export const poolKindOf = (profile: Profile): string | null => {
  const groups = ['CALCIUM_HYPOCHLORITE', 'ISOCYANURATE', 'HYPOCHLORITE'] as const;
  const substances = groups.map((group) => foldText(profile.groups.get(group)?.ingredient ?? '')).join(' ');
  for (const text of [substances, profile.name]) {
    const known = POOL_KINDS.find(([, words]) => words.test(text));
    if (known !== undefined) return known[0];
  }
  return null;
};
