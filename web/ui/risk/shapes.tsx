import type { ReactNode } from 'react';

/** The drawings of the risk scale in a 16 x 16 box. Colour comes from the level class around them. */
export type ShapeName =
  | 'disc-tick'
  | 'circle-tick'
  | 'diamond'
  | 'triangle'
  | 'octagon'
  | 'half-known'
  | 'dashed'
  | 'three-dots'
  | 'circle-i'
  | 'dot';

const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The filled outlines of the scale, also used in pictures that are not part of a page. */
export const OUTLINES = {
  diamond:
    'M6.9.95a1.55 1.55 0 0 1 2.2 0l5.95 5.95a1.55 1.55 0 0 1 0 2.2L9.1 15.05a1.55 1.55 0 0 1-2.2 0L.95 9.1a1.55 1.55 0 0 1 0-2.2z',
  triangle: 'M6.65 1.5a1.56 1.56 0 0 1 2.7 0l6.2 10.9a1.56 1.56 0 0 1-1.35 2.33H1.8A1.56 1.56 0 0 1 .45 12.4z',
  octagon:
    'M5.1.6h5.8c.35 0 .68.14.93.38l3.2 3.2c.24.24.37.57.37.92v5.8c0 .35-.13.68-.38.92l-3.2 3.2c-.24.25-.57.38-.92.38H5.1c-.35 0-.68-.13-.92-.38l-3.2-3.2A1.3 1.3 0 0 1 .6 10.9V5.1c0-.35.14-.68.38-.92l3.2-3.2c.24-.24.57-.38.92-.38z',
} as const;

export const SHAPES: Readonly<Record<ShapeName, ReactNode>> = {
  'disc-tick': (
    <>
      <circle cx="8" cy="8" r="7.4" fill="currentColor" />
      <path className="mark" d="M4.7 8.3l2.3 2.3 4.4-4.9" strokeWidth="1.9" {...round} />
    </>
  ),
  'circle-tick': (
    <g fill="none" stroke="currentColor" strokeWidth="1.8" {...round}>
      <circle cx="8" cy="8" r="6.5" />
      <path d="M5 8.2l2.1 2.1 3.9-4.3" />
    </g>
  ),
  diamond: (
    <>
      <path d={OUTLINES.diamond} fill="currentColor" />
      <path className="mark" d="M8 4.4v4.2" strokeWidth="1.9" {...round} />
      <circle className="mark-dot" cx="8" cy="11.4" r="1.1" />
    </>
  ),
  triangle: (
    <>
      <path d={OUTLINES.triangle} fill="currentColor" />
      <path className="mark" d="M8 5.4v4" strokeWidth="1.9" {...round} />
      <circle className="mark-dot" cx="8" cy="12" r="1.1" />
    </>
  ),
  octagon: (
    <>
      <path d={OUTLINES.octagon} fill="currentColor" />
      <path className="mark" d="M5.4 5.4l5.2 5.2m0-5.2l-5.2 5.2" strokeWidth="1.9" {...round} />
    </>
  ),
  // A label of which half can be read.
  'half-known': (
    <>
      <path d="M8 1.2H4A2.8 2.8 0 0 0 1.2 4v8A2.8 2.8 0 0 0 4 14.8h4z" fill="currentColor" />
      <path
        d="M8 2h4a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray="2.3 1.7"
        strokeDashoffset="-.9"
      />
    </>
  ),
  dashed: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="1.6">
        <circle cx="8" cy="8" r="6.6" strokeDasharray="2.6 1.55" />
        <path d="M6.1 6.4a1.95 1.95 0 1 1 2.9 1.7c-.7.4-1 .75-1 1.4" {...round} />
      </g>
      <circle cx="8" cy="11.6" r=".95" fill="currentColor" />
    </>
  ),
  'three-dots': (
    <g fill="currentColor">
      <circle cx="2.6" cy="8" r="1.7" />
      <circle cx="8" cy="8" r="1.7" />
      <circle cx="13.4" cy="8" r="1.7" />
    </g>
  ),
  'circle-i': (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="1.6" {...round}>
        <circle cx="8" cy="8" r="6.6" />
        <path d="M8 7.4v3.8" />
      </g>
      <circle cx="8" cy="4.9" r=".95" fill="currentColor" />
    </>
  ),
  dot: <circle cx="8" cy="8" r="2.6" fill="currentColor" />,
};
