import { useEffect, useState } from 'react';
import { ReportLoading, type ReportWork } from '#web/report-loading.tsx';
import { ReportPlaceholder } from './report-placeholder.tsx';

/** What is ready in this time needs no screen that says it is not. */
const AT_ONCE_MS = 300;

interface ReportWaitProps {
  name: string | null;
  work: ReportWork;
  onSkip?: () => void;
}

/** While a report is made: for a moment its outline, then how far it is. */
export function ReportWait({ name, work, onSkip }: ReportWaitProps) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), AT_ONCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return long ? (
    <ReportLoading name={name} work={work} {...(onSkip && { onSkip })} />
  ) : (
    <ReportPlaceholder stage={null} />
  );
}
