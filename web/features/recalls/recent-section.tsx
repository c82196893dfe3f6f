import { useState } from 'react';
import { HazardClass, RecallArea } from '#domain/recalls/notice.ts';
import { AREA_WORDS, HAZARD_WORDS } from '#web/product-view/recall-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { SkeletonRow } from '#web/ui/skeleton.tsx';
import { NoticeRow } from './notice-row.tsx';
import { DRAWN_AT_ONCE, type NoticeFilter, useRecent } from './use-recent.ts';

const NONE: NoticeFilter = { words: '', area: null, hazard: null, country: null };

const country = new Intl.DisplayNames('en', { type: 'region' });

/** Notices for everybody: those on this phone at once, older ones from the server on request. */
export function RecentSection() {
  const [filter, setFilter] = useState(NONE);
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE);
  const { loading, shown, countries, fetchOlder, state, ended } = useRecent(filter);
  const change = (part: Partial<NoticeFilter>) => {
    setDrawn(DRAWN_AT_ONCE);
    setFilter({ ...filter, ...part });
  };
  const more = shown.length > drawn;
  return (
    <Section title="Recent" aside="last 90 days on this phone">
      <SearchField label="Search recalls" value={filter.words} onChange={(words) => change({ words })} />
      <div className="recall-filters">
        <FilterSelect
          label="Area"
          any="Any area"
          value={filter.area}
          options={RecallArea.options.map((value) => ({ value, label: AREA_WORDS[value] }))}
          onChange={(value) => change({ area: RecallArea.safeParse(value).data ?? null })}
        />
        <FilterSelect
          label="Hazard"
          any="Any hazard"
          value={filter.hazard}
          options={HazardClass.options.map((value) => ({ value, label: HAZARD_WORDS[value] }))}
          onChange={(value) => change({ hazard: HazardClass.safeParse(value).data ?? null })}
        />
        <FilterSelect
          label="Country"
          any="Any country"
          value={filter.country}
          options={countries.map((value) => ({ value, label: country.of(value) ?? value }))}
          onChange={(value) => change({ country: value })}
        />
      </div>
      {loading && (
        <PanelList label="Recent recalls" className="mt-3">
          <SkeletonRow />
          <SkeletonRow />
        </PanelList>
      )}
      {!loading && shown.length > 0 && (
        <PanelList label="Recent recalls" className="mt-3">
          {shown.slice(0, drawn).map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </PanelList>
      )}
      <p className="small mt-3 text-ink-2" role="status">
        {!loading &&
          shown.length === 0 &&
          state !== 'asking' &&
          (ended ? 'No matching notices.' : 'No matching notices on this phone.')}
        {state === 'unreachable' && ' The server can’t be reached, so older ones can’t be shown right now.'}
        {state === 'asking' && 'Loading older notices'}
      </p>
      {!loading && (more || !ended) && (
        <Button
          variant="secondary"
          className="mt-2"
          pending={state === 'asking'}
          onClick={() => (more ? setDrawn(drawn + DRAWN_AT_ONCE) : fetchOlder())}
        >
          {more ? 'Show more' : 'Show older'}
        </Button>
      )}
    </Section>
  );
}
