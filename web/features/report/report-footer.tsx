import { FileDown, ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Product } from '#domain/products/product.ts';
import { useNetwork, useSession } from '#web/client/client-context.tsx';
import type { StoredReport } from '#web/offline/tables/account-db.ts';
import { isByServer } from '#web/offline/tables/report-store.ts';
import { paths } from '#web/paths.ts';
import { useShowsPicture } from '#web/product-view/product-picture.tsx';
import { PlanNote } from '#web/scanning/plan-note.tsx';
import { usePlanIncludes } from '#web/scanning/use-plan-includes.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { assessedWords, offlineWords, sourceWords, versionWords } from './report-words.ts';

/** Link to the report as a table, or a note on the plan that has it. Nothing for visitors. */
function ExportLine({ product }: { product: Product }) {
  const holds = usePlanIncludes('exportReports');
  const session = useSession();
  const network = useNetwork();
  if (holds === undefined || session.status !== 'signedIn' || network.status === 'offline') return null;
  if (!holds) {
    return <PlanNote entitlement="exportReports">The report as a table, and as a PDF.</PlanNote>;
  }
  return (
    <Notice icon={<FileDown strokeWidth={1.9} aria-hidden="true" />}>
      <a href={`/api/v1/products/${encodeURIComponent(product.id)}/report.csv`} download className="link inline">
        Export this report (CSV)
      </a>
    </Notice>
  );
}

/**
 * Where a report comes from: versions, place and time, the label's source, and what the label says besides its list.
 */
export function ReportFooter({ product, stored }: { product: Product; stored: StoredReport }) {
  const network = useNetwork();
  const shows = useShowsPicture(product);
  const { report } = stored;
  return (
    <div className="mt-3 grid gap-2">
      <Notice icon={<ReceiptText strokeWidth={1.9} aria-hidden="true" />}>
        <p>
          {versionWords(report.versions)}{' '}
          <Link to={paths.method} className="font-[600] text-accent-text underline-offset-2 hover:underline">
            How the score works
          </Link>
        </p>
        <p>{assessedWords(stored.computedAt, isByServer(stored))}</p>
        <p>{sourceWords(product)}</p>
        {shows && <p>Its picture is by that source’s contributors, CC BY-SA 3.0, made smaller.</p>}
        {network.status === 'offline' && <p>{offlineWords(network.lastHeardAt)}</p>}
      </Notice>
      <ExportLine product={product} />
      {report.notes.length > 0 && (
        <Notice>
          <p>What the label says besides its ingredients:</p>
          <ul className="list-disc pl-5">
            {report.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
