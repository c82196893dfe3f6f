import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';

/** Shown before the first scan, with a link to the scanner. */
export const NoScans = () => (
  <EmptyState
    title="No products scanned yet"
    text="Start building your safe home inventory"
    action={
      <LinkButton to={paths.scan} variant="secondary" icon={<ScanMark />}>
        Scan Your First Product
      </LinkButton>
    }
  />
);
