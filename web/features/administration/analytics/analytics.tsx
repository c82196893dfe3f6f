import { lazy, Suspense, useState } from 'react';
import { adminAnalytics, type UsageFigures } from '#domain/analytics/admin-calls.ts';
import { FEWEST_HOUSEHOLDS, FEWEST_VISITS, FIGURE_DAYS } from '#domain/analytics/figures.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { counted } from '../live/counted.ts';
import { useLive } from '../live/use-live.ts';

// Includes the chart library, which only this page needs.
const FiguresOfUse = lazy(async () => ({ default: (await import('./figures-of-use.tsx')).FiguresOfUse }));

/** Daily figures change little from one minute to the next, and are expensive to count. */
const GAP_MS = 60_000;

type Days = (typeof FIGURE_DAYS)[number];
const OPTIONS = FIGURE_DAYS.map((value) => ({ value, label: `${value} days` }));

/** The figures that may be shown, or why there are none. */
function Shown({ figures }: { figures: UsageFigures }) {
  const { accounts, households } = figures.agreed;
  if (accounts === 0) {
    return (
      <EmptyState
        title="Nobody has agreed yet"
        text="People are asked on their start page, and can agree or change their mind in the settings. Nothing is kept before that."
      />
    );
  }
  return (
    <>
      <p className="mt-4 text-ink-2">
        <b className="text-ink">{counted(accounts, 'account')}</b> of {counted(households, 'household')}{' '}
        {accounts === 1 ? 'agrees' : 'agree'} to being counted.
      </p>
      {households < FEWEST_HOUSEHOLDS && (
        <EmptyState
          title="Too few to show"
          text={`Figures are shown once people in ${FEWEST_HOUSEHOLDS} households agree. With fewer, they could reveal what one of them does.`}
        />
      )}
      {households >= FEWEST_HOUSEHOLDS && figures.days.length === 0 && (
        <EmptyState
          title="Figures begin tomorrow"
          text="The fifth of these households agreed today. Earlier counts cover too few."
        />
      )}
      {figures.days.length > 0 && (
        <Suspense fallback={<Skeleton className="mt-6 h-56 w-full" />}>
          <FiguresOfUse {...figures} />
        </Suspense>
      )}
    </>
  );
}

function Analytics() {
  const [days, setDays] = useState<Days>('30');
  const { asked, again } = useLive(adminAnalytics, ['analytics'], { query: { days } }, GAP_MS);
  return (
    <div className="mt-4">
      <div className="max-w-[360px]">
        <Segmented label="How far back" options={OPTIONS} value={days} onChange={setDays} />
      </div>
      <ServerAnswerView asked={asked} again={again}>
        {(figures) => <Shown figures={figures} />}
      </ServerAnswerView>
      <p className="small mt-6 max-w-[72ch] text-ink-2">
        An event records a kind and an hour, and no account, product or search. A visit is one opening of the app.
        Anything from fewer than {FEWEST_VISITS} visits is withheld, and so is every day before the fifth of these
        households agreed. Days are in UTC.
      </p>
    </div>
  );
}

/** /admin/analytics (product P17.33) */
export const AdminAnalytics = () => (
  <AdminFrame title="Analytics">
    <Analytics />
  </AdminFrame>
);
