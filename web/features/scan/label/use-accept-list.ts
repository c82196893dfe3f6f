import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { manualEntryPath, productPath } from '#web/paths.ts';
import { showToast } from '#web/ui/toast.ts';
import { useKnownProduct } from '#web/use-known-product.ts';
import type { LabelPhotograph } from '#web/workers/label-pages.ts';
import { type ListItem, textOf } from './list-items.ts';
import { useKeptPhotos } from './use-kept-photos.ts';

/** What becomes of a checked list: a new version of a known product, or a product that still needs its name. */
export function useAcceptList(barcode: string, photograph: LabelPhotograph) {
  const navigate = useNavigate();
  const known = useKnownProduct(barcode);
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
    byHand(items, names);
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
