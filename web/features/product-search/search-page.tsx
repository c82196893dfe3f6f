import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SCORE_BANDS, type ScoreBand } from '#domain/catalogue/calls.ts';
import { HOME_CATEGORIES, HOME_CATEGORY_LABELS, type HomeCategory } from '#domain/products/category.ts';
import { useListKeys } from '#web/browser/list-keys.ts';
import { paths } from '#web/paths.ts';
import { FilterRow } from '#web/ui/form/filter-chip.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { FoundList } from './found-list.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { useFoundProducts } from './use-found-products.ts';
import { useRecentSearches } from './use-recent-searches.ts';

const BAND_WORDS: Readonly<Record<ScoreBand, string>> = {
  green: 'Score 70 or more',
  yellow: 'Score 40 to 69',
  red: 'Score below 40',
};

const areaOf = (text: string | null): HomeCategory | null => HOME_CATEGORIES.find((area) => area === text) ?? null;
const bandOf = (text: string | null): ScoreBand | null => SCORE_BANDS.find((band) => band === text) ?? null;

/** The current search. Also kept in the address, so that Back from a product restores the list. */
function useSearch() {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(query.get('q') ?? '');
  const [area, setArea] = useState(areaOf(query.get('area')));
  const [band, setBand] = useState(bandOf(query.get('band')));
  const wanted = new URLSearchParams({
    ...(typed !== '' && { q: typed }),
    ...(area && { area }),
    ...(band && { band }),
  }).toString();
  useEffect(() => {
    if (query.toString() !== wanted) setQuery(wanted, { replace: true });
  }, [query, wanted, setQuery]);
  return { typed, setTyped, area, setArea, band, setBand };
}

/** /search: products by name, brand, code or ingredient, on this phone and on the server. */
export function SearchPage() {
  const { typed, setTyped, area, setArea, band, setBand } = useSearch();
  const result = useFoundProducts(typed, { area, band });
  const { recent, keep, clear } = useRecentSearches();
  const all = useRef<HTMLDivElement>(null);
  useListKeys(all, '.row-link, .recent-search');
  return (
    <Page title="Find a product">
      <div ref={all}>
        <PageHeader
          title="Find a product"
          back={paths.dashboard}
          actions={
            <LinkButton
              to={paths.scan}
              variant="secondary"
              size="small"
              icon={<ScanLine strokeWidth={1.9} aria-hidden="true" />}
            >
              Scan
            </LinkButton>
          }
        />
        <div className="mt-3">
          <SearchField label="Name, brand, code or ingredient" value={typed} onChange={setTyped} />
        </div>
        <div className="mt-2">
          <FilterRow label="Filter the search">
            <FilterSelect
              label="Area"
              any="Any area"
              value={area}
              options={HOME_CATEGORIES.map((value) => ({ value, label: HOME_CATEGORY_LABELS[value] }))}
              onChange={(value) => setArea(areaOf(value))}
            />
            <FilterSelect
              label="Score"
              any="Any score"
              value={band}
              options={SCORE_BANDS.map((value) => ({ value, label: BAND_WORDS[value] }))}
              onChange={(value) => setBand(bandOf(value))}
            />
          </FilterRow>
        </div>
        {result.found === null ? (
          recent && recent.length > 0 && typed === '' ? (
            <RecentSearches searches={recent} onPick={setTyped} onClear={() => void clear()} />
          ) : (
            <p className="mt-6 text-ink-2">
              Type at least two letters, or the first four digits of a barcode. Small typos are fine.
            </p>
          )
        ) : (
          <FoundList
            typed={typed.trim()}
            result={result}
            narrowed={area !== null || band !== null}
            onOpen={() => void keep(typed)}
            onWiden={() => {
              setArea(null);
              setBand(null);
            }}
          />
        )}
      </div>
    </Page>
  );
}
