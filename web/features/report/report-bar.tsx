import { Share } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Product } from '#domain/products/product.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { useAnalytics } from '#web/client/analytics-context.tsx';
import type { StoredReport } from '#web/offline/tables/account-db.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/button.tsx';
import { BackButton, usePageStatus } from '#web/ui/frame/page.tsx';
import { ScoreTag } from '#web/ui/risk/score-tag.tsx';
import { shareProduct } from './actions/share-product.ts';
import './report.css';

interface ReportBarProps {
  product: Product | null;
  stored: StoredReport | null;
  /** Whether the title has scrolled off the screen; the bar then shows score tag and name. */
  scrolled: boolean;
  /** Menu of further actions, at the end of the bar. */
  menu?: ReactNode;
}

/** Top bar of a report. Keeps the verdict visible once the name has scrolled away. */
export function ReportBar({ product, stored, scrolled, menu }: ReportBarProps) {
  const status = usePageStatus();
  const analytics = useAnalytics();
  return (
    <div className="top-bar report-bar" data-scrolled={scrolled}>
      <BackButton fallback={paths.inventory} />
      <div className="report-bar-title" aria-hidden="true">
        {stored && <ScoreTag risk={shownRisk(stored.report)} small />}
        <span className="strong truncate">{product?.name}</span>
      </div>
      {!scrolled && status}
      {product && stored && (
        <IconButton label="Share" className="lg:hidden" onClick={() => void shareProduct(product, stored, analytics)}>
          <Share strokeWidth={1.9} />
        </IconButton>
      )}
      {menu && <div className="-mr-[12px] flex-none">{menu}</div>}
    </div>
  );
}
