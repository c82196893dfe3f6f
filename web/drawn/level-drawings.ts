import type { RiskLabel } from '#domain/safety/vocabulary.ts';
import type { ShapeName } from '../ui/risk/shapes.tsx';

/** How a level is drawn in a picture. */
export interface Look {
  readonly fill: string;
  readonly shape: ShapeName;
}

/** The risk scale on light paper, with the colours of web/ui/styles/tokens.css, for pictures. */
export const LEVEL_DRAWINGS: Readonly<Record<RiskLabel, Look>> = {
  MINIMAL: { fill: '#006d59', shape: 'disc-tick' },
  LOW: { fill: '#319761', shape: 'circle-tick' },
  MODERATE: { fill: '#c48713', shape: 'diamond' },
  HIGH: { fill: '#c32b21', shape: 'triangle' },
  VERY_HIGH: { fill: '#7c1624', shape: 'octagon' },
  UNKNOWN: { fill: '#7c8188', shape: 'half-known' },
};

/** The colour of a mark on the fill of a level. */
export const onFill = (level: RiskLabel): string => (level === 'MODERATE' ? '#1a202c' : '#ffffff');
