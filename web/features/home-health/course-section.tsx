import { lazy, Suspense } from 'react';
import { type CourseOf, courseOf, type HealthDay } from '#domain/inventory/home-course.ts';
import { PlanNote } from '#web/scanning/plan-note.tsx';
import { usePlanIncludes } from '#web/scanning/use-plan-includes.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dateWords, localToday } from '#web/words/expiry-words.ts';

// Lazy: it brings the chart library, which only homes with a changed score need.
const CourseChart = lazy(async () => ({ default: (await import('./course-chart.tsx')).CourseChart }));

interface CourseSectionProps {
  days: readonly HealthDay[];
  of: CourseOf;
  /** Today's score; null if none. */
  now: number | null;
}

/** How a score changed over the last twelve months, as a chart and as a table. */
export function CourseSection({ days, of, now }: CourseSectionProps) {
  const today = localToday(new Date());
  const points = courseOf(days, of, today);
  const holds = usePlanIncludes('advancedAnalysis');
  const [first] = points;
  if (!first || holds === undefined) return null;
  if (!holds) {
    return (
      <Section title="The last 12 months">
        <PlanNote entitlement="advancedAnalysis">
          How the score changed over the last twelve months. It’s recorded in the meantime.
        </PlanNote>
      </Section>
    );
  }
  return (
    <Section title="The last 12 months">
      {points.length < 2 || now === null ? (
        <p className="text-ink-2">
          {first.score} since {dateWords(first.day)}. The chart appears once the score changes.
        </p>
      ) : (
        <>
          <Suspense fallback={<Skeleton className="h-44 w-full" />}>
            <CourseChart points={points} today={today} now={now} />
          </Suspense>
          <details className="mt-3">
            <summary className="link inline-flex min-h-11 items-center">As a table</summary>
            <table className="course-table">
              <thead>
                <tr>
                  <th scope="col">From</th>
                  <th scope="col" className="text-end">
                    Score
                  </th>
                </tr>
              </thead>
              <tbody>
                {points.map(({ day, score }) => (
                  <tr key={day}>
                    <th scope="row">{dateWords(day)}</th>
                    <td>{score}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
          <p className="small mt-1 text-ink-2">
            Worked out from when products came and went, at today’s scores. Since this phone has tracked it: as it was.
          </p>
        </>
      )}
    </Section>
  );
}
