import type { ReactNode } from 'react';
import { ReportLoading, type ReportWork, useLongWait } from '#web/reports/report-loading.tsx';
import { ReportPlaceholder } from './report-placeholder.tsx';

interface ReportWaitProps {
  name: string | null;
  work: ReportWork;
  onSkip?: () => void;
  /** The requested product, above the outline. */
  identity: ReactNode;
}

/** Shown while a report is made: first its outline, after a while its progress. */
export function ReportWait({ identity, ...props }: ReportWaitProps) {
  if (useLongWait()) return <ReportLoading {...props} />;
  return (
    <>
      {identity}
      <ReportPlaceholder stage={null} />
    </>
  );
}
