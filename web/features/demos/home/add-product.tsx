import { Plus } from 'lucide-react';
import { useState } from 'react';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import { searchable } from '#domain/products/word-search.ts';
import { IconButton } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { brandWords } from '#web/words/brand-words.ts';

/** Maximum number of matches offered, and the minimum number of characters to search for. */
const MOST = 5;
const LEAST_LETTERS = 2;

interface AddProductProps {
  pack: readonly Product[];
  /** Ids of the products already on the shelf. */
  held: ReadonlySet<string>;
  onAdd: (product: Product) => void;
}

/** Searches the products shipped with the app by name or brand, and puts one on the shelf. */
export function AddProduct({ pack, held, onAdd }: AddProductProps) {
  const [text, setText] = useState('');
  const words = searchable(text).trim().split(' ');
  const asked = text.trim().length >= LEAST_LETTERS;
  const found = asked
    ? pack.filter((one) => {
        const name = searchable(`${one.name} ${one.brand}`);
        return !held.has(one.id) && one.ingredientsText !== null && words.every((word) => name.includes(word));
      })
    : [];
  return (
    <div className="mt-3">
      <SearchField label="Add one, such as shampoo" value={text} onChange={setText} />
      {asked && found.length === 0 && (
        <p className="small mt-2 text-ink-2" role="status">
          No product that comes with the app has that name. With an account, catalogues are searched too.
        </p>
      )}
      {found.length > 0 && (
        <PanelList label="Products found" className="mt-2">
          {found.slice(0, MOST).map((product) => (
            <ProductRow
              key={product.id}
              name={product.name}
              drawing={drawingOf(product)}
              meta={brandWords(product.brand)}
              actions={
                <IconButton
                  label={`Put ${product.name} on the shelf`}
                  onClick={() => {
                    setText('');
                    onAdd(product);
                  }}
                >
                  <Plus strokeWidth={1.9} />
                </IconButton>
              }
            />
          ))}
        </PanelList>
      )}
    </div>
  );
}
