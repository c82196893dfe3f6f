import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { Product } from '#domain/products/product.ts';
import type { ShownRisk } from '#domain/safety/shown-risk.ts';
import { type RunningOut, runningOut } from '#domain/shopping/running-out.ts';
import type { ShoppingEntry } from '#domain/shopping/shopping-entry.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { localToday } from '#web/words/expiry-words.ts';

/** A line of the list, with its product and score. */
export interface ShoppingLine {
  readonly entry: ShoppingEntry;
  /** Null for a typed line, and until the product has been fetched to this phone. */
  readonly product: Product | null;
  /** Null if no report has been made yet. */
  readonly risk: ShownRisk | null;
}

/** A product that is running out. */
export interface RunningOutLine extends RunningOut {
  readonly product: Product;
}

export interface ShoppingRead {
  /** Still to be bought, in the order added. */
  readonly toBuy: readonly ShoppingLine[];
  /** Ticked off, latest first. */
  readonly cart: readonly ShoppingLine[];
  readonly runningOut: readonly RunningOutLine[];
  /** Products at home, offered while typing. */
  readonly known: readonly Product[];
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** The shopping list and what is running out, from this phone's tables. Undefined while they are read. */
export function useShoppingList(): ShoppingRead | undefined {
  const { db } = useAccount();
  const entries = useLiveQuery(() => db.shoppingEntries.toArray(), [db]);
  const items = useLiveQuery(() => db.inventory.toArray(), [db]);
  const ends = useLiveQuery(() => db.itemEnds.toArray(), [db]);
  const products = useLiveQuery(() => db.products.toArray().then(byId), [db]);
  const risks = useLiveQuery(() => db.risks.toArray(), [db]);
  return useMemo(() => {
    if (!entries || !items || !ends || !products || !risks) return undefined;
    const riskOf = new Map(risks.map((risk): [string, ShownRisk] => [risk.productId, risk]));
    const lineOf = (entry: ShoppingEntry): ShoppingLine => {
      const id = entry.productId ?? '';
      return { entry, product: products.get(id) ?? null, risk: riskOf.get(id) ?? null };
    };
    const lines = [...entries].sort((one, other) => one.addedAt - other.addedAt).map(lineOf);
    const listed = new Set(entries.map(({ id }) => id));
    return {
      toBuy: lines.filter(({ entry }) => entry.tickedAt === null),
      cart: lines
        .filter(({ entry }) => entry.tickedAt !== null)
        .sort((one, other) => (other.entry.tickedAt ?? 0) - (one.entry.tickedAt ?? 0)),
      runningOut: runningOut(items, ends, listed, localToday(new Date())).flatMap((one) => {
        const product = products.get(one.productId);
        return product ? [{ ...one, product }] : [];
      }),
      known: [...new Set(items.map(({ productId }) => productId))].flatMap((id) => products.get(id) ?? []),
    };
  }, [entries, items, ends, products, risks]);
}
