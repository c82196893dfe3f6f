import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { useAccount, useClient } from '#web/client-context.tsx';
import { engine } from '#web/engine.ts';
import type { AccountDb, Shown, StoredReport } from '#web/offline/account-db.ts';
import type { FetchEnd } from '#web/offline/fetch-product.ts';
import { ensureReport } from '#web/offline/report-store.ts';

/** Everything the report page may have to show. A product nobody knows never looks like an assessed one. */
export type ProductReportState =
  /** The tables are being read: nothing is said for the first moments. */
  | { readonly status: 'reading' }
  /** Not on this phone; the server is being asked. */
  | { readonly status: 'asking' }
  /** The address is no product's, or the server does not know it. */
  | { readonly status: 'not_found' }
  /** Not on this phone, and the server cannot be reached. */
  | { readonly status: 'unreachable' }
  | {
      readonly status: 'product';
      readonly product: Shown<Product>;
      /** Null until the engine has answered. */
      readonly stored: StoredReport | null;
      /** Why the engine could not assess it, where it could not. */
      readonly fault: string | null;
    };

interface Read {
  readonly product: Shown<Product> | undefined;
  readonly stored: StoredReport | undefined;
}

const readBoth = (db: AccountDb, id: string): Promise<Read> =>
  db.transaction('r', db.products, db.reports, async () => ({
    product: await db.products.get(id),
    stored: await db.reports.get(id),
  }));

/**
 * A product and its report, from this phone. The report is made here when there is none, or when the label or the
 * knowledge changed. A product the phone does not hold is asked from the server.
 * @param address a product id, or a slug that ends in one
 */
export function useProductReport(address: string): { readonly state: ProductReportState; retry(): void } {
  const client = useClient();
  const { db } = useAccount();
  const id = productIdOf(address);
  const read = useLiveQuery(() => (id === null ? undefined : readBoth(db, id)), [db, id]);
  const [asked, setAsked] = useState<{ id: string; end: FetchEnd } | null>(null);
  const [fault, setFault] = useState<{ id: string; message: string } | null>(null);
  const product = read?.product;
  const missing = read !== undefined && product === undefined;

  const ask = useCallback(
    (wanted: string, signal: AbortSignal) =>
      client.fetchProduct(wanted).then((end) => {
        if (!signal.aborted) setAsked({ id: wanted, end });
      }),
    [client],
  );

  const assess = useCallback(
    (wanted: Product, signal: AbortSignal) =>
      ensureReport(db, wanted, engine).then(
        () => {
          if (!signal.aborted) setFault(null);
        },
        (reason: unknown) => {
          const message = reason instanceof Error ? reason.message : String(reason);
          if (!signal.aborted) setFault({ id: wanted.id, message });
        },
      ),
    [db],
  );

  useEffect(() => {
    if (id === null || !missing) return;
    const left = new AbortController();
    void ask(id, left.signal);
    return () => left.abort();
  }, [id, missing, ask]);

  useEffect(() => {
    if (!product) return;
    const left = new AbortController();
    void assess(product, left.signal);
    return () => left.abort();
  }, [product, assess]);

  const retry = useCallback(() => {
    setAsked(null);
    setFault(null);
    const left = new AbortController();
    if (product) void assess(product, left.signal);
    else if (id !== null) void ask(id, left.signal);
  }, [id, product, ask, assess]);

  const state = ((): ProductReportState => {
    if (id === null) return { status: 'not_found' };
    if (!read) return { status: 'reading' };
    if (product) {
      const message = fault?.id === product.id ? fault.message : null;
      return { status: 'product', product, stored: read.stored ?? null, fault: message };
    }
    if (asked?.id !== id) return { status: 'asking' };
    // The row arrives through the live query a moment after the answer.
    return asked.end === 'found' ? { status: 'reading' } : { status: asked.end };
  })();
  return { state, retry };
}
