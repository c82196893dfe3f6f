import { Share } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { REPORT_STAGE_MESSAGE } from '#domain/contract/report-progress.ts';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { useAnalytics } from '#web/client/analytics-context.tsx';
import type { Shown, StoredReport } from '#web/offline/tables/account-db.ts';
import { useArrivingName } from '#web/product-view/arriving-name.ts';
import { useHouseholdRows } from '#web/product-view/use-household-rows.ts';
import { LOOKING_UP, type ReportWork } from '#web/reports/report-loading.tsx';
import { useHeldBack } from '#web/scanning/held-back.ts';
import { Button } from '#web/ui/button.tsx';
import { ActionBar } from '#web/ui/frame/action-bar.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { InventoryAction } from './actions/inventory-action.tsx';
import { ReportMenu } from './actions/report-menu.tsx';
import { type MistakeSubject, ReportMistake } from './actions/report-mistake.tsx';
import { shareProduct } from './actions/share-product.ts';
import { useInventoryPlace } from './actions/use-inventory-place.ts';
import { MissingProduct } from './missing-product.tsx';
import { ProductIdentity } from './product-identity.tsx';
import { ReportBar } from './report-bar.tsx';
import { IdentityPlaceholder, ReportPlaceholder } from './report-placeholder.tsx';
import { ReportWait } from './report-wait.tsx';
import { useProductReport } from './use-product-report.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

// Loads in parallel with reading the report, not after it. If this fails, `lazy` tries again.
const body = () => import('./report-body.tsx');
body().catch(() => undefined);
const HeldBack = lazy(async () => ({ default: (await import('./held-back.tsx')).HeldBack }));
const ReportBody = lazy(async () => ({ default: (await body()).ReportBody }));

interface KnownProductProps {
  product: Shown<Product>;
  stored: StoredReport | null;
  work: ReportWork;
  fault: string | null;
  onRetry: () => void;
}

function KnownProduct({ product, stored, work, fault, onRetry }: KnownProductProps) {
  const household = useHouseholdRows();
  const place = useInventoryPlace(product.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const scrolled = useScrolledPast(heading);
  const [mistake, setMistake] = useState<MistakeSubject | null>(null);
  const [skipped, setSkipped] = useState(false);
  const analytics = useAnalytics();
  const heldBack = useHeldBack(product);
  if (heldBack) {
    return (
      <Suspense fallback={<ReportPlaceholder stage={null} />}>
        <HeldBack product={product} report={stored?.report ?? null} household={household} />
      </Suspense>
    );
  }
  // Still checking whether it may be shown: only the outline, no score.
  if (heldBack === undefined) {
    return (
      <>
        <ReportBar product={null} stored={null} scrolled={false} />
        <h1 className="sr-only">{product.name}</h1>
        <IdentityPlaceholder name={product.name} />
        <ReportPlaceholder stage={null} />
      </>
    );
  }
  if (!stored && fault === null && !skipped) {
    return (
      <>
        <ReportBar product={product} stored={null} scrolled={false} />
        <h1 className="sr-only">{product.name}</h1>
        <ReportWait
          name={product.name}
          work={work}
          onSkip={() => setSkipped(true)}
          identity={<IdentityPlaceholder name={product.name} />}
        />
      </>
    );
  }
  return (
    <>
      <ReportBar
        product={product}
        stored={stored}
        scrolled={scrolled}
        menu={<ReportMenu product={product} stored={stored} onMistake={() => setMistake('report')} />}
      />
      <ProductIdentity
        product={product}
        heading={heading}
        actions={
          <>
            <Button
              variant="secondary"
              size="small"
              icon={<Share aria-hidden="true" strokeWidth={1.9} />}
              disabled={stored === null}
              onClick={() => stored && void shareProduct(product, stored, analytics)}
            >
              Share
            </Button>
            <InventoryAction place={place} small />
          </>
        }
      />
      {product.sample && <p className="caption mt-2 text-ink-2">Sample product: made up to show how a report reads.</p>}
      {stored && household && (
        <Suspense fallback={<ReportPlaceholder stage={null} />}>
          <ReportBody product={product} stored={stored} household={household} onMistake={setMistake} />
        </Suspense>
      )}
      {stored && !household && <ReportPlaceholder stage={null} />}
      {!stored && fault === null && <ReportPlaceholder stage={REPORT_STAGE_MESSAGE[work.stage ?? 'complete']} />}
      {!stored && fault !== null && (
        <div className="mt-5 grid gap-3">
          <Notice level="WARNING" role="alert">
            <p className="strong">This phone could not assess it</p>
            <p className="small">{fault}</p>
          </Notice>
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      <ReportMistake
        product={product}
        report={stored?.report ?? null}
        subject={mistake}
        onClose={() => setMistake(null)}
      />
      <div className="lg:hidden">
        <ActionBar>
          <InventoryAction place={place} />
        </ActionBar>
      </div>
    </>
  );
}

/** The barcode in an address, shown while nothing else is known about the product. */
function codeOf(address: string): string | null {
  const gtin = storedGtin(productIdOf(address) ?? '');
  return gtin && printedCode(gtin);
}

/**
 * The report of one product, in every state it can be in.
 * @param address a product id, or a slug that ends in one
 */
export function ReportPage({ address }: { address: string }) {
  const { state, retry } = useProductReport(address);
  const name = useArrivingName();
  return (
    <Page title={state.status === 'product' ? `${state.product.name}, safety report` : 'Product report'} wide>
      {state.status === 'product' ? (
        <KnownProduct
          product={state.product}
          stored={state.stored}
          work={state.work}
          fault={state.fault}
          onRetry={retry}
        />
      ) : (
        <>
          <ReportBar product={null} stored={null} scrolled={false} />
          {state.status === 'reading' ? (
            <>
              <h1 className="sr-only">{name ?? 'Product report'}</h1>
              <IdentityPlaceholder name={name} />
              <ReportPlaceholder stage={null} />
            </>
          ) : state.status === 'asking' ? (
            <>
              <h1 className="sr-only">Product report</h1>
              <ReportWait name={codeOf(address)} work={LOOKING_UP} identity={<IdentityPlaceholder name={name} />} />
            </>
          ) : (
            <>
              <h1 className="sr-only">Product report</h1>
              <MissingProduct address={address} reason={state.status} onRetry={retry} />
            </>
          )}
        </>
      )}
    </Page>
  );
}
