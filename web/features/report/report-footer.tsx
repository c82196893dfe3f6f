import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Product } from '#domain/products/product.ts';
import { useNetwork } from '#web/client/client-context.tsx';
import type { StoredReport } from '#web/offline/tables/account-db.ts';
import { isByServer } from '#web/offline/tables/report-store.ts';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { assessedWords, offlineWords, sourceWords, versionWords } from './report-words.ts';

/** Where a report comes from: versions, place and time, source of the label, what the reader left out. */
export function ReportFooter({ product, stored }: { product: Product; stored: StoredReport }) {
  const network = useNetwork();
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
        <p>{sourceWords(product.source)}</p>
        {network.status === 'offline' && <p>{offlineWords(network.lastHeardAt)}</p>}
      </Notice>
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
