import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useShortcut } from '#web/browser/shortcuts.ts';
import { useWide } from '#web/browser/use-wide.ts';
import { PlaceDrawing } from '#web/product-view/place-drawing.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { isNarrowed, type ListQuery } from './ask/list-query.ts';
import { SortMenu } from './ask/sort-menu.tsx';
import { SelectionBar } from './bulk/selection-bar.tsx';
import { EntryPane } from './entry/entry-pane.tsx';
import { ItemSheet } from './entry/item-sheet.tsx';
import { useEdited } from './entry/use-edited.ts';
import { useItemActions } from './entry/use-item-actions.ts';
import { InventoryRow } from './inventory-row.tsx';
import { byPlace, type InventoryView, type ViewedRow } from './inventory-view.ts';
import { SavedLine } from './list/saved-line.tsx';
import { VirtualRows } from './list/virtual-rows.tsx';
import { ReplacedNotes } from './replaced-notes.tsx';
import { TransferSection } from './transfer/transfer-section.tsx';
import type { InventoryRead } from './use-inventory.ts';
import { WaitingRow } from './waiting-row.tsx';

interface ListProps {
  title: string;
  /** Shown before the title. */
  picture?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

const List = ({ title, picture, aside, children }: ListProps) => (
  <section className="mt-6">
    <div className="mb-1.5 flex min-h-9 items-center justify-between gap-3">
      {picture}
      <h2 className="title-3 min-w-0 flex-1 [overflow-wrap:anywhere]">{title}</h2>
      {aside && <div className="small text-ink-2">{aside}</div>}
    </div>
    {children}
  </section>
);

const idOf = ({ item }: ViewedRow): string => item.id;

interface InventoryListsProps {
  read: InventoryRead;
  view: InventoryView;
  places: readonly string[];
  ask: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
  /** Id of the entry whose form is open. */
  editing: string | null;
  onEdit: (id: string | null) => void;
}

/**
 * The lists of the page: waiting to sync, needs attention, and everything. Memoised, so that typing in the search field
 * does not render them again.
 */
export const InventoryLists = memo(function InventoryLists({
  read,
  view,
  places,
  ask,
  onChange,
  editing,
  onEdit,
}: InventoryListsProps) {
  const narrowed = isNarrowed(ask);
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const select = useCallback((id: string) => {
    setSelected((held) => {
      const next = new Set(held);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const actions = useItemActions();
  const desktop = useWide('desktop');
  const [current, setCurrent] = useState<string | null>(null);
  const all = [...view.attention, ...view.rest, ...view.usedUp];
  const ids = useMemo(() => new Set(read.rows.map(({ item }) => item.id)), [read]);
  const { row: edited, gone } = useEdited(all, ids, editing);
  const shown = edited ?? all.find((row) => row.item.id === current) ?? all[0];
  useShortcut('edit', () => onEdit(current));
  useShortcut('select', () => current !== null && select(current));
  const rows = (some: readonly ViewedRow[]) => (
    <VirtualRows rows={some} idOf={idOf} className="panel [--inset:76px]">
      {(row, item, light) => (
        <InventoryRow
          row={row}
          light={light}
          onEdit={onEdit}
          onCurrent={setCurrent}
          selected={selected ? selected.has(row.item.id) : null}
          onSelect={select}
          current={desktop && row.item.id === shown?.item.id}
          item={item}
        />
      )}
    </VirtualRows>
  );
  return (
    <div className="inventory-panes">
      <div>
        {selected ? (
          <SelectionBar
            items={all.flatMap(({ item }) => (selected.has(item.id) ? [item] : []))}
            shown={all.length}
            places={places}
            onAll={() => setSelected(new Set(all.map(idOf)))}
            onEnd={() => setSelected(null)}
          />
        ) : (
          <div className="mt-3 flex min-h-9 flex-wrap items-center justify-between gap-x-3">
            <SavedLine rows={read.rows} />
            {all.length > 1 && (
              <button type="button" className="link small" onClick={() => setSelected(new Set())}>
                Select
              </button>
            )}
          </div>
        )}
        {!narrowed && read.waiting.length > 0 && (
          <List title="Waiting to sync" aside="Kept on this phone">
            <PanelList>
              {read.waiting.map((waiting) => (
                <WaitingRow key={waiting.scan.id} waiting={waiting} now={Date.now()} />
              ))}
            </PanelList>
          </List>
        )}
        {!narrowed && <ReplacedNotes />}
        {view.attention.length > 0 && <List title="Needs attention">{rows(view.attention)}</List>}
        {ask.byPlace
          ? byPlace(view.rest).map(([place, some]) => (
              <List
                key={place}
                title={place === '' ? 'No place' : place}
                picture={place !== '' && <PlaceDrawing place={place} className="h-9 w-12 flex-none" />}
                aside={`${some.length}`}
              >
                {rows(some)}
              </List>
            ))
          : view.rest.length > 0 && (
              <List
                title={narrowed ? 'Found' : 'All products'}
                aside={<SortMenu sort={ask.sort} onSort={(sort) => onChange({ sort })} />}
              >
                {rows(view.rest)}
              </List>
            )}
        {view.usedUp.length > 0 && <List title="Used up">{rows(view.usedUp)}</List>}
        {all.length === 0 && (
          <p className="mt-10 text-center text-ink-2" role="status">
            No products match this search.
          </p>
        )}
        {!narrowed && <TransferSection rows={read.rows} />}
      </div>
      {desktop && shown && (
        <EntryPane
          row={shown}
          editing={editing === shown.item.id}
          gone={gone}
          places={places}
          actions={actions}
          onEdit={(on) => {
            onEdit(on ? shown.item.id : null);
            // Keep showing the edited entry, even if other rows got the focus on the way to the form.
            setCurrent(shown.item.id);
          }}
        />
      )}
      {!desktop && edited && (
        <ItemSheet
          key={edited.item.id}
          item={edited.item}
          name={edited.product?.name ?? 'Unknown Product'}
          places={places}
          actions={actions}
          gone={gone}
          onClose={() => onEdit(null)}
        />
      )}
    </div>
  );
});
