import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '#web/client/client-context.tsx';
import { manualEntryPath, productPath } from '#web/paths.ts';
import { useKnownProduct } from '#web/product-view/use-known-product.ts';
import { useRelabel } from '#web/product-view/use-relabel.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import type { LabelPhotograph } from '#web/workers/label/label-pages.ts';
import { useKeptPhotos } from '../photo/use-kept-photos.ts';
import { type ListItem, textOf } from './list-items.ts';

/** Saves a checked list: as the new list of a known product, or on the entry form for a product that needs a name. */
export function useAcceptList(barcode: string, photograph: LabelPhotograph) {
  const navigate = useNavigate();
  const client = useClient();
  const known = useKnownProduct(barcode);
  const relabel = useRelabel();
  const photos = useKeptPhotos(photograph);
  const [pending, setPending] = useState(false);
  const stored = known?.ingredientsText || null;

  const byHand = (items: readonly ListItem[], names: readonly string[] = []) =>
    void navigate(manualEntryPath(barcode || undefined), {
      replace: true,
      state: items.length > 0 ? { ingredients: textOf(items), photos: names } : null,
    });

  const accepted = async (items: readonly ListItem[]) => {
    const { names, refusal } = await photos.keep();
    if (refusal !== null) showToast({ title: 'The photo was not kept', description: refusal, variant: 'warning' });
    if (!known || stored === null) return byHand(items, names);
    const done = await relabel(known, textOf(items));
    if (!done.ok) {
      return showToast({ title: 'The list was not saved', description: done.problem.message, variant: 'destructive' });
    }
    for (const sha256 of names) await client.perform('labelPhoto.add', client.newId(), { productId: known.id, sha256 });
    await navigate(productPath(known.id), { replace: true });
  };

  return {
    stored,
    pending,
    takePhoto: photos.take,
    byHand,
    use: (items: readonly ListItem[]) => {
      setPending(true);
      accepted(items)
        .catch((reason: unknown) =>
          showToast({
            title: 'The list was not saved',
            description: reason instanceof Error ? reason.message : String(reason),
            variant: 'destructive',
          }),
        )
        .finally(() => setPending(false));
    },
    keepStored: () => void navigate(productPath(known?.id ?? ''), { replace: true }),
  };
}
