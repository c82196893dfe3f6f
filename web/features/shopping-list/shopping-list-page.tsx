import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ActionBar } from '#web/ui/frame/action-bar.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';
import { SkeletonRow } from '#web/ui/skeleton.tsx';
import { AddSheet } from './add-sheet.tsx';
import { LineSheet } from './line-sheet.tsx';
import { RunningOutList } from './running-out-list.tsx';
import { ShoppingRow } from './shopping-row.tsx';
import { useLineActions } from './use-line-actions.ts';
import { type ShoppingLine, type ShoppingRead, useShoppingList } from './use-shopping-list.ts';
import './shopping-list.css';

const idsOf = ({ toBuy, cart }: ShoppingRead): readonly string[] =>
  [...toBuy, ...cart].flatMap(({ entry }) => entry.productId ?? []);

/** /shopping-list: what is running out, what to buy, and the cart; one list per household (product P6.7). */
export function ShoppingListPage() {
  const read = useShoppingList();
  const actions = useLineActions();
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const reading = useMissingReports(read ? idsOf(read) : []);
  const all = read ? [...read.toBuy, ...read.cart] : [];
  const line = all.find(({ entry }) => entry.id === edited);
  const rows = (lines: readonly ShoppingLine[], label: string) => (
    <PanelList label={label} inset={120}>
      {lines.map((one) => (
        <ShoppingRow
          key={one.entry.id}
          line={one}
          reading={reading}
          actions={actions}
          onEdit={() => setEdited(one.entry.id)}
        />
      ))}
    </PanelList>
  );
  return (
    <Page title="Shopping list" className="pb-28">
      <PageHeader title="Shopping list" subtitle="Shared in your household" back={paths.dashboard} />
      {!read && (
        <PanelList label="Shopping list" className="mt-6">
          <SkeletonRow />
          <SkeletonRow />
        </PanelList>
      )}
      {read && <RunningOutList lines={read.runningOut} />}
      {read && all.length === 0 && (
        <EmptyState
          title="Nothing to buy yet"
          text="Add what you need, or buy something again from your products. Whoever shops sees it on their phone."
        />
      )}
      {read && read.toBuy.length > 0 && (
        <Section title="To buy" aside={<span className="num">{read.toBuy.length}</span>}>
          {rows(read.toBuy, 'To buy')}
        </Section>
      )}
      {read && read.cart.length > 0 && (
        <Section
          title="In the cart"
          aside={
            <span className="num">
              {read.cart.length} of {all.length}
            </span>
          }
        >
          {rows(read.cart, 'In the cart')}
          <Button
            variant="secondary"
            block
            className="mt-3"
            onClick={() => void actions.putAway(read.cart.map(({ entry }) => entry))}
          >
            Put away at home
          </Button>
          <p className="small mt-1.5 text-ink-2">
            Anything with a barcode goes to your inventory. The cart is then empty.
          </p>
        </Section>
      )}
      <ActionBar>
        <LinkButton to={paths.shoppingScan} icon={<ScanMark />}>
          {read && read.toBuy.length > 0 ? 'Scan to tick off' : 'Scan'}
        </LinkButton>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" strokeWidth={1.9} />}
          onClick={() => setAdding(true)}
        >
          Add
        </Button>
      </ActionBar>
      {adding && read && <AddSheet known={read.known} actions={actions} onClose={() => setAdding(false)} />}
      {line && <LineSheet line={line} actions={actions} onClose={() => setEdited(null)} />}
    </Page>
  );
}
