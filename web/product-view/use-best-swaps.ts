import { useEffect, useMemo, useState } from 'react';
import type { Household } from '#domain/households/household.ts';
import { type BestSwaps, bestSwaps, type SwapOption } from '#domain/inventory/best-swaps.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import { areaOf } from '#domain/products/home-area.ts';
import type { Product } from '#domain/products/product.ts';
import { alternatives } from '#domain/safety/alternatives.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { ensureReport } from '#web/offline/tables/report-store.ts';
import { engine } from '#web/reports/engine.ts';
import { type AtHome, useHomeProducts } from './home-products.ts';
import { candidate, sameUse } from './use-alternatives.ts';
import { useAreas } from './use-areas.ts';
import { useHouseholdRows } from './use-household-rows.ts';

/** Minimum gain of an alternative, in points (method M9). */
const LEAST_GAIN = 10;

/** The best swaps, with access to their products. */
export interface KnownSwaps extends BestSwaps {
  readonly product: (id: string) => Product | undefined;
}

interface Question {
  readonly home: readonly AtHome[];
  readonly household: Household;
  readonly areas: ReadonlyMap<string, HomeCategory>;
  readonly area: HomeCategory;
}

/**
 * The swaps that help an area most, from the products on this phone and those that come with the app. Goes through the
 * area's products from the lowest score up, and stops when no further swap could beat the two found.
 */
async function findSwaps(
  db: AccountDb,
  pack: readonly Product[],
  { home, household, areas, area }: Question,
  left: AbortSignal,
): Promise<KnownSwaps | null> {
  const seen = new Map<string, Product>();
  const products = home.flatMap(({ product, home: { report } }) => {
    const { score } = shownRisk(report);
    return score !== null && areaOf(product, areas) === area ? [{ key: product.id, score, product, report }] : [];
  });
  const options: SwapOption[] = [];
  let best: BestSwaps | null = null;
  for (const one of [...products].sort((a, b) => a.score - b.score)) {
    const worst =
      best?.swaps.length === 2 ? Math.min(...best.swaps.map((swap) => swap.score - scoreAt(products, swap.out))) : 0;
    if (left.aborted || 100 - one.score < LEAST_GAIN || 100 - one.score <= worst) break;
    seen.set(one.key, one.product);
    const others = (await sameUse(db, pack, one.product)).filter((other) => areaOf(other, areas) === area);
    const reports = [];
    for (const other of others) reports.push(candidate(other, (await ensureReport(db, other, engine)).report));
    const question = { product: candidate(one.product, one.report), candidates: reports, household };
    for (const found of alternatives({ ...question, home: home.map((at) => at.home) })) {
      options.push({ out: one.key, into: found.key, score: found.base });
      const into = others.find(({ id }) => id === found.key);
      if (into) seen.set(into.id, into);
    }
    best = bestSwaps({ products, options });
  }
  return best && { ...best, product: (id) => seen.get(id) };
}

const scoreAt = (products: readonly { readonly key: string; readonly score: number }[], key: string): number =>
  products.find((one) => one.key === key)?.score ?? 0;

/**
 * The one or two swaps that raise the score of an area most.
 * @param area null if there is no area to look at
 * @returns undefined while searching; null if no swap is known
 */
export function useBestSwaps(area: HomeCategory | null): KnownSwaps | null | undefined {
  const client = useClient();
  const { db } = useAccount();
  const home = useHomeProducts();
  const household = useHouseholdRows();
  const areas = useAreas();
  const question = useMemo(
    () => (home && household && areas && area ? { home, household, areas, area } : null),
    [home, household, areas, area],
  );
  const [found, setFound] = useState<{ of: Question; swaps: KnownSwaps | null }>();
  useEffect(() => {
    if (!question) return;
    const left = new AbortController();
    const work = async () => {
      const swaps = await findSwaps(db, await client.firstPack(), question, left.signal);
      if (!left.signal.aborted) setFound({ of: question, swaps });
    };
    // If the engine fails, no swap is known.
    work().catch(() => !left.signal.aborted && setFound({ of: question, swaps: null }));
    return () => left.abort();
  }, [client, db, question]);
  if (area === null) return null;
  return found?.of.area === area ? found.swaps : undefined;
}
