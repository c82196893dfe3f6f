import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import type { Household } from '#domain/households/household.ts';
import type { Product } from '#domain/products/product.ts';
import { type Alternative, alternatives, type Candidate } from '#domain/safety/alternatives.ts';
import type { Report } from '#domain/safety/report.ts';
import { alternativeFilter } from '#domain/safety/same-use.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { ensureReport } from '#web/offline/tables/report-store.ts';
import { engine } from '#web/reports/engine.ts';
import { type AtHome, homeProduct } from './home-products.ts';

/** The most products of the same use to assess, so that the phone does not work through a whole catalogue. */
const MOST_ASSESSED = 60;

/** A product in the form that the rule on alternatives uses. */
export const candidate = (product: Product, report: Report): Candidate => ({
  ...homeProduct(product, report, null),
  category: product.category,
});

/**
 * Products for the same use, from this phone and from those that come with the app.
 * @param pack products that come with the app; the phone's own row of the same product wins
 */
export async function sameUse(db: AccountDb, pack: readonly Product[], product: Product): Promise<readonly Product[]> {
  const serves = alternativeFilter(product);
  if (serves === null) return [];
  const found = await db.products.filter(serves).toArray();
  const others = pack.filter(serves);
  const held = await db.products.bulkGet(others.map(({ id }) => id));
  return [...found, ...others.filter((_, at) => !held[at])].slice(0, MOST_ASSESSED);
}

/** An alternative with its product and report. */
export interface KnownAlternative extends Alternative {
  readonly product: Product;
  readonly report: Report;
}

interface Question {
  readonly product: Product;
  readonly report: Report;
  readonly household: Household;
  readonly home: readonly AtHome[];
}

/**
 * Safer products for the same use, among those on this phone and those that come with the app, even offline. Products
 * without a report are assessed here first.
 * @returns undefined while searching; empty if none is known
 */
export function useAlternatives(question: Question | null): readonly KnownAlternative[] | undefined {
  const client = useClient();
  const { db } = useAccount();
  const product = question?.product;
  const [looked, setLooked] = useState<{ id: string; products: readonly Product[] } | null>(null);
  useEffect(() => {
    if (!product) return;
    let wanted = true;
    const work = async () => {
      const found = await sameUse(db, await client.firstPack(), product);
      for (const one of found) if (wanted) await ensureReport(db, one, engine);
      if (wanted) setLooked({ id: product.id, products: found });
    };
    // If the engine fails, there are no alternatives.
    work().catch(() => {
      if (wanted) setLooked({ id: product.id, products: [] });
    });
    return () => {
      wanted = false;
    };
  }, [client, db, product]);
  const found = looked && looked.id === product?.id ? looked.products : null;
  const known = useLiveQuery(async () => {
    if (found === null) return undefined;
    const ids = found.map(({ id }) => id);
    const [products, reports] = [await db.products.bulkGet(ids), await db.reports.bulkGet(ids)];
    return found.flatMap((one, at) => {
      const stored = reports[at];
      return stored ? [{ product: products[at] ?? one, report: stored.report }] : [];
    });
  }, [db, found]);
  return useMemo(() => {
    if (!question || !known) return undefined;
    const found = alternatives({
      product: candidate(question.product, question.report),
      candidates: known.map((one) => candidate(one.product, one.report)),
      household: question.household,
      home: question.home.map((one) => one.home),
    });
    return found.flatMap((one): KnownAlternative[] => {
      const row = known.find((other) => other.product.id === one.key);
      return row ? [{ ...one, ...row }] : [];
    });
  }, [question, known]);
}
