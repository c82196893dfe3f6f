import type { Household } from '../../households/household.ts';
import { SEVERITIES, type Severity } from '../vocabulary.ts';
import { fillSlots } from './fill-slots.ts';
import type { HomeProduct } from './home-product.ts';
import type { Interaction } from './interaction.ts';
import { MIXING_TEXTS, URINE_SOURCE, URINE_TEXTS } from './mixing-texts.ts';
import { indexRows, type PossibleRow, type RowsOfPair } from './possible-rows.ts';
import { type MixedProduct, type Profile, profileOf } from './profile.ts';
import type { MixingRow, Side } from './rows.ts';

const rankOf = (severity: Severity): number => SEVERITIES.indexOf(severity);

interface Hit {
  readonly row: MixingRow;
  readonly severity: Severity;
  readonly one: Side;
  readonly other: Side;
  readonly certain: boolean;
}

const sideOf = (profile: Profile, group: MixingRow['one']): Side | null => {
  const presence = profile.groups.get(group);
  return presence === undefined ? null : { profile, presence };
};

const hitOf = (row: MixingRow, first: Profile, second: Profile, household: Household | null): Hit | null => {
  const one = sideOf(first, row.one);
  const other = sideOf(second, row.other);
  if (one === null || other === null) return null;
  const severity = row.severity(one, other, household);
  if (severity === null) return null;
  const certain = one.presence.certain && other.presence.certain;
  // An uncertain reading never raises CRITICAL (method M3.2.6).
  return { row, severity: certain || severity !== 'CRITICAL' ? severity : 'WARNING', one, other, certain };
};

const worstHit = (
  first: Profile,
  second: Profile,
  household: Household | null,
  rows: readonly PossibleRow[],
): Hit | null => {
  let worst: Hit | null = null;
  for (const { row, asGiven, turned } of rows) {
    const hit =
      (asGiven ? hitOf(row, first, second, household) : null) ?? (turned ? hitOf(row, second, first, household) : null);
    if (hit !== null && (worst === null || rankOf(hit.severity) < rankOf(worst.severity))) worst = hit;
    // Nothing is worse, and of equally severe rows the first is reported.
    if (worst?.severity === 'CRITICAL') break;
  }
  return worst;
};

/** A product's name in a message, with the place where it is kept if that is known. */
const called = ({ name, place }: MixedProduct): string =>
  place === null || place === '' ? name : `${name} (${place})`;

const told = (hit: Hit, first: MixedProduct, second: MixedProduct): Interaction => {
  const { row, severity, one, other, certain } = hit;
  const { result, message, unclear, action } = MIXING_TEXTS[row.text];
  const [unsure, sure] = one.presence.certain ? [other, one] : [one, other];
  const sides = {
    first: called(one.profile.product),
    firstPart: one.presence.ingredient,
    second: called(other.profile.product),
    secondPart: other.presence.ingredient,
  };
  return {
    keys: [first.key, second.key],
    products: [first.name, second.name],
    places: [first.place, second.place],
    severity,
    result,
    message: certain
      ? fillSlots(message, sides)
      : fillSlots(unclear, {
          ...sides,
          unsure: called(unsure.profile.product),
          unsurePart: unsure.presence.ingredient,
          sure: called(sure.profile.product),
          surePart: sure.presence.ingredient,
        }),
    action,
    source: row.source,
    ...(row.needs === undefined ? {} : { needs: row.needs }),
    ...(certain ? {} : { unclear: true }),
  };
};

const urinePlace = (household: Household): 'litter' | 'potty' | null => {
  if (household.pets.some(({ type }) => type === 'cat' || type === 'small_mammal')) return 'litter';
  return household.members.some(({ ageGroup }) => ageGroup === 'infant' || ageGroup === 'child') ? 'potty' : null;
};

/** Chlorine bleach in a home with a litter tray, a cage or a potty (method M7.2.16). */
const withUrine = (profile: Profile, household: Household | null): Interaction | null => {
  const { product, groups } = profile;
  const bleach = groups.get('HYPOCHLORITE');
  const place = household === null ? null : urinePlace(household);
  if (bleach === undefined || place === null || product.type !== 'household' || groups.has('POOL_CHLORINE'))
    return null;
  const { result, message, action } = URINE_TEXTS[place];
  return {
    keys: [product.key],
    products: [product.name],
    places: [product.place],
    severity: 'CAUTION',
    result,
    message: fillSlots(message, { first: called(product), firstPart: bleach.ingredient }),
    action,
    source: URINE_SOURCE,
    ...(bleach.certain ? {} : { unclear: true }),
  };
};

/** One pass per severity, because a large home has thousands of pairs. */
const bySeverity = (found: readonly Interaction[]): Interaction[] =>
  SEVERITIES.flatMap((severity) => found.filter((one) => one.severity === severity));

const pairOf = (
  first: Profile,
  second: Profile,
  household: Household | null,
  rowsOfPair: RowsOfPair,
): Interaction | null => {
  const rows = rowsOfPair(first, second);
  const hit = rows.length === 0 ? null : worstHit(first, second, household, rows);
  return hit && told(hit, first.product, second.product);
};

/**
 * Checks every pair of a home step by step, so that the caller can let other work run in between: a home of two
 * thousand products has two million pairs.
 * @param profiles the mixing profile of each product, in the order of the home
 */
export function* pairSteps(
  profiles: readonly Profile[],
  household: Household | null,
): Generator<void, readonly Interaction[]> {
  const found: Interaction[] = [];
  const rowsOfPair = indexRows();
  // Products that react with nothing are skipped.
  const reactive = profiles.filter(({ groups }) => groups.size > 0);
  for (const [at, first] of reactive.entries()) {
    const alone = withUrine(first, household);
    if (alone !== null) found.push(alone);
    for (let next = at + 1; next < reactive.length; next += 1) {
      const second = reactive[next];
      const pair = second && pairOf(first, second, household, rowsOfPair);
      if (pair) found.push(pair);
    }
    yield;
  }
  return bySeverity(found);
}

/**
 * Everything at home that must not come together (method M7): for each pair of products the most severe row, and
 * chlorine bleach with a litter tray or potty. Computed from stored reports alone, never stored.
 * @param home the products of one household, or those of one home and one in the shop
 * @param household who lives there; without it the rows that depend on people and pets are left out
 * @returns most severe first, then in the order of the home
 */
export const interactions = (home: readonly HomeProduct[], household?: Household): readonly Interaction[] => {
  const steps = pairSteps(home.map(profileOf), household ?? null);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/**
 * What one product must not come together with in this home, for its report page and for the shop.
 * @param product named first in every pair
 * @param home the other products; the product itself is skipped by its key
 */
export const interactionsWith = (
  product: HomeProduct,
  home: readonly HomeProduct[],
  household?: Household,
): readonly Interaction[] => {
  const own = profileOf(product);
  const people = household ?? null;
  const alone = withUrine(own, people);
  const rowsOfPair = indexRows();
  const pairs = home
    .filter(({ key }) => key !== product.key)
    .flatMap((other) => pairOf(own, profileOf(other), people, rowsOfPair) ?? []);
  return bySeverity(alone === null ? pairs : [alone, ...pairs]);
};
