import type { Severity } from '#domain/safety/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { OUTLINES } from '#web/ui/risk/shapes.tsx';

const DISC = 'M8 .6a7.4 7.4 0 1 1 0 14.8A7.4 7.4 0 0 1 8 .6z';
const OUTLINE: Readonly<Record<Severity, string>> = {
  CRITICAL: OUTLINES.octagon,
  WARNING: OUTLINES.triangle,
  CAUTION: OUTLINES.diamond,
  INFO: DISC,
};

/** The number of findings of one severity, inside that severity's shape. */
export const CountShape = ({ severity, count }: { severity: Severity; count: number }) => (
  <svg
    role="img"
    aria-label={`${count} ${severity}`}
    viewBox="0 0 16 16"
    width={28}
    height={28}
    className={classNames('count-shape num', LEVEL_CLASS[severity])}
  >
    <path d={OUTLINE[severity]} />
    {/* A triangle is widest below its middle. */}
    <text x="8" y={severity === 'WARNING' ? 12.6 : 10.6} textAnchor="middle">
      {count}
    </text>
  </svg>
);
