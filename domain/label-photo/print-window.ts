import type { Corners, Place } from './corners.ts';

/** Size of the window around a tap, as shares of the picture: a line or two of print. */
const [WIDTH, HEIGHT] = [0.5, 0.2];

const within = (middle: number, size: number): number => Math.min(1 - size, Math.max(0, middle - size / 2));

/** The window of a photograph around the place where somebody tapped, kept within the picture. */
export function printWindow({ x, y }: Place): Corners {
  const [left, top] = [within(x, WIDTH), within(y, HEIGHT)];
  return [
    { x: left, y: top },
    { x: left + WIDTH, y: top },
    { x: left + WIDTH, y: top + HEIGHT },
    { x: left, y: top + HEIGHT },
  ];
}
