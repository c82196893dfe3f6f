import { searchable } from '../products/word-search.ts';
import type { ShoppingEntry } from './shopping-entry.ts';

/** What on the list a scanned product may be. */
export interface LinesFor {
  /** The line of this very product, still to be bought; null where there is none. */
  readonly own: ShoppingEntry | null;
  /** Typed lines whose every word the product's name holds: whether they are meant, only the person knows. */
  readonly maybe: readonly ShoppingEntry[];
}

/** The lines of the list, still to be bought, that a scanned product may tick off (product P6.8). */
export function linesFor(
  product: { readonly id: string; readonly name: string; readonly brand: string },
  entries: readonly ShoppingEntry[],
): LinesFor {
  const open = entries.filter(({ tickedAt }) => tickedAt === null);
  const text = searchable(`${product.brand} ${product.name}`);
  const named = ({ productId, name }: ShoppingEntry): boolean => {
    const words = searchable(name).trim().split(' ').filter(Boolean);
    return productId === null && words.length > 0 && words.every((word) => text.includes(` ${word} `));
  };
  return { own: open.find(({ productId }) => productId === product.id) ?? null, maybe: open.filter(named) };
}
