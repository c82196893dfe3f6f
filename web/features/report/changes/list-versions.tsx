import { History } from 'lucide-react';
import { useState } from 'react';
import type { EarlierList, Product } from '#domain/products/product.ts';
import { LABEL_PHOTO_SOURCE } from '#domain/products/relabel.ts';
import { useRelabel } from '#web/product-view/use-relabel.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { dayWords } from '../report-words.ts';

/** "Open Beauty Facts, 1 Jan 2025; used until 21 Nov 2026". */
const originOf = ({ source, until }: EarlierList): string =>
  `${source.name}, ${dayWords(source.date)}; used until ${dayWords(until)}`;

interface EarlierProps {
  list: EarlierList;
  pending: boolean;
  onTakeUp: () => void;
}

const Earlier = ({ list, pending, onTakeUp }: EarlierProps) => (
  <li className="mt-3">
    <p className="caption text-ink-2">{originOf(list)}</p>
    <p className="small [overflow-wrap:anywhere]">{list.ingredientsText}</p>
    <Button variant="quiet" size="small" className="-ml-[12px]" pending={pending} onClick={onTakeUp}>
      Use this list again
    </Button>
  </li>
);

/** Says which list the report was made from if the product had others before, and offers to go back to them. */
export function ListVersions({ product }: { product: Product }) {
  const relabel = useRelabel();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const { source, earlierLists = [] } = product;
  if (earlierLists.length === 0) return null;
  const read =
    source.name === LABEL_PHOTO_SOURCE
      ? `List read from your photo on ${dayWords(source.date)}.`
      : `List from ${source.name}, ${dayWords(source.date)}.`;
  const refused = (description: string) => showToast({ title: 'Not changed', description, variant: 'warning' });
  const takeUp = (list: EarlierList) => {
    setPending(true);
    relabel(product, list.ingredientsText, 'earlier')
      .then((done) => {
        if (!done.ok) return refused(done.problem.message);
        showToast({ title: 'The earlier list is back', description: 'The report now uses it.' });
      })
      .catch((reason: unknown) => refused(reason instanceof Error ? reason.message : String(reason)))
      .finally(() => setPending(false));
  };
  return (
    <div className="mt-3">
      <Notice icon={<History strokeWidth={1.9} aria-hidden="true" />}>
        <p>
          {read}{' '}
          {earlierLists.length === 1 ? 'One earlier list is kept.' : `${earlierLists.length} earlier lists are kept.`}
        </p>
        <Button variant="quiet" size="small" className="-ml-[12px]" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide earlier lists' : 'Show earlier lists'}
        </Button>
        {open && (
          <ul aria-label="Earlier lists">
            {earlierLists.map((list) => (
              <Earlier key={list.ingredientsText} list={list} pending={pending} onTakeUp={() => takeUp(list)} />
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
