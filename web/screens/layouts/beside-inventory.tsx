import { lazy, Suspense } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { productIdOf } from '#domain/products/slug.ts';
import { useWide } from '#web/browser/use-wide.ts';
import { paths } from '#web/paths.ts';
// Imported with the layout, because the column is drawn before the list arrives.
import '#web/features/inventory/inventory.css';

// Lazy, because phones have no room for it and need not fetch it.
const InventoryPane = lazy(async () => ({
  default: (await import('#web/features/inventory/inventory-pane.tsx')).InventoryPane,
}));

/** The report next to the inventory, if there is room. The list stays mounted while reports change. */
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
