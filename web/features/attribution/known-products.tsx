import { useCallback } from 'react';
import { type CatalogueCounts, catalogueCounts } from '#domain/catalogue/counts.ts';
import { HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { formatCount, formatDay } from '#web/ui/formats.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Bar {
  readonly label: string;
  readonly products: number;
  /** Small text below the bar. */
  readonly note?: string;
}

/** A list of counts, each with a bar showing its share of all products. */
function Bars({ title, bars, all }: { title: string; bars: readonly Bar[]; all: number }) {
  return (
    <>
      <h3 className="small-strong mt-5">{title}</h3>
      <ul className="mt-2 grid gap-3">
        {bars.map(({ label, products, note }) => (
          <li key={label}>
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
              <span className="num shrink-0">{formatCount(products)}</span>
            </p>
            <div className="progress mt-1" aria-hidden="true">
              <b style={{ width: `${(100 * products) / Math.max(1, all)}%` }} />
            </div>
            {note && <p className="small num mt-1 text-ink-2">{note}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

const span = (oldest: string, newest: string): string =>
  oldest === newest
    ? formatDay(Date.parse(newest))
    : `${formatDay(Date.parse(oldest))} to ${formatDay(Date.parse(newest))}`;

function Counts({ counts }: { counts: CatalogueCounts }) {
  const { products: all, countries, otherCountries, noCountry } = counts;
  const rest = [
    ...(otherCountries > 0 ? [{ label: 'Other countries', products: otherCountries }] : []),
    ...(noCountry > 0 ? [{ label: 'Country not given', products: noCountry }] : []),
  ];
  return (
    <>
      <p>
        <strong className="num">{formatCount(all)}</strong> {all === 1 ? 'product' : 'products'}
        <span className="text-ink-2">, counted {formatDay(Date.parse(counts.countedOn))}.</span>
      </p>
      <Bars
        title="How much is known"
        all={all}
        bars={[
          { label: 'With a barcode', products: counts.withCode },
          { label: 'With an ingredient list', products: counts.withList },
        ]}
      />
      <Bars
        title="By source"
        all={all}
        bars={counts.sources.map(({ name, licence, products, oldest, newest }) => ({
          label: name,
          products,
          note: [licence, span(oldest, newest)].filter(Boolean).join(' · '),
        }))}
      />
      <Bars
        title="By area of the home"
        all={all}
        bars={counts.areas.map(({ area, products }) => ({ label: HOME_CATEGORY_LABELS[area], products }))}
      />
      {countries.length > 0 && (
        <Bars
          title="By country of sale"
          all={all}
          bars={[...countries.map(({ country, products }) => ({ label: country, products })), ...rest]}
        />
      )}
      <Bars
        title="By year of the label"
        all={all}
        bars={counts.years.map(({ year, products }) => ({ label: year, products }))}
      />
    </>
  );
}

/** Product counts of this server's catalogue (product P14.21). */
export function KnownProducts() {
  const client = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(catalogueCounts), [client]));
  return (
    <Section title="What this server knows">
      {asked.state === 'asking' && <Skeleton className="h-96 w-full rounded-panel" />}
      {asked.state === 'failed' && (
        <>
          <p className="text-ink-2">Your server counts its products, but can’t be reached right now.</p>
          <Button size="small" variant="secondary" className="mt-3" onClick={again}>
            Try again
          </Button>
        </>
      )}
      {asked.state === 'there' &&
        (asked.value.counts ? (
          <Counts counts={asked.value.counts} />
        ) : (
          <p className="text-ink-2">Your server hasn’t counted its products yet. It does this once a day.</p>
        ))}
    </Section>
  );
}
