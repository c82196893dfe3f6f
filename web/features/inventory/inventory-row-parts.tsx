import type { ReactNode } from 'react';
import { isUsedUp } from '#domain/inventory/standing.ts';
import { savedStateOf } from '#web/offline/tables/saved-state.ts';
import { classNames } from '#web/ui/class-names.ts';
import { rowWord } from '#web/ui/risk/levels.ts';
import { SavedMark } from '#web/ui/saved-mark.tsx';
import { brandWords } from '#web/words/brand-words.ts';
import { expiryNote, localToday } from '#web/words/expiry-words.ts';
import type { ViewedRow } from './inventory-view.ts';

const STATE = { no: undefined, soon: 'state-warning', past: 'state-high' } as const;

/**
 * The line below an entry's name: for whom it is critical, time left, quantity and place. Where everything is saved is
 * shown once, above the list; a row only says if the server refused it.
 */
export function rowMeta({ item, shown, product, criticalFor }: ViewedRow): ReactNode {
  const note = isUsedUp(item) ? null : expiryNote(item, localToday(new Date()));
  const refused = [item, product].some((one) => one && savedStateOf(one) === 'not_sent');
  const words = [
    item.quantity === 1 ? null : isUsedUp(item) ? 'Used up' : `${item.quantity} packs`,
    item.place,
    rowWord(shown),
    product?.ingredientsText === null ? 'No ingredient list yet' : null,
  ].filter((word) => word !== null && word !== '');
  return (
    <>
      {criticalFor && <span className="block state-high">Critical for {criticalFor.join(', ')}</span>}
      {note && <span className={classNames(words.length > 0 && 'block', STATE[note.urgent])}>{note.text}</span>}
      {words.join(' \u00b7 ')}
      {!note && words.length === 0 && product && brandWords(product.brand)}
      {refused && <SavedMark state="not_sent" />}
    </>
  );
}
