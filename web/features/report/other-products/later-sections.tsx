import { MessageSquareText, ShieldQuestion } from 'lucide-react';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';

/** The place of recalls. The phone does not compare products with the notices of its server yet, and that is said. */
export const RecallSection = () => (
  <Section title="Recalls">
    <Notice icon={<ShieldQuestion strokeWidth={1.9} aria-hidden="true" />}>
      Not checked here: this page does not look into recall notices yet.
    </Notice>
  </Section>
);

/** The place of what others say about a product. */
export const ReviewSection = () => (
  <Section title="Reviews">
    <Notice icon={<MessageSquareText strokeWidth={1.9} aria-hidden="true" />}>None yet.</Notice>
  </Section>
);
