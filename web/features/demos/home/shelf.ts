import { addDays } from '#domain/inventory/expiry.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import { HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { areaOf } from '#domain/products/home-area.ts';
import type { Product } from '#domain/products/product.ts';
import { lodgersNamed } from '../lodgers.ts';

/** A product on the demo's shelf. */
export type ShelfItem = Pick<
  InventoryItem,
  'id' | 'productId' | 'place' | 'expiresOn' | 'openedOn' | 'periodAfterOpening'
>;

interface Start {
  readonly productId: string;
  readonly place: string;
  /** Days until the printed date. */
  readonly expiresIn?: number;
  /** Days since it was opened, and the months it keeps after opening. */
  readonly opened?: { readonly daysAgo: number; readonly months: number };
}

/** Made-up products, and two real ones, as a family might keep them. */
const FIRST_SHELF: readonly Start[] = [
  { productId: '02000000100029', place: 'Under the sink' },
  { productId: '02000000100036', place: 'Under the sink' },
  { productId: '02000000100012', place: 'Under the sink' },
  { productId: '02000000100081', place: 'Bathroom cabinet' },
  { productId: '02000000100098', place: 'Bathroom cabinet' },
  { productId: '02000000100227', place: 'Bathroom shelf' },
  { productId: '02000000100234', place: 'Bathroom shelf', opened: { daysAgo: 260, months: 6 } },
  { productId: '02000000100142', place: 'Kids room' },
  { productId: '02000000100159', place: 'Kids room' },
  { productId: '02000000100180', place: 'Hall' },
  { productId: '00009800895007', place: 'Kitchen', expiresIn: 5 },
  { productId: '05000127014084', place: 'Kitchen', expiresIn: -9 },
  { productId: '02000000100265', place: 'Kitchen' },
];

/** People and pets whom at least one product on the shelf concerns. */
export const HOME_LODGERS = lodgersNamed('Ida', 'Jonas', 'Miso', 'Rex');

/** The shelf as a visitor first sees it. @param today ISO date in the phone's own time zone */
export const firstShelf = (today: string): readonly ShelfItem[] =>
  FIRST_SHELF.map(({ productId, place, expiresIn, opened }) => ({
    id: productId,
    productId,
    place,
    expiresOn: expiresIn === undefined ? null : addDays(today, expiresIn),
    openedOn: opened ? addDays(today, -opened.daysAgo) : null,
    periodAfterOpening: opened?.months ?? null,
  }));

/** A product added by a visitor, placed in the area that its name and category suggest. */
export const newItem = (product: Product): ShelfItem => ({
  id: product.id,
  productId: product.id,
  place: HOME_CATEGORY_LABELS[areaOf(product, new Map())],
  expiresOn: null,
  openedOn: null,
  periodAfterOpening: null,
});
