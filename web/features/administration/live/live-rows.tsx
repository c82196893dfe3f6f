import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { rowsAsTheyAre, type SteadyRow, steadyRows } from './steady-rows.ts';
import type { LiveAnswer } from './use-live.ts';

interface LiveRowsProps<T> {
  live: Pick<LiveAnswer<unknown>, 'turn' | 'reread'>;
  /** As the server listed them. */
  rows: readonly T[];
  idOf: (row: T) => string;
  /** What the list is called. */
  label: string;
  /** How many there are, in words. */
  count: (rows: number) => string;
  /** Stands in place of a list without a row. */
  empty: ReactNode;
  /** @param done to be called once the person dealt with the row */
  children: (row: T, done: () => void) => ReactNode;
}

/**
 * A list that is asked again by itself and moves nothing under the person's hands: new rows are counted and come in when
 * they are asked for, and a row that somebody else dealt with stays and says so.
 */
export function LiveRows<T>({ live: { turn, reread }, rows, idOf, label, count, empty, children }: LiveRowsProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const [stood, setStood] = useState(() => ({ turn, rows, shown: rowsAsTheyAre(rows, idOf) }));
  let shown: readonly SteadyRow<T>[] = stood.shown;
  if (stood.turn !== turn || stood.rows !== rows) {
    const next = stood.turn === turn ? steadyRows(stood.shown, rows, idOf, own) : rowsAsTheyAre(rows, idOf);
    shown = next;
    setStood({ turn, rows, shown: next });
  }
  const here = new Set(shown.map(({ id }) => id));
  const fresh = rows.filter((row) => !here.has(idOf(row))).length;
  const gone = shown.filter((one) => one.gone).length;
  const bringUpToDate = () => {
    setStood({ turn, rows, shown: rowsAsTheyAre(rows, idOf) });
    // The button goes: whoever pressed it by keyboard goes on at the list.
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
            {fresh > 0 ? `Show ${fresh} new` : 'Take away what is done'}
          </Button>
        )}
      </div>
      <ul ref={list} tabIndex={-1} className="panel panel-list" aria-label={label}>
        {shown.map(({ id, row, gone: isGone }) => (
          <li key={id} className="p-4">
            {children(row, done(id))}
            {isGone && (
              <p role="status" className="strong mt-3">
                Dealt with meanwhile, by somebody else. What you send here is not taken any more.
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
