import { InventoryPage } from '#web/features/inventory/inventory-page.tsx';
import { NetworkChip } from '#web/features/shell/network-chip.tsx';

/** /inventory: the Products tab. */
export function Component() {
  return <InventoryPage aside={<NetworkChip />} />;
}
