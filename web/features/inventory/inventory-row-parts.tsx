import type { ReactNode } from 'react';
import { type SavedState, savedStateOf } from '#web/offline/tables/saved-state.ts';
import { classNames } from '#web/ui/class-names.ts';
import { rowWord } from '#web/ui/risk/levels.ts';
import { SavedMark } from '#web/ui/saved-mark.tsx';
import { brandWords } from '#web/words/brand-words.ts';
import type { ViewedRow } from './inventory-view.ts';

type SavedRow = Parameters<typeof savedStateOf>[0];

const STATE = { no: undefined, soon: 'state-warning', past: 'state-high' } as const;

/** An entry is on the server once it and the product it holds are: a product typed in by hand may still wait. */
function savedTogether(item: SavedRow, product: SavedRow | null): SavedState {
  const states = [savedStateOf(item), ...(product ? [savedStateOf(product)] : [])];
  return (['not_sent', 'phone'] as const).find((state) => states.includes(state)) ?? 'server';
}

/** What stands below the name of an entry: time left, quantity and place, and whether it has reached the server. */
export function rowMeta(row: ViewedRow): ReactNode {
  const { item, note, risk, product } = row;
  const words = [
    item.quantity === 1 ? null : `${item.quantity} pieces`,
    item.place,
    rowWord(risk),
    product?.ingredientsText === null ? 'No ingredient list yet' : null,
  ].filter((word) => word !== null && word !== '');
  return (
    <>
      {note && <span className={classNames(words.length > 0 && 'block', STATE[note.urgent])}>{note.text}</span>}
      {words.join(' \u00b7 ')}
      {!note && words.length === 0 && product && brandWords(product.brand)}
      <SavedMark state={savedTogether(item, product)} />
    </>
  );
}
