import { FilterRow } from '#web/ui/form/filter-chip.tsx';
import { type FilterOption, FilterSelect } from '#web/ui/form/filter-select.tsx';
import { SUBSTANCE_WORD } from '#web/ui/risk/levels.ts';
import { audienceName } from '#web/words/audience-words.ts';
import { purposeWords } from '#web/words/purpose-words.ts';
import { sourceListWords } from '#web/words/source-list-words.ts';
import type { SearchFilters as Filters, KnowledgeCounts, Share } from '#web/workers/ingredients/search-messages.ts';

interface SearchFiltersProps {
  /** Null while the pack is being read: the filters are shown already, without options. */
  counts: KnowledgeCounts | null;
  filters: Filters;
  onChange: (name: keyof Filters, value: string | null) => void;
}

const options = <K extends string>(
  shares: readonly Share<K>[] | undefined,
  words: (key: K) => string,
): readonly FilterOption[] =>
  (shares ?? []).map(({ key, count }) => ({ value: key, label: `${words(key)} (${count})` }));

/** The filters of the ingredient search. */
export function SearchFilters({ counts, filters, onChange }: SearchFiltersProps) {
  return (
    <FilterRow label="Filter ingredients">
      <FilterSelect
        label="Risk"
        any="Any risk"
        value={filters.level}
        options={options(counts?.levels, (level) => SUBSTANCE_WORD[level])}
        onChange={(value) => onChange('level', value)}
      />
      <FilterSelect
        label="Who is warned"
        any="Any audience"
        value={filters.audience}
        options={options(counts?.audiences, audienceName)}
        onChange={(value) => onChange('audience', value)}
      />
      <FilterSelect
        label="Purpose"
        any="Any purpose"
        value={filters.purpose}
        options={options(counts?.purposes, (purpose) => purposeWords([purpose]))}
        onChange={(value) => onChange('purpose', value)}
      />
      <FilterSelect
        label="Published list"
        any="Any list"
        value={filters.list}
        options={options(counts?.lists, (list) => sourceListWords(list).name)}
        onChange={(value) => onChange('list', value)}
      />
    </FilterRow>
  );
}
