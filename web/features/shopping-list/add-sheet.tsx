import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import { searchable } from '#domain/products/word-search.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { brandWords } from '#web/words/brand-words.ts';
import type { LineActions } from './use-line-actions.ts';

const MOST_OFFERED = 4;

interface AddSheetProps {
  /** Products at home, offered while typing. */
  known: readonly Product[];
  actions: LineActions;
  onClose: () => void;
}

/** Products whose name or brand has words starting with each of the typed words. */
function offered(known: readonly Product[], typed: string): readonly Product[] {
  const words = searchable(typed).trim().split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return known
    .filter(({ name, brand }) => {
      const text = searchable(`${name} ${brand}`);
      return words.every((word) => text.includes(` ${word}`));
    })
    .slice(0, MOST_OFFERED);
}

/** Adds a product known at home, or anything typed. Stays open for the next one. */
export function AddSheet({ known, actions, onClose }: AddSheetProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [added, setAdded] = useState('');
  const found = offered(known, typed);
  const done = (name: string) => {
    setTyped('');
    setError(null);
    setAdded(`${name} is on the list.`);
  };
  const adding = useRef(false);
  /** Adds a line; presses while it is being saved are ignored as duplicates. */
  const write = async (name: string, line: () => Promise<boolean>) => {
    if (adding.current) return;
    adding.current = true;
    const written = await line();
    adding.current = false;
    if (written) done(name);
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (adding.current) return;
    if (name === '') return setError('Say what to buy, such as "oat milk".');
    await write(name, () => actions.addTyped(name));
  };
  const pick = (product: Product) => write(product.name, () => actions.addProduct(product.id));
  return (
    <Sheet open onClose={onClose} title="Add to the list" form>
      <form onSubmit={(event) => void add(event)} className="grid gap-4" noValidate>
        <Field
          label="What to buy"
          maxLength={80}
          autoComplete="off"
          autoFocus
          value={typed}
          error={error}
          hint="Products you’ve had at home are suggested as you type."
          onChange={(event) => {
            setTyped(event.target.value);
            setError(null);
          }}
        />
        {found.length > 0 && (
          <PanelList label="From your home">
            {found.map((product) => (
              <li key={product.id} className="row">
                <span className="thumb">
                  <ProductDrawing kind={drawingOf(product)} />
                </span>
                <button type="button" className="row-link min-w-0 flex-1 text-start" onClick={() => void pick(product)}>
                  <span className="row-name">{product.name}</span>
                  <span className="row-meta block">{brandWords(product.brand)}</span>
                </button>
                <Plus aria-hidden="true" size={20} strokeWidth={1.9} className="text-accent-text" />
              </li>
            ))}
          </PanelList>
        )}
        <p className="small min-h-5 text-ink-2" role="status">
          {added}
        </p>
        <Button type="submit" block>
          Add
        </Button>
      </form>
    </Sheet>
  );
}
