import { useState } from 'react';
import type { ViewedRow } from '../inventory-view.ts';

/** The entry whose form is open. */
interface Edited {
  readonly row: ViewedRow | undefined;
  /** Whether it was removed meanwhile; the form still holds what was typed. */
  readonly gone: boolean;
}

/**
 * The entry whose form is open, even after somebody else removed it or it no longer matches the filters: a form that
 * closed by itself would lose what was typed.
 * @param rows the rows in the lists
 * @param ids of every entry of the household
 */
export function useEdited(rows: readonly ViewedRow[], ids: ReadonlySet<string>, editing: string | null): Edited {
  const live = rows.find(({ item }) => item.id === editing);
  const [held, setHeld] = useState<ViewedRow>();
  if (live && live !== held) setHeld(live);
  const row = live ?? (held?.item.id === editing ? held : undefined);
  return { row, gone: row !== undefined && !ids.has(row.item.id) };
}
