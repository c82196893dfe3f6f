import { AxisBottom, AxisRight } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { formatCount } from '#web/ui/formats.ts';
import { shortDay } from './day-words.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 180;
const EDGE = { top: 10, right: 44, bottom: 28, left: 2 };
/** Space for the label of a day. */
const WORDS = 96;

export interface DayFigure {
  readonly day: string;
  /** Null if it is withheld. */
  readonly value: number | null;
}

interface DayChartProps {
  days: readonly DayFigure[];
  /** The chart in words; the table next to it lists every day. */
  label: string;
}

/** The days labelled on the axis: the first, today, and as many in between as there is room for. */
function named(days: readonly DayFigure[], width: number): string[] {
  const parts = Math.max(1, Math.min(days.length - 1, 3, Math.floor(width / WORDS) - 1));
  const at = Array.from({ length: parts + 1 }, (_, part) => Math.round((part * (days.length - 1)) / parts));
  return [...new Set(at)].flatMap((index) => days[index]?.day ?? []);
}

/** One bar per day. Today's, which is not complete, is paler; a withheld day is a short mark on the axis. */
export function DayChart({ days, label }: DayChartProps) {
  const [place, width] = useWidth();
  const most = Math.max(1, ...days.map(({ value }) => value ?? 0));
  const x = scaleBand({
    domain: days.map(({ day }) => day),
    range: [EDGE.left, Math.max(EDGE.left, width - EDGE.right)],
    padding: 0.36,
  });
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - EDGE.bottom, EDGE.top], nice: 3 });
  const ticks = y.ticks(3).filter(Number.isInteger);
  const first = days[0]?.day;
  const today = days.at(-1)?.day;
  return (
    <div ref={place}>
      <svg className="use-chart" width={width} height={HEIGHT} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <line key={tick} className="use-line" x1={EDGE.left} x2={width - EDGE.right} y1={y(tick)} y2={y(tick)} />
        ))}
        {days.map(({ day, value }) =>
          value === null ? (
            <Bar
              key={day}
              className="use-withheld"
              x={x(day) ?? 0}
              width={x.bandwidth()}
              y={HEIGHT - EDGE.bottom - 3}
              height={3}
            />
          ) : (
            <Bar
              key={day}
              className={day === today ? 'use-bar use-open' : 'use-bar'}
              x={x(day) ?? 0}
              width={x.bandwidth()}
              y={y(value)}
              height={HEIGHT - EDGE.bottom - y(value)}
              rx={Math.min(4, x.bandwidth() / 3)}
            />
          ),
        )}
        <AxisRight
          scale={y}
          left={width - EDGE.right}
          tickValues={ticks}
          tickFormat={(tick) => formatCount(Number(tick))}
          hideAxisLine
          hideTicks
          tickLabelProps={{ dx: 2, dy: 4, textAnchor: 'start' }}
        />
        <AxisBottom
          scale={x}
          top={HEIGHT - EDGE.bottom}
          tickValues={named(days, width)}
          tickFormat={(day) => (day === today ? 'Today' : shortDay(day))}
          hideAxisLine
          hideTicks
          tickLabelProps={(day) => ({
            dy: 2,
            textAnchor: day === today ? 'end' : day === first ? 'start' : 'middle',
            dx: day === today ? x.bandwidth() / 2 : day === first ? -x.bandwidth() / 2 : 0,
          })}
        />
      </svg>
    </div>
  );
}
