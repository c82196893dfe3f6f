import { lazy, Suspense } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { productIdOf } from '#domain/products/slug.ts';
import { useWide } from '#web/browser/use-wide.ts';
import { paths } from '#web/paths.ts';
// With the layout: the column stands before the list comes.
import '#web/features/inventory/inventory.css';

// Phones have no room for it, and do not fetch it.
const InventoryPane = lazy(async () => ({
  default: (await import('#web/features/inventory/inventory-pane.tsx')).InventoryPane,
}));

/** The report beside the inventory, where there is room. The list stays as it is while one report follows another. */
export function Component() {
  const wide = useWide('threePanes');
  const id = matchPath(paths.product, useLocation().pathname)?.params.id ?? '';
  return (
    <div className="beside-inventory">
      {wide && (
        <Suspense fallback={<div className="inventory-pane" />}>
          <InventoryPane currentId={productIdOf(id)} />
        </Suspense>
      )}
      <Outlet />
    </div>
  );
}
