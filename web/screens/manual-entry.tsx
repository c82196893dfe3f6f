import { useLocation, useSearchParams } from 'react-router-dom';
import { ManualProduct } from '#domain/products/manual-product.ts';
import { ManualEntryPage } from '#web/features/manual-entry/manual-entry-page.tsx';
import type { Correcting } from '#web/features/manual-entry/use-manual-entry.ts';

/** The ingredient list that the label page read, if the person came from there. */
const listOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'ingredients' in state && typeof state.ingredients === 'string'
    ? state.ingredients
    : null;

/** The photos that list was read from, by their hashes on this phone. */
const photosOf = (state: unknown): readonly string[] =>
  typeof state === 'object' && state !== null && 'photos' in state && Array.isArray(state.photos)
    ? state.photos.filter((name) => typeof name === 'string')
    : [];

/** The refused entry to correct, if the person came from the "Not sent" list. */
function correctingOf(state: unknown): Correcting | null {
  if (typeof state !== 'object' || state === null || !('correcting' in state)) return null;
  const { correcting } = state;
  if (typeof correcting !== 'object' || correcting === null) return null;
  const { opId, entityId, product }: Partial<Record<keyof Correcting, unknown>> = correcting;
  const read = ManualProduct.safeParse(product);
  return typeof opId === 'string' && typeof entityId === 'string' && read.success
    ? { opId, entityId, product: read.data }
    : null;
}

/** /scan/manual, with the scanned code in `?barcode=`. */
export function Component() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return (
    <ManualEntryPage
      barcode={query.get('barcode') ?? ''}
      list={listOf(state)}
      photos={photosOf(state)}
      correcting={correctingOf(state)}
    />
  );
}
