import type { TopCategory } from '../../products/product.ts';
import type { Sides } from './apart-sides.ts';

/** A product and where it is kept. */
export interface KeptProduct {
  readonly productId: string;
  readonly place: string | null;
  readonly category: TopCategory;
}

/** What to carry where, so that what must not meet stands apart. */
export interface Move {
  readonly productIds: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** What somebody eats, or a child or an animal uses: nothing is moved beside it. */
const GUARDED: ReadonlySet<TopCategory> = new Set(['food_beverage', 'baby_kids', 'pet_care', 'health_medicine']);
/** What is kept where chemicals are kept already. */
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

/** By product: what it must not meet. */
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

/** Says which side of what stands together to carry away from a place, and where; null where the home has no such place. */
export type MoveApart = (sides: Sides, from: string) => Move | null;

/**
 * Says which side of what stands together to carry away, and where (product P2.11.12): the side with fewer products, to
 * the place of the home that holds the most cleaning, car and garden products, no food, nothing of children or animals,
 * no medicine, and nothing that must not meet what is carried there. No place is made up.
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
