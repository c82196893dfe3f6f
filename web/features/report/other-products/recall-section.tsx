import { ShieldQuestion } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { TextLink } from '#web/ui/link-button.tsx';

/** Says where recalls are shown (product P2.6.5). */
export const RecallSection = () => (
  <Section title="Recalls">
    <Notice icon={<ShieldQuestion strokeWidth={1.9} aria-hidden="true" />}>
      Notices naming this barcode appear above the score. Those matched by name and lot, and when they were checked, are
      under <TextLink to={paths.recalls}>Recalls</TextLink>.
    </Notice>
  </Section>
);
