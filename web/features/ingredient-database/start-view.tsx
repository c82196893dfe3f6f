import { paths } from '#web/paths.ts';
import { formatCount } from '#web/ui/formats.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { audienceName } from '#web/words/audience-words.ts';
import type { KnowledgeCounts } from '#web/workers/ingredients/search-messages.ts';
import { HitRow } from './hit-row.tsx';
import type { HomeIngredient } from './use-home-ingredients.ts';

interface StartViewProps {
  counts: KnowledgeCounts;
  home: readonly HomeIngredient[];
  onAudience: (audience: string) => void;
}

/** Number of ingredients in products at home that are listed here. */
const AT_HOME = 5;
/** Number of audiences offered; the filter has all of them. */
const AUDIENCES = 10;

const inProducts = (count: number): string => (count === 1 ? 'In 1 of your products' : `In ${count} of your products`);

/** Shown before a search: ingredients at home, audiences to search by, and the size of the knowledge. */
export function StartView({ counts, home, onAudience }: StartViewProps) {
  const lines = [
    { name: 'Ingredients', value: counts.ingredients },
    { name: 'Other spellings and names', value: counts.spellings },
    { name: 'With a hazard in a published list', value: counts.withFacts },
    { name: 'With a warning for someone', value: counts.withWarnings },
    { name: 'Facts, each with its source', value: counts.facts },
  ];
  return (
    <>
      {home.length > 0 && (
        <Section title="In your products" aside="Highest concern first" className="mt-6">
          <PanelList inset={46}>
            {home.slice(0, AT_HOME).map((one) => (
              <HitRow key={one.id} hit={one} meta={inProducts(one.products)} />
            ))}
          </PanelList>
        </Section>
      )}
      <Section title="Who is affected" aside="With a warning" className="mt-7">
        <ul className="flex flex-wrap gap-x-2 gap-y-3">
          {counts.audiences.slice(0, AUDIENCES).map(({ key, count }) => (
            <li key={key} className="max-w-full">
              <button type="button" className="filter-chip" aria-pressed="false" onClick={() => onAudience(key)}>
                {audienceName(key)}
                <span className="num">{formatCount(count)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What’s known here" aside="On this phone" className="mt-7">
        <PanelList inset={16}>
          {lines.map(({ name, value }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
              <span>{name}</span>
              <span className="num strong">{formatCount(value)}</span>
            </li>
          ))}
        </PanelList>
        <p className="small mt-3 text-ink-2">
          {`Knowledge ${counts.version}. Anything not in it is unknown, which does not mean harmless.`}
        </p>
        <div className="flex flex-wrap gap-x-5">
          <TextLink to={paths.attribution}>Sources and licences</TextLink>
          <TextLink to={paths.method}>How the score works</TextLink>
        </div>
      </Section>
    </>
  );
}
