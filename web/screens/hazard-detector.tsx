import { useWide } from '#web/browser/use-wide.ts';
import { Detector } from '#web/features/detector/detector.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';

export function Component() {
  const desktop = useWide('desktop');
  return (
    <Page title="Hazard Detector" wide={desktop}>
      <PageHeader title="Hazard Detector" subtitle="Checked on this phone, with or without a signal" />
      <Detector />
    </Page>
  );
}
