import { useState } from 'react';
import { HOME_CATEGORIES, HOME_CATEGORY_LABELS, type HomeCategory } from '#domain/products/category.ts';
import { homeCategory } from '#domain/products/home-area.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { AreaProduct } from '#web/product-view/home-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Pick } from '#web/ui/form/pick.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** Moves one product to another category, or back to the one that the rule gives (product P3.8). */
export function AreaSheet({ of: { product, area, chosen }, onClose }: { of: AreaProduct; onClose: () => void }) {
  const client = useClient();
  const [picked, setPicked] = useState<HomeCategory>(area);
  const byRule = homeCategory(product);
  const set = async (next: HomeCategory | null): Promise<boolean> => {
    const done = await client.perform('area.set', product.id, { area: next });
    if (!done.ok) showToast({ title: 'Not moved', description: done.problem.message, variant: 'destructive' });
    return done.ok;
  };
  const save = async () => {
    if (picked !== area && (await set(picked === byRule ? null : picked))) {
      showToast({
        title: `Moved to ${HOME_CATEGORY_LABELS[picked]}`,
        description: product.name,
        action: { label: 'Undo', run: () => void set(chosen ? area : null) },
      });
    }
    onClose();
  };
  return (
    <Sheet open title="Category" form onClose={onClose}>
      <p className="mb-3 text-ink-2">{product.name}</p>
      <div className="picks" role="radiogroup" aria-label="Category">
        {HOME_CATEGORIES.map((one) => (
          <Pick
            key={one}
            group="area"
            label={HOME_CATEGORY_LABELS[one]}
            checked={picked === one}
            onChange={() => setPicked(one)}
          />
        ))}
      </div>
      {chosen && <p className="small mt-3 text-ink-2">Its name suggests {HOME_CATEGORY_LABELS[byRule]}.</p>}
      <Button block className="mt-5" onClick={save}>
        Move here
      </Button>
    </Sheet>
  );
}
