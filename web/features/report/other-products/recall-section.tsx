import { ShieldQuestion } from 'lucide-react';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';

/** Where a report tells recalls, and where it stands what was looked up (product P2.6.5). */
export const RecallSection = () => (
  <Section title="Recalls">
    <Notice icon={<ShieldQuestion strokeWidth={1.9} aria-hidden="true" />}>
      A notice on this phone that names the barcode stands above the score. Recalls by name and lot, and when they were
      looked up, stand under Recalls.
    </Notice>
  </Section>
);
