import { Check, ChevronRight, Plus, ScanText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Household } from '#domain/households/household.ts';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import { identifiedCount } from '#domain/safety/identified-count.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ScanMode } from '#domain/scanning/scan.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { ScanEnd } from '#web/offline/client.ts';
import { labelPath, manualEntryPath, paths, productPath } from '#web/paths.ts';
import { productLinkState } from '#web/product-view/arriving-name.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { LinkButton, TextLink } from '#web/ui/link-button.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';
import { CompareLink } from './compare-link.tsx';
import { HomePairs } from './home-pairs.tsx';
import { HouseholdLines, NotChecked } from './household-lines.tsx';
import { ListLine } from './list-line.tsx';
import { type SheetView, sheetView } from './report-summary.ts';
import { ShoppingSheet } from './shopping-sheet.tsx';
import { TryInstead } from './try-instead.tsx';
import type { Verdict } from './use-verdict.ts';
import { ShoppingIdentity, VerdictIdentity, VerdictScore } from './verdict-parts.tsx';
import { WhyList } from './why-list.tsx';

const RecallBars = lazy(async () => ({ default: (await import('#web/product-view/recall-bars.tsx')).RecallBars }));

interface VerdictSheetProps {
  verdict: Verdict;
  mode: ScanMode;
  /** The result of the scan itself; null while the server is still being asked. */
  end: ScanEnd | null;
  /** Closes the sheet, so that the camera looks for the next product. */
  onNext: () => void;
}

const reason = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** A note on the scan's result; null if there is nothing to say. The verdict above it comes from this phone anyway. */
function scanNote(end: ScanEnd | null): string | null {
  if (end?.status === 'unreachable') return 'Offline. Saved on this phone, sent later.';
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
    // Success needs no toast: the button itself shows it.
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

interface ShoppingProps {
  product: Product;
  report: Report;
  household: Household;
  view: SheetView;
  to: string;
  /** The printed barcode, for photographing the label. */
  digits: string | undefined;
}

interface WarningsBarProps {
  product: Product;
  warnings: NonNullable<SheetView['warnings']>;
  to: string;
}

/** The warnings for this home in one line, linked to the report. */
const WarningsBar = ({ product, warnings: { severity, title, who }, to }: WarningsBarProps) => (
  <Link to={to} state={productLinkState(product)} className={`verdict-bar ${LEVEL_CLASS[severity]}`}>
    <SeverityShape level={severity} size={20} />
    <span className="min-w-0 flex-1">
      <span className="small-strong block text-level-text">{title}</span>
      <span className="small">{who}</span>
    </span>
    <ChevronRight aria-hidden="true" size={20} strokeWidth={1.9} />
  </Link>
);

/** Shopping mode: yes or no, the product, then why and the alternatives. */
function Shopping({ product, report, household, view, to, digits }: ShoppingProps) {
  const { verdict, why, warnings, unlisted } = view;
  const unknown = verdict === 'not_enough_known';
  const suits = verdict === 'suitable' || verdict === 'suitable_locked';
  return (
    <ShoppingSheet verdict={verdict}>
      <ShoppingIdentity product={product} report={report} to={to} />
      <ListLine product={product} verdict={verdict} />
      {unknown && (
        <Link to={labelPath(digits)} className="panel flex min-h-14 items-center gap-3.5 px-4 py-3">
          <ScanText aria-hidden="true" size={24} strokeWidth={1.9} className="text-accent-text" />
          <b className="strong min-w-0 flex-1 text-accent-text">Photograph the label</b>
          <ChevronRight aria-hidden="true" size={20} strokeWidth={1.9} />
        </Link>
      )}
      <WhyList lines={why} />
      {warnings && why.length === 0 && <WarningsBar product={product} warnings={warnings} to={to} />}
      {verdict === 'suitable' && <HouseholdLines household={unlisted} />}
      {unknown && <NotChecked household={unlisted} {...identifiedCount(report)} />}
      {!suits && <TryInstead product={product} report={report} household={household} />}
      <CompareLink product={product} />
    </ShoppingSheet>
  );
}

interface HeldProps {
  held: Verdict['held'];
  adding: boolean;
  onAdd: () => void;
  words: string;
}

const Keep = ({ held, adding, onAdd, words }: HeldProps) =>
  held ? (
    <LinkButton to={paths.inventory} variant="soft" icon={<Check aria-hidden="true" strokeWidth={1.9} />}>
      In your inventory
    </LinkButton>
  ) : (
    <Button variant="secondary" pending={adding} icon={<Plus aria-hidden="true" strokeWidth={1.9} />} onClick={onAdd}>
      {words}
    </Button>
  );

/** The verdict on a product on this phone: identity, ring, confidence, this home in one line, and what to do. */
export function VerdictSheet({ verdict, mode, end, onNext }: VerdictSheetProps) {
  const { product, report, household, held, fault } = verdict;
  const { adding, add } = useAdd(product?.id ?? null);
  if (!product) return null;
  const view = report && household ? sheetView(report, household) : null;
  const to = productPath(productSlug(product));
  const shopping = mode === 'shopping' && view && report && household ? { view, report, household } : null;
  const note = scanNote(end);
  const gtin = product.gtin === null ? null : storedGtin(product.gtin);
  const digits = gtin ? printedCode(gtin) : undefined;
  const noLabel = report !== null && report.score === null;
  // Shopping mode saves only suitable products (product P6.1).
  const maySave = view?.verdict === 'suitable' || view?.verdict === 'suitable_locked';
  return (
    <>
      <Suspense>
        <RecallBars product={product} />
      </Suspense>
      {shopping ? (
        <Shopping product={product} to={to} digits={digits} {...shopping} />
      ) : (
        <>
          <VerdictIdentity product={product} />
          <VerdictScore report={report} fault={fault} />
        </>
      )}
      {view?.warnings && !shopping && <WarningsBar product={product} warnings={view.warnings} to={to} />}
      {report && household && <HomePairs product={product} report={report} household={household} to={to} />}
      {/* Its line is reserved: a late note must not move a button that somebody is about to press. */}
      <p className="small mt-1.5 flex min-h-[1lh] flex-wrap items-center justify-between gap-x-3 text-ink-2">
        {note}
        {end?.status === 'limit_reached' && <TextLink to={paths.subscription}>View upgrade options</TextLink>}
      </p>
      <div className="verdict-actions">
        {shopping ? (
          <>
            <Button className="min-w-36 flex-1" icon={<ScanMark />} onClick={onNext}>
              Scan next product
            </Button>
            {maySave ? (
              <Keep held={held} adding={adding} onAdd={add} words="Save" />
            ) : (
              <LinkButton to={to} state={productLinkState(product)} variant="secondary">
                Report
              </LinkButton>
            )}
          </>
        ) : (
          <>
            {noLabel ? (
              <>
                <LinkButton to={labelPath(digits)} className="min-w-36 flex-1">
                  Photograph the label
                </LinkButton>
                <LinkButton to={manualEntryPath(digits)} variant="secondary">
                  Enter the ingredients
                </LinkButton>
              </>
            ) : (
              <LinkButton to={to} state={productLinkState(product)} className="min-w-36 flex-1">
                View report
              </LinkButton>
            )}
            <Keep held={held} adding={adding} onAdd={add} words="Add" />
          </>
        )}
      </div>
    </>
  );
}
