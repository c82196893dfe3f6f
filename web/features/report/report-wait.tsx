import type { ReactNode } from 'react';
import { ReportLoading, type ReportWork, useLongWait } from '#web/reports/report-loading.tsx';
import { ReportPlaceholder } from './report-placeholder.tsx';

interface ReportWaitProps {
  name: string | null;
  work: ReportWork;
  onSkip?: () => void;
  /** What was asked for, above the outline. */
  identity: ReactNode;
}

/** While a report is made: for a moment its outline, then how far it is. */
export function ReportWait({ identity, ...props }: ReportWaitProps) {
  if (useLongWait()) return <ReportLoading {...props} />;
  return (
    <>
      {identity}
      <ReportPlaceholder stage={null} />
    </>
  );
}
