import { drawingOf } from '#domain/products/drawing.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { laterPart } from '#web/browser/later-part.tsx';
import { afterSchemas } from '#web/client/make-schemas.ts';
import { savedStateOf } from '#web/offline/tables/saved-state.ts';
import { manualEntryPath, paths, productPath } from '#web/paths.ts';
import { rowRisk } from '#web/product-view/row-risk.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { rowWord } from '#web/ui/risk/levels.ts';
import { SavedMark } from '#web/ui/saved-mark.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';
import { SkeletonRow } from '#web/ui/skeleton.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import type { RecentScan } from './use-recent-scans.ts';

// Loaded later: it brings the word lists that map names to areas, which the first paint does without.
const AreaName = laterPart(afterSchemas(async () => (await import('./area-name.tsx')).AreaName));
// Needed only before the first scan.
const NoScans = laterPart(async () => (await import('./no-scans.tsx')).NoScans);

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** As many as there usually are, so that nothing below moves when the scans appear. */
const skeletons = (count: number) => PLACES.slice(0, count).map((place) => <SkeletonRow key={place} />);

interface RecentScansProps {
  /** Undefined while they are being read. */
  scans: readonly RecentScan[] | undefined;
  /** Maximum number of scans shown. */
  most: number;
}

/** The latest scans with their tags, or a link to make the first one. */
export function RecentScans({ scans, most }: RecentScansProps) {
  const reading = useMissingReports((scans ?? []).flatMap((one) => (one.product ? [one.product.id] : [])));
  return (
    <Section
      title="Recent Scans"
      aside={scans && scans.length > 0 && <TextLink to={paths.inventory}>View All →</TextLink>}
    >
      {scans?.length === 0 ? (
        <NoScans fallback={<PanelList>{skeletons(most)}</PanelList>} />
      ) : (
        <PanelList>
          {scans ? scans.map((one) => <ScanRow key={one.scan.id} {...one} reading={reading} />) : skeletons(most)}
        </PanelList>
      )}
    </Section>
  );
}

function ScanRow({ scan, product, risk: judged, reading }: RecentScan & { reading: boolean }) {
  const when = <TimeAgo at={scan.createdAt} />;
  const saved = savedStateOf(scan);
  const mark = <SavedMark state={saved} />;
  if (!product) {
    return (
      <ProductRow
        name={scan.gtin.replace(/^0(?=\d{13}$)/, '')}
        to={scan.pending === 1 ? undefined : manualEntryPath(scan.gtin)}
        drawing="box"
        sign={<ScanMark size={28} />}
        meta={
          <>
            {saved === 'phone' ? 'Not checked yet. Looked up when you are online' : <>{when} · Not in the catalogue</>}
            {mark}
          </>
        }
        risk={shownRisk(null)}
      />
    );
  }
  const risk = rowRisk(product, judged, reading);
  const word = rowWord(risk);
  return (
    <ProductRow
      name={product.name}
      to={productPath(product.id)}
      drawing={drawingOf(product)}
      meta={
        <>
          {when}
          <AreaName product={product} />
          {word !== null && ` · ${word}`}
          {mark}
        </>
      }
      risk={risk}
    />
  );
}
