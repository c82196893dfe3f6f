import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { AttachedProduct } from '#domain/groups/post-calls.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';

const SHOWN = 30;
const CATALOGUE_ID = /^\d{14}$/;

interface ChooseProductProps {
  onChoose: (product: AttachedProduct) => void;
  onClose: () => void;
}

/** Catalogue products stored on this phone. The household's own entries are left out: others cannot see them. */
export function ChooseProduct({ onChoose, onClose }: ChooseProductProps) {
  const { db } = useAccount();
  const [words, setWords] = useState('');
  const found = useLiveQuery(async () => {
    const wanted = words.trim().toLowerCase();
    return db.products
      .filter(
        ({ id, own, name, brand }) =>
          CATALOGUE_ID.test(id) && !own && `${name} ${brand ?? ''}`.toLowerCase().includes(wanted),
      )
      .limit(SHOWN)
      .toArray();
  }, [db, words]);
  return (
    <Sheet open tall onClose={onClose} title="Add a product">
      <SearchField label="Search your products" value={words} onChange={setWords} />
      {found?.length === 0 ? (
        <p className="mt-4 text-ink-2">
          {words === ''
            ? 'No catalogue products on this phone yet. Scan one first.'
            : 'No matching products on this phone.'}
        </p>
      ) : (
        <PanelList label="Products" className="mt-4">
          {(found ?? []).map((product) => (
            <li key={product.id} className="row">
              <span className="thumb">
                <ProductDrawing kind={drawingOf(product)} />
              </span>
              <button
                type="button"
                className="row-link min-w-0 flex-1 text-start"
                onClick={() => onChoose({ id: product.id, name: product.name, score: null })}
              >
                <span className="row-name">{product.name}</span>
                {product.brand && <span className="row-meta block">{product.brand}</span>}
              </button>
            </li>
          ))}
        </PanelList>
      )}
    </Sheet>
  );
}
