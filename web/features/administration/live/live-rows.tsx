import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { freshRows, type SteadyRow, steadyRows } from './steady-rows.ts';
import type { LiveAnswer } from './use-live.ts';

interface LiveRowsProps<T> {
  live: Pick<LiveAnswer<unknown>, 'turn' | 'reread'>;
  /** In the server's order. */
  rows: readonly T[];
  idOf: (row: T) => string;
  /** Accessible name of the list. */
  label: string;
  /** The number of rows, in words. */
  count: (rows: number) => string;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** @param done to be called once the person has dealt with the row */
  children: (row: T, done: () => void) => ReactNode;
}

/**
 * A list that refreshes by itself without moving anything under the person's hands: new rows are counted and only added
 * on request, and a row that somebody else dealt with stays and says so.
 */
export function LiveRows<T>({ live: { turn, reread }, rows, idOf, label, count, empty, children }: LiveRowsProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const [stood, setStood] = useState(() => ({ turn, rows, shown: freshRows(rows, idOf) }));
  let shown: readonly SteadyRow<T>[] = stood.shown;
  if (stood.turn !== turn || stood.rows !== rows) {
    const next = stood.turn === turn ? steadyRows(stood.shown, rows, idOf, own) : freshRows(rows, idOf);
    shown = next;
    setStood({ turn, rows, shown: next });
  }
  const here = new Set(shown.map(({ id }) => id));
  const fresh = rows.filter((row) => !here.has(idOf(row))).length;
  const gone = shown.filter((one) => one.gone).length;
  const bringUpToDate = () => {
    setStood({ turn, rows, shown: freshRows(rows, idOf) });
    // The button disappears: keyboard users continue at the list.
    list.current?.focus();
  };
  const done = (id: string) => () => {
    setOwn((all) => new Set([...all, id]));
    reread();
  };
  if (shown.length === 0) return empty;
  return (
    <>
      <div className="admin-live-line">
        <p className="small text-ink-2">{count(shown.length - gone)}</p>
        <p role="status" className="sr-only">
          {fresh > 0 ? `${fresh} new` : ''}
        </p>
        {fresh + gone > 0 && (
          <Button size="small" variant="secondary" onClick={bringUpToDate}>
            {fresh > 0 ? `Show ${fresh} new` : 'Clear what is done'}
          </Button>
        )}
      </div>
      <ul ref={list} tabIndex={-1} className="panel panel-list" aria-label={label}>
        {shown.map(({ id, row, gone: isGone }) => (
          <li key={id} className="p-4">
            {children(row, done(id))}
            {isGone && (
              <p role="status" className="strong mt-3">
                Someone else has dealt with this. Anything you send here no longer counts.
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
