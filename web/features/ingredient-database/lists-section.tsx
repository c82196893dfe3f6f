import type { Ingredient } from '#domain/knowledge/knowledge.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { sourceListWords } from '#web/words/source-list-words.ts';
import type { SourceList } from '#web/workers/ingredients/source-lists.ts';

interface ListsSectionProps {
  ingredient: Ingredient;
  lists: readonly SourceList[];
}

const ANNEX: Readonly<Record<string, string>> = {
  annex_ii: 'II',
  annex_iii: 'III',
  annex_iv: 'IV',
  annex_v: 'V',
  annex_vi: 'VI',
};

/** The entries of one list that name an ingredient, as words: "Entry 88"; '' if none are known. */
function entriesOf({ annexes, facts, eNumber }: Ingredient, list: SourceList): string {
  if (list === 'additives') return eNumber ?? '';
  const annex = ANNEX[list];
  if (!annex) return '';
  const cited = facts.flatMap(({ source }) => new RegExp(`CosIng ${annex}/([\\w.]+)`).exec(source)?.[1] ?? []);
  const badges = annexes.filter((entry) => entry.startsWith(`${annex}/`)).map((entry) => entry.slice(annex.length + 1));
  const all = [...new Set([...cited, ...badges])].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  if (all.length === 0) return '';
  return all.length === 1 ? `Entry ${all[0]}` : `Entries ${all.join(', ')}`;
}

/** Published lists that name the ingredient, with the entries; conditional ones are shown but cost no points. */
export function ListsSection({ ingredient, lists }: ListsSectionProps) {
  const conditional = ingredient.conditional ?? [];
  if (lists.length === 0) return null;
  return (
    <Section title="Lists and annexes">
      <PanelList inset={16}>
        {lists.map((list) => {
          const entries = entriesOf(ingredient, list);
          return (
            <li key={list} className="px-4 py-3">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className="font-[580]">{sourceListWords(list).name}</span>
                {entries !== '' && <span className="small num text-ink-2">{entries}</span>}
              </p>
              <p className="small text-ink-2">{sourceListWords(list).means}</p>
            </li>
          );
        })}
        {conditional.map((entry) => (
          <li key={entry} className="px-4 py-3">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-[580]">Only under a condition</span>
              <span className="small num text-ink-2">{`Annex ${entry.replace('/', ', entry ')}`}</span>
            </p>
            <p className="small text-ink-2">
              This entry names a purity, use or exception that labels don’t state. It’s shown but doesn’t affect the
              score.
            </p>
          </li>
        ))}
      </PanelList>
    </Section>
  );
}
