import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import type { AccountDb, Shown, StoredReport } from '#web/offline/tables/account-db.ts';
import type { FetchEnd } from '#web/offline/transport/fetch-product.ts';
import type { ReportWork } from '#web/reports/report-loading.tsx';
import { useReportWork } from './use-report-work.ts';

/** Every state of the report page. An unknown product never looks like an assessed one. */
export type ProductReportState =
  /** Reading the tables: no message is shown for the first moments. */
  | { readonly status: 'reading' }
  /** Not on this phone; the server is being asked. */
  | { readonly status: 'asking' }
  /** The address belongs to no product, or the server does not know it. */
  | { readonly status: 'not_found' }
  /** Not on this phone, and the server cannot be reached. */
  | { readonly status: 'unreachable' }
  | {
      readonly status: 'product';
      readonly product: Shown<Product>;
      /** Null until the engine has answered. */
      readonly stored: StoredReport | null;
      /** Progress of making the report. */
      readonly work: ReportWork;
      /** Why it could not be assessed, if neither this phone nor the server could. */
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
 * A product and its report, from this phone. The report is made here if there is none, or if the label or the knowledge
 * base changed. A product that is not on the phone is requested from the server.
 * @param address a product id, or a slug that ends in one
 */
export function useProductReport(address: string): { readonly state: ProductReportState; retry(): void } {
  const client = useClient();
  const { db } = useAccount();
  const id = productIdOf(address);
  const read = useLiveQuery(() => (id === null ? undefined : readBoth(db, id)), [db, id]);
  const [asked, setAsked] = useState<{ id: string; end: FetchEnd } | null>(null);
  const product = read?.product;
  const missing = read !== undefined && product === undefined;

  const ask = useCallback(
    (wanted: string, signal: AbortSignal) =>
      client.fetchProduct(wanted).then((end) => {
        if (!signal.aborted) setAsked({ id: wanted, end });
      }),
    [client],
  );

  useEffect(() => {
    if (id === null || !missing) return;
    const left = new AbortController();
    void ask(id, left.signal);
    return () => left.abort();
  }, [id, missing, ask]);

  const { work, fault, again } = useReportWork(product);

  const retry = useCallback(() => {
    setAsked(null);
    if (product) again();
    else if (id !== null) void ask(id, new AbortController().signal);
  }, [id, product, ask, again]);

  const state = ((): ProductReportState => {
    if (id === null) return { status: 'not_found' };
    if (!read) return { status: 'reading' };
    if (product) return { status: 'product', product, stored: read.stored ?? null, work, fault };
    if (asked?.id !== id) return { status: 'asking' };
    // The row arrives through the live query a moment after the answer.
    return asked.end === 'found' ? { status: 'reading' } : { status: asked.end };
  })();
  return { state, retry };
}
