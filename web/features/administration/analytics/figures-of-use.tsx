import type { ReactNode } from 'react';
import type { UsageFigures } from '#domain/analytics/admin-calls.ts';
import { FEWEST_VISITS } from '#domain/analytics/figures.ts';
import { formatCount } from '#web/ui/formats.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { DayChart, type DayFigure } from './day-chart.tsx';
import { longDay, shortDay } from './day-words.ts';
import { GroupChart, type GroupFigure } from './group-chart.tsx';
import { EVENT_WORDS, SCREEN_WORDS } from './use-words.ts';
import './figures-of-use.css';

interface FigureTableProps {
  /** Column headings: what the rows are, and what is counted. */
  heads: readonly [string, string];
  rows: readonly { readonly words: string; readonly value: string }[];
}

/** The same figures as a table, for people who cannot see the chart. */
const FigureTable = ({ heads: [what, count], rows }: FigureTableProps) => (
  <details className="mt-2">
    <summary className="link inline-flex min-h-11 items-center">As a table</summary>
    <table className="use-table">
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ words, value }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

const Panel = ({ title, aside, children }: { title: string; aside: string; children: ReactNode }) => (
  <Section title={title} aside={aside}>
    <section aria-label={title} className="panel p-4">
      {children}
    </section>
  </Section>
);

interface DaysProps {
  title: string;
  /** What is counted, worded to follow a number. */
  unit: string;
  days: readonly DayFigure[];
}

function Days({ title, unit, days }: DaysProps) {
  const shown = days.filter(({ value }) => value !== null);
  const most = shown.reduce<DayFigure | null>((top, one) => ((one.value ?? 0) > (top?.value ?? 0) ? one : top), null);
  const sum = shown.reduce((all, { value }) => all + (value ?? 0), 0);
  const first = days[0];
  if (!first) return null;
  return (
    <Panel title={title} aside={`Since ${shortDay(first.day)}, from those who agreed`}>
      {most === null ? (
        <p className="text-ink-2">No day has had {FEWEST_VISITS} of these visits yet.</p>
      ) : (
        <DayChart
          days={days}
          label={`${title}: ${formatCount(sum)} ${unit} on ${shown.length} of ${days.length} days, the most on ${longDay(most.day)} with ${formatCount(most.value ?? 0)}.`}
        />
      )}
      <FigureTable
        heads={['Day (UTC)', title]}
        rows={days.map(({ day, value }) => ({
          words: longDay(day),
          value: value === null ? `under ${FEWEST_VISITS} visits` : formatCount(value),
        }))}
      />
    </Panel>
  );
}

interface GroupsProps {
  title: string;
  aside: string;
  heads: readonly [string, string];
  groups: readonly GroupFigure[];
  leftOut: number;
}

function Groups({ title, aside, heads, groups, leftOut }: GroupsProps) {
  const [largest] = groups;
  return (
    <Panel title={title} aside={aside}>
      {largest ? (
        <>
          <GroupChart
            groups={groups}
            label={`${title}: ${groups.length} kinds, the most ${largest.words} with ${formatCount(largest.value)}.`}
          />
          <FigureTable heads={heads} rows={groups.map(({ words, value }) => ({ words, value: formatCount(value) }))} />
        </>
      ) : (
        <p className="text-ink-2">Nothing has appeared in {FEWEST_VISITS} visits yet.</p>
      )}
      {leftOut > 0 && (
        <p className="small mt-1 text-ink-2">
          {leftOut === 1 ? '1 more kind was' : `${leftOut} more kinds were`} in fewer than {FEWEST_VISITS} visits and{' '}
          {leftOut === 1 ? 'is' : 'are'} left out.
        </p>
      )}
    </Panel>
  );
}

/** How the app was used: by day, by action, and by screen. */
export const FiguresOfUse = ({ days, happened, screens }: UsageFigures) => (
  <>
    <Days title="Scans per day" unit="scans" days={days.map(({ day, scans }) => ({ day, value: scans }))} />
    <Days title="Visits per day" unit="visits" days={days.map(({ day, visits }) => ({ day, value: visits }))} />
    <div className="use-pair">
      <Groups
        title="Actions"
        aside="Times"
        heads={['Action', 'Times']}
        groups={happened.shown.map(({ name, events }) => ({ words: EVENT_WORDS[name], value: events }))}
        leftOut={happened.leftOut}
      />
      <Groups
        title="Screens viewed"
        aside="Visits"
        heads={['Screen', 'Visits']}
        groups={screens.shown.map(({ screen, visits }) => ({ words: SCREEN_WORDS[screen], value: visits }))}
        leftOut={screens.leftOut}
      />
    </div>
  </>
);
