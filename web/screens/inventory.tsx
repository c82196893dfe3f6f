import { InventoryPage } from '#web/features/inventory/inventory-page.tsx';

/** /inventory: the Products tab. */
export function Component() {
  return <InventoryPage />;
}
