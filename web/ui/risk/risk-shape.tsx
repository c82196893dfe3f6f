import { classNames } from '../class-names.ts';
import { LEVEL_CLASS, type RiskLevel, type SeverityLevel, type SubstanceLevel } from './levels.ts';
import { SHAPES, type ShapeName } from './shapes.tsx';

/** The drawing of each level. */
export const SHAPE_OF: Readonly<Record<RiskLevel | SeverityLevel | SubstanceLevel, ShapeName>> = {
  MINIMAL: 'disc-tick',
  LOW: 'circle-tick',
  MODERATE: 'diamond',
  HIGH: 'triangle',
  VERY_HIGH: 'octagon',
  NOT_ENOUGH: 'half-known',
  UNKNOWN: 'dashed',
  READING: 'three-dots',
  CRITICAL: 'octagon',
  WARNING: 'triangle',
  CAUTION: 'diamond',
  INFO: 'circle-i',
  none: 'dot',
  low: 'circle-tick',
  moderate: 'diamond',
  high: 'triangle',
  critical: 'octagon',
  unknown: 'dashed',
};

interface ShapeProps<Level> {
  level: Level;
  /** In pixels; default 16. */
  size?: number;
  className?: string;
  /** Uses the colours of another level: the octagon of "Not suitable" is red. */
  tone?: RiskLevel;
}

function Shape({ level, tone, size = 16, className }: ShapeProps<RiskLevel | SeverityLevel | SubstanceLevel>) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={classNames('shape', LEVEL_CLASS[tone ?? level], className)}
      width={size}
      height={size}
    >
      {SHAPES[SHAPE_OF[level]]}
    </svg>
  );
}

/** The shape of a risk level. Decorative: the word or number is shown next to it. */
export const RiskShape = (props: ShapeProps<RiskLevel>) => <Shape {...props} />;

/** The shape of a warning's severity. */
export const SeverityShape = (props: ShapeProps<SeverityLevel>) => <Shape {...props} />;

/** The shape of an ingredient's level. */
export const SubstanceShape = (props: ShapeProps<SubstanceLevel>) => <Shape {...props} />;
