import { searchable } from '../products/word-search.ts';
import type { ShoppingEntry } from './shopping-entry.ts';

/** The lines of the shopping list that a scanned product may belong to. */
export interface LinesFor {
  /** The open line of this very product; null if there is none. */
  readonly own: ShoppingEntry | null;
  /** Typed lines whose words all occur in the product's name. Only the person knows whether they are meant. */
  readonly maybe: readonly ShoppingEntry[];
}

/** The open lines of the list that a scanned product may tick off (product P6.8). */
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
