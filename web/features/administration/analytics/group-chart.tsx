import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { formatCount } from '#web/ui/formats.ts';
import { useWidth } from './use-width.ts';

const ROW = 44;
const BAR = 10;
/** Space for the largest count. */
const COUNT = 64;

export interface GroupFigure {
  readonly words: string;
  readonly value: number;
}

interface GroupChartProps {
  groups: readonly GroupFigure[];
  /** The chart in words; the table next to it lists every group. */
  label: string;
}

/** A horizontal bar per group with its label above, largest first. */
export function GroupChart({ groups, label }: GroupChartProps) {
  const [place, width] = useWidth();
  const most = Math.max(1, ...groups.map(({ value }) => value));
  const x = scaleLinear({ domain: [0, most], range: [0, Math.max(0, width - COUNT)] });
  return (
    <div ref={place}>
      <svg className="use-chart" width={width} height={groups.length * ROW} role="img" aria-label={label}>
        {groups.map(({ words, value }, at) => (
          <g key={words} transform={`translate(0 ${at * ROW})`}>
            <text className="use-words" x={0} y={16}>
              {words}
            </text>
            <Bar className="use-track" x={0} y={25} width={x(most)} height={BAR} rx={BAR / 2} />
            <Bar className="use-bar" x={0} y={25} width={Math.max(BAR, x(value))} height={BAR} rx={BAR / 2} />
            <text className="use-count" x={width} y={34} textAnchor="end">
              {formatCount(value)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
