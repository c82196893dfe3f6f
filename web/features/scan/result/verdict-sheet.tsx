import { Check, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import { productSlug } from '#domain/products/slug.ts';
import type { ScanMode } from '#domain/scanning/scan.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { ScanEnd } from '#web/offline/client.ts';
import { labelPath, manualEntryPath, paths, productPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { LinkButton, TextLink } from '#web/ui/link-button.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { HomePairs } from './home-pairs.tsx';
import { sheetView } from './report-summary.ts';
import { ShoppingVerdict } from './shopping-verdict.tsx';
import { TryInstead } from './try-instead.tsx';
import type { Verdict } from './use-verdict.ts';
import { ShoppingIdentity, VerdictIdentity, VerdictScore } from './verdict-parts.tsx';
import { WhyList } from './why-list.tsx';

interface VerdictSheetProps {
  verdict: Verdict;
  mode: ScanMode;
  /** How the scan itself ended; null while the server is still being asked. */
  end: ScanEnd | null;
}

const reason = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** What became of the scan, where that is worth a word. The verdict above it comes from this phone either way. */
function scanNote(end: ScanEnd | null): string | null {
  if (end?.status === 'unreachable') return 'Offline. The scan is saved on this phone and is sent later.';
  if (end?.status === 'limit_reached') return end.message;
  if (end?.status === 'signed_out') return 'Your session has expired. Please log in again to continue scanning';
  return null;
}

function useAdd(productId: string | null) {
  const client = useClient();
  const [adding, setAdding] = useState(false);
  const add = async () => {
    if (productId === null) return;
    setAdding(true);
    const done = await client.perform('inventory.add', client.newId(), { productId });
    setAdding(false);
    // The button itself says that it is there now.
    if (!done.ok) showToast({ title: 'Not added', description: done.problem.message, variant: 'destructive' });
  };
  return {
    adding,
    add: () => {
      add().catch((cause: unknown) => {
        setAdding(false);
        showToast({ title: 'Not added', description: reason(cause), variant: 'destructive' });
      });
    },
  };
}

/** The verdict on a product this phone holds: identity, ring, confidence, this home in one line, and what to do. */
export function VerdictSheet({ verdict, mode, end }: VerdictSheetProps) {
  const { product, report, household, held, fault } = verdict;
  const { adding, add } = useAdd(product?.id ?? null);
  if (!product) return null;
  const view = report && household ? sheetView(report, household) : null;
  const to = productPath(productSlug(product));
  const shopping = mode === 'shopping' && view && report ? { view, report } : null;
  const note = scanNote(end);
  const gtin = product.gtin === null ? null : storedGtin(product.gtin);
  const noLabel = report !== null && report.score === null;
  // Shopping saves only what is suitable (product P6.1).
  const maySave = mode === 'household' || view?.verdict === 'suitable' || view?.verdict === 'suitable_locked';
  return (
    <>
      {shopping ? (
        <>
          <ShoppingVerdict verdict={shopping.view.verdict} plain={shopping.view.why.length > 0} />
          <ShoppingIdentity product={product} report={shopping.report} />
          <WhyList lines={shopping.view.why} />
          {shopping.view.verdict !== 'suitable' && shopping.view.verdict !== 'suitable_locked' && household && (
            <TryInstead product={product} report={shopping.report} household={household} />
          )}
        </>
      ) : (
        <>
          <VerdictIdentity product={product} />
          <VerdictScore report={report} fault={fault} />
        </>
      )}
      {view?.warnings && !shopping?.view.why.length && (
        <Link to={to} className={`verdict-bar ${LEVEL_CLASS[view.warnings.severity]}`}>
          <SeverityShape level={view.warnings.severity} size={20} />
          <span className="min-w-0 flex-1">
            <span className="small-strong block text-level-text">{view.warnings.title}</span>
            <span className="small">{view.warnings.who}</span>
          </span>
          <ChevronRight aria-hidden="true" size={20} strokeWidth={1.9} />
        </Link>
      )}
      {report && household && <HomePairs product={product} report={report} household={household} to={to} />}
      {note !== null && (
        <p className="small mt-3 flex flex-wrap items-center justify-between gap-x-3 text-ink-2">
          {note}
          {end?.status === 'limit_reached' && <TextLink to={paths.subscription}>View upgrade options</TextLink>}
        </p>
      )}
      <div className="verdict-actions">
        {noLabel ? (
          <>
            <LinkButton to={labelPath(gtin ? printedCode(gtin) : undefined)} className="min-w-36 flex-1">
              Photograph the label
            </LinkButton>
            <LinkButton to={manualEntryPath(gtin ? printedCode(gtin) : undefined)} variant="secondary">
              Enter the ingredients
            </LinkButton>
          </>
        ) : (
          <LinkButton to={to} className="min-w-36 flex-1">
            View report
          </LinkButton>
        )}
        {held ? (
          <LinkButton to={paths.inventory} variant="soft" icon={<Check aria-hidden="true" strokeWidth={1.9} />}>
            In your inventory
          </LinkButton>
        ) : (
          maySave && (
            <Button
              variant="secondary"
              pending={adding}
              icon={<Plus aria-hidden="true" strokeWidth={1.9} />}
              onClick={add}
            >
              Add
            </Button>
          )
        )}
      </div>
    </>
  );
}
