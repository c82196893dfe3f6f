import { FamilyPage } from '#web/features/household/family-page.tsx';

/** /family-profiles: members and pets of the household. */
export function Component() {
  return <FamilyPage />;
}
