import { useDeferredValue, useMemo } from 'react';
import { HOME_CATEGORIES, HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { useWide } from '#web/browser/use-wide.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';
import { FilterChip, FilterRow } from '#web/ui/form/filter-chip.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { SkeletonRow } from '#web/ui/skeleton.tsx';
import { localToday } from '#web/words/expiry-words.ts';
import { InventoryEmpty } from './inventory-empty.tsx';
import { InventoryLists } from './inventory-lists.tsx';
import { type InventoryFilter, viewInventory } from './inventory-view.ts';
import { useKeptAsk } from './kept-ask.ts';
import { useInventory, useProductIds } from './use-inventory.ts';
import './inventory.css';

/** The products of this home. */
export function InventoryPage() {
  const read = useInventory();
  const desktop = useWide('desktop');
  const [{ search, filter, sort }, change] = useKeptAsk();
  const words = useDeferredValue(search);
  const reading = useMissingReports(useProductIds(read));

  const empty = read !== undefined && read.rows.length === 0;
  const view = useMemo(
    () => read && viewInventory(read.rows, { search: words, filter, sort, today: localToday(new Date()), reading }),
    [read, words, filter, sort, reading],
  );
  const count = (one: InventoryFilter) => view?.counts.get(one) ?? 0;
  return (
    <Page title="Products" wide={desktop}>
      <PageHeader title="Products" />
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
              sort={sort}
              onSort={(next) => change({ sort: next })}
              narrowed={filter !== 'all' || words.trim() !== ''}
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
