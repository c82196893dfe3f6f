import { Check } from 'lucide-react';
import { type Box, hitFrame } from './viewfinder-map.ts';

interface FinderProps {
  /** `still` before the camera runs, `looking` while it searches, `hit` once a code has been read. */
  state: 'still' | 'looking' | 'hit';
  /** The code that was read, as printed under the bars. */
  digits: string | null;
  /** Where the code is on the screen; null if unknown. */
  around?: Box | null;
}

// Left edge and width of each bar, in a box of 168 by 90.
const BARS = [
  [0, 8],
  [16, 12],
  [37, 5],
  [53, 5],
  [74, 8],
  [90, 12],
  [111, 5],
  [127, 12],
  [146, 8],
  [161, 5],
] as const;

/** Example bars in the frame, before the camera shows anything. */
const FinderBars = () => (
  <svg className="finder-bars" viewBox="0 0 168 90" aria-hidden="true">
    {BARS.map(([x, width]) => (
      <rect key={x} x={x} width={width} height="90" />
    ))}
  </svg>
);

/** The frame of the viewfinder, wide to suit retail barcodes. Snaps to the code that was read. */
export function Finder({ state, digits, around = null }: FinderProps) {
  const frame = around && hitFrame(around, { width: window.innerWidth, height: window.innerHeight });
  return (
    <div className="finder" data-state={state} style={frame ? { position: 'fixed', ...frame } : undefined}>
      <i />
      <i />
      <i />
      <i />
      {state === 'still' && <FinderBars />}
      {state === 'looking' && <span className="finder-line" aria-hidden="true" />}
      {digits !== null && (
        <p className="finder-digits">
          <span>
            <Check aria-hidden="true" size={18} strokeWidth={2.2} />
            <span className="sr-only">Barcode read: </span>
            {digits}
          </span>
        </p>
      )}
    </div>
  );
}
