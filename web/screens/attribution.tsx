import { AttributionPage } from '#web/features/attribution/attribution-page.tsx';

/** /attribution: sources and licences. */
export function Component() {
  return <AttributionPage />;
}
