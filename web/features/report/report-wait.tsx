import { ReportLoading, type ReportWork, useLongWait } from '#web/reports/report-loading.tsx';
import { ReportPlaceholder } from './report-placeholder.tsx';

interface ReportWaitProps {
  name: string | null;
  work: ReportWork;
  onSkip?: () => void;
}

/** While a report is made: for a moment its outline, then how far it is. */
export function ReportWait(props: ReportWaitProps) {
  return useLongWait() ? <ReportLoading {...props} /> : <ReportPlaceholder stage={null} />;
}
