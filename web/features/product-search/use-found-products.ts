import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { type FoundProduct, searchProducts } from '#domain/catalogue/calls.ts';
import { searchWords } from '#domain/catalogue/search/search-words.ts';
import type { Product } from '#domain/products/product.ts';
import { useAccount, useClient, useNetwork } from '#web/client/client-context.tsx';
import { type Found, foundOnPhone, foundThere, mergeFound, type Narrowing } from './found-products.ts';

/** Debounce: the server is asked once nothing has been typed for this long. */
const STILL_MS = 150;

/** The server's answer to a search. */
type Asked =
  | { readonly status: 'asking' | 'unreachable' }
  | { readonly status: 'refused'; readonly message: string }
  | {
      readonly status: 'answered';
      readonly products: readonly FoundProduct[];
      readonly complete: boolean;
      readonly heldBack: boolean;
    };

/** The results so far. */
export interface FoundProducts {
  /** Undefined while the phone's own products are read; null if the text is too short to search for. */
  readonly found: readonly Found[] | null | undefined;
  readonly server: Asked;
  retry(): void;
}

/** Products on this phone: its own rows, and those shipped with the app. */
function useProductsHere(): readonly Product[] | undefined {
  const client = useClient();
  const { db } = useAccount();
  const rows = useLiveQuery(() => db.products.toArray(), [db]);
  const [pack, setPack] = useState<readonly Product[]>();
  useEffect(() => {
    let current = true;
    void client.firstPack().then((all) => current && setPack(all));
    return () => {
      current = false;
    };
  }, [client]);
  return useMemo(() => {
    if (!rows || !pack) return undefined;
    const held = new Set(rows.map(({ id }) => id));
    return [...rows, ...pack.filter(({ id }) => !held.has(id))];
  }, [rows, pack]);
}

/**
 * Searches this phone at once, and the server a moment later.
 * @param typed the text in the search field
 */
export function useFoundProducts(typed: string, { area, band }: Narrowing): FoundProducts {
  const client = useClient();
  const { stayOffline } = useNetwork();
  const { db } = useAccount();
  const products = useProductsHere();
  const risks = useLiveQuery(
    async () => new Map((await db.risks.toArray()).map((risk) => [risk.productId, risk])),
    [db],
  );
  const [asked, setAsked] = useState<{ readonly about: string; readonly answer: Asked } | null>(null);
  const [tries, setTries] = useState(0);
  const search = useMemo(() => searchWords(typed), [typed]);
  const about = JSON.stringify([search?.words, area, band, stayOffline, tries]);

  useEffect(() => {
    if (search === null) return;
    if (stayOffline) {
      setAsked({ about, answer: { status: 'unreachable' } });
      return;
    }
    const left = new AbortController();
    const ask = async () => {
      const query = { q: search.words.join(' '), area: area ?? undefined, band: band ?? undefined };
      const result = await client.server.ask(searchProducts, { query, signal: left.signal });
      if (left.signal.aborted) return;
      const answer: Asked = result.ok
        ? { status: 'answered', ...result.value }
        : result.problem.code === 'UNREACHABLE'
          ? { status: 'unreachable' }
          : { status: 'refused', message: result.problem.message };
      setAsked({ about, answer });
    };
    const timer = setTimeout(() => void ask(), STILL_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [client, search, area, band, stayOffline, about]);

  const server: Asked = asked?.about === about ? asked.answer : { status: 'asking' };
  const there = asked?.answer.status === 'answered' ? asked.answer.products : null;
  const found = useMemo(() => {
    if (search === null) return null;
    if (!products || !risks) return undefined;
    const here = foundOnPhone(search, products, risks, { area, band });
    // Until the server has answered this very search, only this phone's results are shown.
    return mergeFound(search, here, server.status === 'answered' && there ? there.map(foundThere) : []);
  }, [search, products, risks, area, band, there, server.status]);
  return { found, server, retry: () => setTries((count) => count + 1) };
}
