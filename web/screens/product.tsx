import { useParams } from 'react-router-dom';
import { ReportPage } from '#web/features/report/report-page.tsx';

/** /product/:id: the report of one product. A new address remounts the page. */
export function Component() {
  const { id = '' } = useParams();
  return <ReportPage key={id} address={id} />;
}
