import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';
import { TransferSection } from './transfer/transfer-section.tsx';
import type { InventoryRow, WaitingScan } from './use-inventory.ts';
import { WaitingRow } from './waiting-row.tsx';

const NOTHING: readonly InventoryRow[] = [];

/** The inventory page while it is empty. Waiting scans are still shown. */
export function InventoryEmpty({ waiting }: { waiting: readonly WaitingScan[] }) {
  return (
    <>
      <EmptyState
        title="No products scanned yet"
        text="Start building your safe home inventory"
        action={
          <LinkButton to={paths.scan} block icon={<ScanMark />}>
            Scan Your First Product
          </LinkButton>
        }
        quiet={
          <LinkButton to={paths.manualEntry} variant="quiet" block>
            Enter a product by hand
          </LinkButton>
        }
      />
      {waiting.length > 0 && (
        <section className="mt-8">
          <h2 className="title-3 mb-2.5">Waiting to sync</h2>
          <PanelList>
            {waiting.map((one) => (
              <WaitingRow key={one.scan.id} waiting={one} now={Date.now()} />
            ))}
          </PanelList>
        </section>
      )}
      <TransferSection rows={NOTHING} />
    </>
  );
}
