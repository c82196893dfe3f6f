import { isFutureDate } from '../latest-plausible-date.ts';
import type { Product, ProductSource } from '../products/product.ts';
import { PRODUCT_FORMS } from '../safety/vocabulary.ts';
import type { MergedField, SourceFacts } from './facts.ts';

/** The key of a correction by a person, stored alongside the facts of the sources. */
export const CORRECTION = 'correction';
/** The key of the starter catalogue's facts, once something else is known about one of its products. */
export const STARTER = 'starter';
/** The key of facts that several households agree on, without a person having checked them. */
export const AGREEMENT = 'households';

/** The facts of a source, with the source's key (`off`, `usda`, …, or {@link CORRECTION}). */
export interface KeyedFacts {
  readonly key: string;
  readonly facts: SourceFacts;
}

/** Most trusted source first, for equal dates and for fields to which the date does not matter. */
const TRUST: readonly string[] = [
  ...[CORRECTION, STARTER],
  ...['obf', 'opff', 'opf', 'off', 'ca', 'usda', 'csv', 'json'],
  AGREEMENT,
];

const trustOf = (key: string): number => {
  const at = TRUST.indexOf(key);
  return at < 0 ? TRUST.length : at;
};

const byTrust = (one: KeyedFacts, other: KeyedFacts): number =>
  trustOf(one.key) - trustOf(other.key) || (one.key < other.key ? -1 : 1);

const isPerson = ({ key }: KeyedFacts): boolean => key === CORRECTION;

/** Who checked the facts: 2 a person who corrected them, 1 the reader of the starter catalogue, 0 nobody. */
const lookedOf = ({ key }: KeyedFacts): number => (key === CORRECTION ? 2 : Number(key === STARTER));

/** The date of the facts. A date in the future says nothing, and counts as older than all others. */
const dayOf = ({ source }: SourceFacts, nowMs: number): string => (isFutureDate(source.date, nowMs) ? '' : source.date);

/** Sorts corrections by a person first, then the newest, then the most trusted. */
const byAge =
  (nowMs: number) =>
  (one: KeyedFacts, other: KeyedFacts): number => {
    const [day, otherDay] = [dayOf(one.facts, nowMs), dayOf(other.facts, nowMs)];
    return lookedOf(other) - lookedOf(one) || (day === otherDay ? byTrust(one, other) : day > otherDay ? -1 : 1);
  };

const saysList = ({ facts }: KeyedFacts): boolean => facts.ingredientsText !== null;

/** A product merged from its sources, and the source of each field. */
export interface MergedFacts {
  readonly product: Product;
  readonly from: Readonly<Record<MergedField, ProductSource | null>>;
}

/**
 * Merges what several sources say about one product (product P14.4):
 * - a correction by a person wins, whatever a source says and however new it is;
 * - a source with a date in the future (product P14.23) counts as older than all others;
 * - the list is that of the newest label, and the nutrition table comes from the newest source that has one: both
 *   change with the recipe;
 * - name, brand and size come from the most trusted source that has them: they change least;
 * - the kind of product is decided if all sources that give one agree; otherwise it stays undecided and the report is
 *   the lowest of the candidates;
 * - a form (spray, powder) counts if any source names it, and so does being made for babies;
 * - the source of the product is that of its list, else that of its name.
 * @param all one entry per source, at least one
 * @param id the id of the product
 * @param gtin null if the product has no code to be found by
 */
export function mergeFacts(all: readonly KeyedFacts[], id: string, gtin: string | null, nowMs: number): MergedFacts {
  const trusted = [...all].sort(byTrust);
  const newest = [...all].sort(byAge(nowMs));
  const [first] = trusted;
  if (!first) throw new Error('Nothing to merge: a product needs at least one source.');
  const named = trusted.find(({ facts }) => facts.name !== '') ?? first;
  const branded = trusted.find(({ facts }) => facts.brand !== '');
  const sized = trusted.find(({ facts }) => facts.size !== null);
  const listed = newest.find(saysList);
  const fed = newest.find(({ facts }) => facts.nutrition !== undefined);
  const sorted = trusted.find(({ facts }) => facts.category !== 'General') ?? first;
  const person = all.find((one) => isPerson(one) && one.facts.productType !== null);
  const kinds = new Set(all.map(({ facts }) => facts.productType).filter((kind) => kind !== null));
  const kind = person?.facts.productType ?? (kinds.size === 1 ? [...kinds][0] : undefined) ?? null;
  const kindFrom = trusted.find(({ facts }) => facts.productType === kind);
  const shown = listed ?? named;
  const nutrition = fed?.facts.nutrition;
  return {
    product: {
      id,
      gtin,
      name: named.facts.name,
      brand: branded?.facts.brand ?? '',
      size: sized?.facts.size ?? null,
      category: sorted.facts.category,
      productType: kind,
      forms: PRODUCT_FORMS.filter((form) => all.some(({ facts }) => facts.forms?.includes(form))),
      baby: all.some(({ facts }) => facts.baby === true),
      ingredientsText: listed?.facts.ingredientsText ?? null,
      ...(nutrition === undefined ? {} : { nutrition }),
      emoji: sorted.facts.emoji,
      sample: false,
      own: false,
      source: shown.facts.source,
    },
    from: {
      name: named.facts.source,
      brand: branded?.facts.source ?? null,
      size: sized?.facts.source ?? null,
      category: sorted.facts.source,
      productType: kind === null ? null : (kindFrom?.facts.source ?? null),
      ingredientsText: listed?.facts.source ?? null,
      nutrition: fed?.facts.source ?? null,
    },
  };
}

/**
 * Which of two records of one product in one source is kept: the newer one, where a date in the future counts as
 * oldest; on the same day the one with a list, then the longer list, then the one whose text sorts later. The order of
 * the records makes no difference, so that a second import of the same file changes nothing (product P14.3).
 * @returns true if `next` replaces `held`
 */
export function replacesRecord(held: SourceFacts, next: SourceFacts, nowMs: number): boolean {
  const [day, nextDay] = [dayOf(held, nowMs), dayOf(next, nowMs)];
  if (day !== nextDay) return nextDay > day;
  const [before, after] = [held.ingredientsText ?? '', next.ingredientsText ?? ''];
  if (before.length !== after.length) return after.length > before.length;
  return JSON.stringify(next) > JSON.stringify(held);
}
