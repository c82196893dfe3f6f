/** Rings are drawn in a 120 x 120 box, clockwise from the top, on a radius of 54. */
const CENTRE = 60;
const RADIUS = 54;

const point = (degrees: number): string => {
  const radians = (degrees * Math.PI) / 180;
  return `${(CENTRE + RADIUS * Math.sin(radians)).toFixed(2)} ${(CENTRE - RADIUS * Math.cos(radians)).toFixed(2)}`;
};

/** An SVG path along the ring from one angle to another, in degrees. */
export const arc = (from: number, to: number): string =>
  `M${point(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}`;

/** Half the gap between two parts, in degrees, with room for the round caps. */
const HALF_GAP = 7.76;
/** Half the length of a round cap, in degrees. The fill ends that much earlier, so that its tip shows the value. */
const ROUND_END = 2.66;

export interface RingPart {
  /** Path of the empty part, which also identifies it. Only drawn if the fill does not cover it. */
  readonly track: string;
  /** Whether the fill covers all of it: a track below would shine through at the edges. */
  readonly full: boolean;
  /** Null if the value does not reach this part. */
  readonly fill: string | null;
}

/** The three parts of a score ring (below 40, 40 to 69, 70 and over), filled up to the score. */
export function scoreParts(score: number): RingPart[] {
  return [
    [0, 40],
    [40, 70],
    [70, 100],
  ].map(([low = 0, high = 0]) => {
    const from = low * 3.6 + HALF_GAP;
    const to = high * 3.6 - HALF_GAP;
    const reached = score > low || (low === 0 && score === 0);
    const end = score >= high ? to : Math.min(to, Math.max(from + 0.1, score * 3.6 - ROUND_END));
    return { track: arc(from, to), full: score >= high, fill: reached ? arc(from, end) : null };
  });
}

/** One part per share (0 to 1), all equally long, for the Home Health ring. */
export function shareParts(shares: readonly number[]): RingPart[] {
  const step = 360 / shares.length;
  return shares.map((share, index) => {
    const from = index * step + 8;
    const to = (index + 1) * step - 8;
    const fill = share > 0 ? arc(from, from + Math.max(0.1, (to - from) * share)) : null;
    return { track: arc(from, to), full: share >= 1, fill };
  });
}
