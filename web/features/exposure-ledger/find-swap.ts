import { bestLedgerSwap, type LedgerOption, type LedgerSwap } from '#domain/exposure-ledger/best-swap.ts';
import type { LedgerEntry } from '#domain/exposure-ledger/ledger.ts';
import { sourcesOf } from '#domain/exposure-ledger/sources.ts';
import type { Household } from '#domain/households/household.ts';
import type { Product } from '#domain/products/product.ts';
import { alternatives } from '#domain/safety/alternatives.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { ensureReport } from '#web/offline/tables/report-store.ts';
import type { AtHome } from '#web/product-view/home-products.ts';
import { candidate, sameUse } from '#web/product-view/use-alternatives.ts';
import { engine } from '#web/reports/engine.ts';

/** Replacements are looked for only for this many products with the most sources. */
const MOST_LOOKED_AT = 8;

/** The best swap, with both of its products. */
export interface KnownSwap extends LedgerSwap {
  readonly outProduct: Product;
  readonly intoProduct: Product;
}

const total = ({ sources }: LedgerEntry): number => [...sources.values()].reduce((sum, { length }) => sum + length, 0);

/** The swap that removes the most sources, among products stored on this phone or shipped with the app. */
export async function findSwap(
  db: AccountDb,
  pack: readonly Product[],
  home: readonly AtHome[],
  household: Household,
  entries: readonly LedgerEntry[],
  left: AbortSignal,
): Promise<KnownSwap | null> {
  const seen = new Map(home.map(({ product }) => [product.id, product]));
  const options: LedgerOption[] = [];
  const worst = [...entries].sort((one, other) => total(other) - total(one)).slice(0, MOST_LOOKED_AT);
  for (const { key } of worst) {
    const at = home.find((one) => one.home.key === key);
    if (!at || left.aborted) continue;
    const others = await sameUse(db, pack, at.product);
    const candidates = [];
    for (const other of others) candidates.push(candidate(other, (await ensureReport(db, other, engine)).report));
    const product = candidate(at.product, at.home.report);
    for (const found of alternatives({ product, candidates, household, home: home.map((one) => one.home) })) {
      const into = candidates.find((one) => one.key === found.key);
      const known = others.find(({ id }) => id === found.key);
      if (!into || !known) continue;
      seen.set(known.id, known);
      options.push({ out: key, into: { key: into.key, sources: sourcesOf(into, household) } });
    }
  }
  const best = bestLedgerSwap(entries, options);
  const [outProduct, intoProduct] = [seen.get(best?.out ?? ''), seen.get(best?.into ?? '')];
  return best && outProduct && intoProduct ? { ...best, outProduct, intoProduct } : null;
}
