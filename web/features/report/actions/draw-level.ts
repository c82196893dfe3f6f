import { OUTLINES } from '#web/ui/risk/shapes.tsx';
import type { DrawnLevel, LevelColours } from './picture-colours.ts';

const FILLED: Readonly<Partial<Record<DrawnLevel, keyof typeof OUTLINES>>> = {
  MODERATE: 'diamond',
  HIGH: 'triangle',
  VERY_HIGH: 'octagon',
  CRITICAL: 'octagon',
  WARNING: 'triangle',
  CAUTION: 'diamond',
};

/** The symbol inside a filled outline, in the same 16 x 16 box. */
const MARK = {
  diamond: { line: 'M8 4.4v4.2', dot: 11.4 },
  triangle: { line: 'M8 5.4v4', dot: 12 },
  octagon: { line: 'M5.4 5.4l5.2 5.2m0-5.2l-5.2 5.2', dot: null },
} as const;

function disc(pen: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
}

/** Draws the shape of a level, 16 units wide, with its top left corner at (x, y). */
export function drawLevel(
  pen: CanvasRenderingContext2D,
  level: DrawnLevel,
  colours: LevelColours,
  x: number,
  y: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.fillStyle = colours.fill;
  pen.strokeStyle = colours.fill;
  const outline = FILLED[level];
  if (outline) {
    const { line, dot } = MARK[outline];
    pen.fill(new Path2D(OUTLINES[outline]));
    pen.strokeStyle = colours.on;
    pen.fillStyle = colours.on;
    pen.lineWidth = 1.9;
    pen.stroke(new Path2D(line));
    if (dot !== null) {
      disc(pen, 8, dot, 1.1);
      pen.fill();
    }
  } else if (level === 'MINIMAL' || level === 'LOW') {
    disc(pen, 8, 8, level === 'MINIMAL' ? 7.4 : 6.5);
    pen.lineWidth = 1.8;
    if (level === 'MINIMAL') {
      pen.fill();
      pen.strokeStyle = colours.on;
    } else pen.stroke();
    pen.stroke(new Path2D('M4.8 8.3l2.2 2.2 4.2-4.6'));
  } else {
    disc(pen, 8, 8, 6.6);
    pen.lineWidth = 1.6;
    if (level !== 'INFO') pen.setLineDash([2.6, 1.55]);
    pen.stroke();
    pen.setLineDash([]);
    if (level === 'INFO') {
      pen.stroke(new Path2D('M8 7.4v3.8'));
      disc(pen, 8, 4.9, 0.95);
    } else {
      pen.stroke(new Path2D('M6.1 6.4a1.95 1.95 0 1 1 2.9 1.7c-.7.4-1 .75-1 1.4'));
      disc(pen, 8, 11.6, 0.95);
    }
    pen.fill();
  }
  pen.restore();
}
