import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { HOME_CATEGORIES, HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';
import { FilterChip, FilterRow } from '#web/ui/form/filter-chip.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { SkeletonRow } from '#web/ui/skeleton.tsx';
import { localToday } from '#web/words/expiry-words.ts';
import { InventoryEmpty } from './inventory-empty.tsx';
import { InventoryLists } from './inventory-lists.tsx';
import { type InventoryFilter, type InventorySort, viewInventory } from './inventory-view.ts';
import { useInventory, useProductIds } from './use-inventory.ts';

/** The products of this home. */
export function InventoryPage() {
  const read = useInventory();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<InventoryFilter>('all');
  const [sort, setSort] = useState<InventorySort>('added');
  const words = useDeferredValue(search);
  const box = useRef<HTMLDivElement>(null);
  const reading = useMissingReports(useProductIds(read));

  // "/" searches, as long as nothing is being typed.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
        return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const empty = read !== undefined && read.rows.length === 0;
  const view = useMemo(
    () => read && viewInventory(read.rows, { search: words, filter, sort, today: localToday(new Date()), reading }),
    [read, words, filter, sort, reading],
  );
  const count = (one: InventoryFilter) => view?.counts.get(one) ?? 0;
  return (
    <Page title="Products">
      <PageHeader title="Products" />
      {empty ? (
        <InventoryEmpty waiting={read.waiting} />
      ) : (
        <>
          <div className="mt-3" ref={box}>
            <SearchField label="Search your products" value={search} onChange={setSearch} />
          </div>
          <div className="mt-2">
            <FilterRow label="Filter products">
              <FilterChip
                label="All"
                count={count('all')}
                pressed={filter === 'all'}
                onPress={() => setFilter('all')}
              />
              {(count('attention') > 0 || filter === 'attention') && (
                <FilterChip
                  label="Expiring"
                  count={count('attention')}
                  pressed={filter === 'attention'}
                  onPress={() => setFilter('attention')}
                />
              )}
              {HOME_CATEGORIES.filter((home) => count(home) > 0 || filter === home).map((home) => (
                <FilterChip
                  key={home}
                  label={HOME_CATEGORY_LABELS[home]}
                  count={count(home)}
                  pressed={filter === home}
                  onPress={() => setFilter(home)}
                />
              ))}
            </FilterRow>
          </div>
          {read && view ? (
            <InventoryLists
              read={read}
              view={view}
              sort={sort}
              onSort={setSort}
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
