import { FamilyPage } from '#web/features/household/family-page.tsx';
import { NetworkChip } from '#web/features/shell/network-chip.tsx';

/** /family-profiles: members and pets of the household. */
export function Component() {
  return <FamilyPage aside={<NetworkChip />} />;
}
