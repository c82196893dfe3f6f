import type { AimFault } from '#domain/scanning/aim.ts';
import type { ScanMode } from '#domain/scanning/scan.ts';

const READY = 'Hold the barcode inside the frame';
const SHOPPING = 'Evaluate products before you buy - save only the safe ones';

/** What helps, said only where it was measured (`domain/scanning/aim.ts`). */
const AIM: Readonly<Record<AimFault, string>> = {
  dark: 'It is too dark to read. More light helps.',
  moving: 'Hold still for a moment.',
  cut_off: 'Only a part of the barcode is in the picture. Move back a little.',
  too_far: 'The bars are too small to read. Move closer.',
  blurred: 'The picture is not sharp. Hold still, a hand away.',
};

interface ScannerHintProps {
  mode: ScanMode;
  aim: AimFault | null;
  /** Codes to choose from. */
  choices: number;
  /** Why the last picture gave no code. */
  problem: string | null;
}

/** One line under the frame: what to do, and what keeps a code from being read. */
export function ScannerHint({ mode, aim, choices, problem }: ScannerHintProps) {
  const ready = mode === 'shopping' ? SHOPPING : READY;
  const words = choices > 0 ? `${choices} barcodes. Tap the one you mean.` : aim ? AIM[aim] : ready;
  return (
    <p className="scanner-hint" role={problem === null ? 'status' : 'alert'}>
      {problem ?? words}
    </p>
  );
}
