import { Clock, Plus } from 'lucide-react';
import { useState } from 'react';
import { useListActions } from '#web/product-view/use-list-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { localToday } from '#web/words/expiry-words.ts';
import { runningOutWords } from './running-out-words.ts';
import type { RunningOutLine } from './use-shopping-list.ts';

/** Number of lines shown until all are requested. */
const AT_FIRST = 3;

/** Products running out, each with a button to add it to the list (product P6.9). */
export function RunningOutList({ lines }: { lines: readonly RunningOutLine[] }) {
  const [all, setAll] = useState(false);
  const actions = useListActions();
  if (lines.length === 0) return null;
  const today = localToday(new Date());
  const shown = all ? lines : lines.slice(0, AT_FIRST);
  return (
    <section className="mt-4 grid gap-2" aria-label="Running out">
      {shown.map((line) => (
        <div key={line.productId} className="running-out">
          <Clock aria-hidden="true" size={24} strokeWidth={1.9} />
          <p className="min-w-0 flex-1">
            <b className="strong line-clamp-2 wrap-anywhere">{line.product.name}</b>
            <span className="small block text-ink-2">{runningOutWords(line, today)}</span>
          </p>
          <Button
            size="small"
            variant="secondary"
            icon={<Plus aria-hidden="true" strokeWidth={1.9} />}
            aria-label={`Add ${line.product.name}`}
            onClick={() => void actions.addProduct(line.productId)}
          >
            Add
          </Button>
        </div>
      ))}
      {shown.length < lines.length && (
        <button type="button" className="link small justify-self-start" onClick={() => setAll(true)}>
          {`Show ${lines.length - shown.length} more running out`}
        </button>
      )}
    </section>
  );
}
