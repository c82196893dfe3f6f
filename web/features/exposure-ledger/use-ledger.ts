import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { type LedgerEntry, type LedgerOf, ledgerOf } from '#domain/exposure-ledger/ledger.ts';
import { routesOf, sourcesOf } from '#domain/exposure-ledger/sources.ts';
import type { Household } from '#domain/households/household.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import type { HomeProduct } from '#domain/safety/mixing/home-product.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { type AtHome, useHomeProducts } from '#web/product-view/home-products.ts';
import { inSlices } from '#web/product-view/in-slices.ts';
import { useHouseholdRows } from '#web/product-view/use-household-rows.ts';
import type { KnownSwap } from './find-swap.ts';

const entryOf = ({ key, type, forms, report }: HomeProduct, household: Household): LedgerEntry => {
  const product = { key, type, forms, report };
  return { key, routes: routesOf(product), sources: sourcesOf(product, household) };
};

/** The ledger of a home, with the products it covers. */
export interface LedgerRead {
  readonly household: Household;
  readonly ledgers: ReadonlyMap<string, LedgerOf>;
  readonly entries: readonly LedgerEntry[];
  readonly home: readonly AtHome[];
  /** Undefined while replacements are looked for; null if none is known. */
  readonly swap: KnownSwap | null | undefined;
}

function* countHome(home: readonly AtHome[], household: Household): Generator<void, readonly LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (const one of home) {
    entries.push(entryOf(one.home, household));
    yield;
  }
  return entries;
}

/** Which labels at home concern whom, counted on this phone. Undefined while counting. */
export function useLedger(): LedgerRead | undefined {
  const { db } = useAccount();
  const client = useClient();
  const all = useHomeProducts();
  const household = useHouseholdRows();
  const left = useLiveQuery(
    async () => new Set((await db.inventory.toArray()).flatMap((item) => (isUsedUp(item) ? [] : item.productId))),
    [db],
  );
  const home = useMemo(() => all && left && all.filter(({ product }) => left.has(product.id)), [all, left]);
  const [counted, setCounted] = useState<Omit<LedgerRead, 'swap'>>();
  const [swap, setSwap] = useState<{ of: readonly LedgerEntry[]; found: KnownSwap | null }>();
  useEffect(() => {
    if (!home || !household) return;
    const away = new AbortController();
    const work = async () => {
      const entries = await inSlices(countHome(home, household), away.signal);
      if (entries === null) return;
      const who = [...household.members, ...household.pets];
      const ledgers = new Map(who.map(({ id }) => [id, ledgerOf(id, entries)]));
      setCounted({ household, ledgers, entries, home });
      // Lazy: it brings the word lists that tell what a product is for.
      const { findSwap } = await import('./find-swap.ts');
      const found = await findSwap(db, await client.firstPack(), home, household, entries, away.signal);
      if (!away.signal.aborted) setSwap({ of: entries, found });
    };
    // If the engine is unavailable, no swap is known.
    work().catch(() => !away.signal.aborted && setSwap({ of: [], found: null }));
    return () => away.abort();
  }, [db, client, home, household]);
  return (
    counted && {
      ...counted,
      swap: swap && (swap.of === counted.entries || swap.of.length === 0) ? swap.found : undefined,
    }
  );
}
