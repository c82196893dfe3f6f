import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear, scaleTime } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { addMonths } from '#domain/inventory/expiry.ts';
import type { CoursePoint } from '#domain/inventory/home-course.ts';
import { dateWords } from '#web/words/expiry-words.ts';

const WIDTH = 340;
const HEIGHT = 176;
const EDGE = { top: 14, right: 34, bottom: 30, left: 34 };
/** The ends of the scale, and the boundaries of its bands. */
const TICKS = [0, 60, 80, 100];

const at = (day: string): Date => new Date(`${day}T00:00:00`);
const month = (when: Date | { valueOf(): number }): string =>
  new Date(when.valueOf()).toLocaleDateString('en-GB', { month: 'short' });

/** The points of a step line: a score holds until the next one. */
const steps = (points: readonly CoursePoint[], today: string, now: number): CoursePoint[] =>
  [...points, { day: today, score: now }].flatMap((point, index, all) => {
    const before = all[index - 1];
    return before ? [{ day: point.day, score: before.score }, point] : [point];
  });

interface CourseChartProps {
  points: readonly CoursePoint[];
  today: string;
  now: number;
}

/** A year's scores as a step line in one colour, with the last value. The table next to it has the same data. */
export function CourseChart({ points, today, now }: CourseChartProps) {
  const from = addMonths(today, -12);
  const x = scaleTime({ domain: [at(from), at(today)], range: [EDGE.left, WIDTH - EDGE.right] });
  const y = scaleLinear({ domain: [0, 100], range: [HEIGHT - EDGE.bottom, EDGE.top] });
  const months = [-12, -9, -6, -3, 0].map((back) => at(addMonths(today, back)));
  const first = points[0];
  return (
    <svg
      className="course"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Score over the last 12 months: ${first ? `${first.score} on ${dateWords(first.day)}, ` : ''}${now} today.`}
    >
      {TICKS.map((tick) => (
        <line key={tick} className="course-band" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(tick)} y2={y(tick)} />
      ))}
      <AxisLeft
        scale={y}
        left={EDGE.left}
        tickValues={TICKS}
        hideAxisLine
        hideTicks
        tickLabelProps={{ dx: -2, dy: 4, textAnchor: 'end' }}
      />
      <AxisBottom
        scale={x}
        top={HEIGHT - EDGE.bottom}
        tickValues={months}
        tickFormat={month}
        hideAxisLine
        hideTicks
        tickLabelProps={{ dy: 2, textAnchor: 'middle' }}
      />
      <LinePath
        data={steps(points, today, now)}
        x={({ day }) => x(at(day))}
        y={({ score }) => y(score)}
        className="course-line"
      />
      <text className="course-last" x={WIDTH - EDGE.right + 6} y={y(now) + 4}>
        {now}
      </text>
    </svg>
  );
}
