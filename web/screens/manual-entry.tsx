import { useLocation, useSearchParams } from 'react-router-dom';
import { ManualEntryPage } from '#web/features/manual-entry/manual-entry-page.tsx';

/** The list that the label page read, where it leads here. */
const listOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'ingredients' in state && typeof state.ingredients === 'string'
    ? state.ingredients
    : null;

/** /scan/manual, with the scanned code in `?barcode=`. */
export function Component() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return <ManualEntryPage barcode={query.get('barcode') ?? ''} list={listOf(state)} />;
}
