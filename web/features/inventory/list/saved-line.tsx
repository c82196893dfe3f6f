import { Cloud, CloudUpload } from 'lucide-react';
import { savedStateOf } from '#web/offline/tables/saved-state.ts';
import type { InventoryRow } from '../use-inventory.ts';

const sign = { size: 16, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** Where the whole list is saved, shown once and not per row. What the server refused is marked in its row. */
export function SavedLine({ rows }: { rows: readonly InventoryRow[] }) {
  const waiting = rows.filter(({ item, product }) =>
    [item, product].some((one) => one && savedStateOf(one) === 'phone'),
  ).length;
  return (
    <p className="caption flex items-center gap-1.5 text-ink-3" role="status">
      {waiting === 0 ? <Cloud {...sign} /> : <CloudUpload {...sign} />}
      {waiting === 0 ? 'Saved on the server' : `Saved on this phone, ${waiting} not on the server yet`}
    </p>
  );
}
