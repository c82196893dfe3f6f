import type { TopCategory } from '../../products/product.ts';
import type { Sides } from './apart-sides.ts';

/** A product and the place where it is kept. */
export interface KeptProduct {
  readonly productId: string;
  readonly place: string | null;
  readonly category: TopCategory;
}

/** A suggested move that separates products which must not meet. */
export interface Move {
  readonly productIds: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Things that are eaten, or used by children or animals, and medicine: nothing is moved next to them. */
const GUARDED: ReadonlySet<TopCategory> = new Set(['food_beverage', 'baby_kids', 'pet_care', 'health_medicine']);
/** Categories that mark a place as one where chemicals are kept. */
const CHEMICALS: ReadonlySet<TopCategory> = new Set(['cleaning_products', 'automotive', 'garden_outdoor']);

const placeKey = (place: string | null): string => place?.trim().toLowerCase() ?? '';

interface Room {
  readonly name: string;
  readonly products: readonly KeptProduct[];
}

function roomsOf(home: readonly KeptProduct[]): readonly Room[] {
  const rooms = new Map<string, { name: string; products: KeptProduct[] }>();
  for (const product of home) {
    const key = placeKey(product.place);
    if (key === '') continue;
    const room = rooms.get(key);
    if (room) room.products.push(product);
    else rooms.set(key, { name: product.place?.trim() ?? '', products: [product] });
  }
  return [...rooms.values()];
}

/** For each product, those that it must not meet. */
function partnersOf(pairs: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const partners = new Map<string, Set<string>>();
  for (const keys of pairs) {
    for (const key of keys) {
      const known = partners.get(key) ?? new Set();
      partners.set(key, known);
      for (const other of keys) if (other !== key) known.add(other);
    }
  }
  return partners;
}

/** Suggests which of two sides to move away from a place, and where to; null if the home has no suitable place. */
export type MoveApart = (sides: Sides, from: string) => Move | null;

/**
 * Suggests which side of a dangerous pair to move, and where to (product P2.11.12): the smaller side, to the place at
 * home with the most cleaning, car and garden products. A place with food, medicine or things of children or animals is
 * never suggested, nor one with something that must not meet what is moved. Only places in use at home are suggested.
 * @param home everything at home with its place
 * @param pairs every pair at home that must not meet
 */
export function movesApart(home: readonly KeptProduct[], pairs: readonly (readonly string[])[]): MoveApart {
  const rooms = roomsOf(home)
    .filter(({ products }) => products.every((it) => !GUARDED.has(it.category)))
    .map(({ name, products }) => ({
      name,
      ids: new Set(products.map(({ productId }) => productId)),
      chemicals: products.filter(({ category }) => CHEMICALS.has(category)).length,
    }))
    .filter(({ chemicals }) => chemicals > 0)
    .sort((a, b) => b.chemicals - a.chemicals || (a.name < b.name ? -1 : 1));
  const partners = partnersOf(pairs);
  return ({ one, other }, from) => {
    const others = rooms.filter(({ name }) => placeKey(name) !== placeKey(from));
    for (const side of other.length < one.length ? [other, one] : [one, other]) {
      const carried = new Set(side);
      const meets = new Set(side.flatMap((key) => [...(partners.get(key) ?? [])]).filter((key) => !carried.has(key)));
      const room = others.find(({ ids }) => [...meets].every((key) => !ids.has(key)));
      if (room) return { productIds: side, from, to: room.name };
    }
    return null;
  };
}
