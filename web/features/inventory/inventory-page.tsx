import { PackageSearch, ShoppingBasket, SlidersHorizontal } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { HOME_CATEGORIES, HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { useWide } from '#web/browser/use-wide.ts';
import { paths } from '#web/paths.ts';
import { useAreas } from '#web/product-view/use-areas.ts';
import { useCriticalAtHome } from '#web/product-view/use-critical-at-home.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';
import { IconButton } from '#web/ui/button.tsx';
import { FilterChip, FilterRow } from '#web/ui/form/filter-chip.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { SkeletonRow } from '#web/ui/skeleton.tsx';
import { localToday } from '#web/words/expiry-words.ts';
import { AskSheet } from './ask/ask-sheet.tsx';
import { useListQuery } from './ask/kept-ask.ts';
import { countActiveFilters, type InventoryFilter } from './ask/list-query.ts';
import { InventoryEmpty } from './inventory-empty.tsx';
import { InventoryLists } from './inventory-lists.tsx';
import { placesOf, viewInventory } from './inventory-view.ts';
import { useInventory, useProductIds } from './use-inventory.ts';
import { useSearchEvent } from './use-search-event.ts';
import './inventory.css';

/** The products of this home. */
export function InventoryPage() {
  const read = useInventory();
  const desktop = useWide('desktop');
  const [ask, change] = useListQuery();
  const [asking, setAsking] = useState(false);
  const { search, filter } = ask;
  // The field shows each keystroke at once; the lists are deferred.
  const asked = useDeferredValue(ask);
  const ids = useProductIds(read);
  const reading = useMissingReports(ids);

  const chosen = useAreas();
  const critical = useCriticalAtHome(ids);
  const on = countActiveFilters(ask);
  const [editing, setEditing] = useState<string | null>(null);
  // If the last entry is removed while its form is open, the form stays open.
  const empty = read !== undefined && read.rows.length === 0 && editing === null;
  const view = useMemo(
    () => read && viewInventory(read.rows, asked, localToday(new Date()), reading, chosen, critical),
    [read, asked, reading, chosen, critical],
  );
  const places = useMemo(() => placesOf(read?.rows ?? []), [read]);
  useSearchEvent(asked.search, view?.counts.get('all') ?? 0);
  const count = (one: InventoryFilter) => view?.counts.get(one) ?? 0;
  return (
    <Page title="Products" wide={desktop}>
      <PageHeader
        title="Products"
        actions={
          <>
            <Link to={paths.search} className="icon-button" aria-label="Find a product" title="Find a product">
              <PackageSearch aria-hidden="true" strokeWidth={1.9} />
            </Link>
            <Link to={paths.shoppingList} className="icon-button" aria-label="Shopping list" title="Shopping list">
              <ShoppingBasket aria-hidden="true" strokeWidth={1.9} />
            </Link>
            {!empty && (
              <IconButton
                label={on > 0 ? `Filter products, ${on} on` : 'Filter products'}
                className="relative -mr-[10px]"
                onClick={() => setAsking(true)}
              >
                <SlidersHorizontal strokeWidth={1.9} />
                {on > 0 && (
                  <span className="filter-count num" aria-hidden="true">
                    {on}
                  </span>
                )}
              </IconButton>
            )}
          </>
        }
      />
      {asking && view && (
        <AskSheet
          ask={ask}
          places={places}
          found={view.attention.length + view.rest.length + view.usedUp.length}
          onChange={change}
          onClose={() => setAsking(false)}
        />
      )}
      {empty ? (
        <InventoryEmpty waiting={read.waiting} />
      ) : (
        <>
          <div className="mt-3">
            <SearchField label="Search your products" value={search} onChange={(next) => change({ search: next })} />
          </div>
          <div className="mt-2">
            <FilterRow label="Filter products">
              <FilterChip
                label="All"
                count={count('all')}
                pressed={filter === 'all'}
                onPress={() => change({ filter: 'all' })}
              />
              {(count('attention') > 0 || filter === 'attention') && (
                <FilterChip
                  label="Expiring"
                  count={count('attention')}
                  pressed={filter === 'attention'}
                  onPress={() => change({ filter: 'attention' })}
                />
              )}
              {HOME_CATEGORIES.filter((home) => count(home) > 0 || filter === home).map((home) => (
                <FilterChip
                  key={home}
                  label={HOME_CATEGORY_LABELS[home]}
                  count={count(home)}
                  pressed={filter === home}
                  onPress={() => change({ filter: home })}
                />
              ))}
            </FilterRow>
          </div>
          {read && view ? (
            <InventoryLists
              read={read}
              view={view}
              places={places}
              ask={asked}
              onChange={change}
              editing={editing}
              onEdit={setEditing}
            />
          ) : (
            <PanelList label="Products" className="mt-6">
              <SkeletonRow />
              <SkeletonRow />
              <SkeletonRow />
            </PanelList>
          )}
        </>
      )}
    </Page>
  );
}
