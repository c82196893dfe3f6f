import { useState } from 'react';
import { Link } from 'react-router-dom';
import { drawingOf } from '#domain/products/drawing.ts';
import { emergencyPath, paths } from '#web/paths.ts';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { CLOSE_TO, EmergencyFrame } from './emergency-frame.tsx';
import { type HomeProduct, useEmergencyAccess, useProductsAtHome } from './use-emergency.ts';

/** Maximum number of products listed; any others are found by searching their names. */
const MOST = 40;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Products whose name or brand contains every word of the search. */
function found(all: readonly HomeProduct[], search: string): readonly HomeProduct[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return all.filter(({ product }) => {
    const text = plain(`${product.name} ${product.brand}`);
    return words.every((word) => text.includes(word));
  });
}

function AtHome({ all }: { all: readonly HomeProduct[] }) {
  const [search, setSearch] = useState('');
  const some = found(all, search);
  return (
    <section>
      <h2 className="emergency-heading">What was it?</h2>
      {all.length > 6 && (
        <input
          type="search"
          className="emergency-search"
          aria-label="Find a product"
          placeholder="Find a product"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul className="mt-2">
        {some.slice(0, MOST).map(({ product }) => (
          <li key={product.id}>
            <Link className="emergency-row" to={emergencyPath(product.id)}>
              <span className="thumb">
                <ProductDrawing kind={drawingOf(product)} />
              </span>
              <span className="min-w-0 flex-1">{product.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {some.length === 0 && (
        <p className="mt-4 text-ink-2" role="status">
          {all.length === 0
            ? 'There are no products on this phone. Read out what’s on the pack.'
            : 'None of your products has that name. Read out what’s on the pack.'}
        </p>
      )}
      {some.length > MOST && (
        <p className="mt-4 text-ink-2">{`${some.length - MOST} more. Type part of the name above.`}</p>
      )}
    </section>
  );
}

/** Whom to call, then a list to choose the product from. */
export function EmergencyList() {
  const { db, loading } = useEmergencyAccess();
  const all = useProductsAtHome(db);
  return (
    <EmergencyFrame closeTo={CLOSE_TO.list}>
      {!loading && !db && (
        <p className="mt-6 text-ink-2">
          No one is signed in on this phone, so no products are shown. Read out what’s on the pack.{' '}
          <Link className="link inline" to={paths.auth}>
            Sign in
          </Link>
        </p>
      )}
      {db && all && <AtHome all={all} />}
    </EmergencyFrame>
  );
}
