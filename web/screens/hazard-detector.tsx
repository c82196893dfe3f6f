import { Detector } from '#web/features/detector/detector.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';

export const Component = () => (
  <Page title="Hazard Detector">
    <PageHeader title="Hazard Detector" subtitle="Checked on this phone, with or without a signal" />
    <Detector />
  </Page>
);
