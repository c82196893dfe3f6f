import type { AimFault } from '#domain/scanning/aim.ts';
import type { ScanMode } from '#domain/scanning/scan.ts';

const READY = 'Hold the barcode inside the frame';
const SHOPPING = 'Evaluate products before you buy - save only the safe ones';

/** Advice for a problem that was measured (`domain/scanning/aim.ts`). */
const AIM: Readonly<Record<AimFault, string>> = {
  dark: 'It is too dark to read. More light helps.',
  moving: 'Hold still for a moment.',
  cut_off: 'Only part of the barcode is in view. Move back a little.',
  too_far: 'The bars are too small to read. Move closer.',
  blurred: 'It is not sharp. Hold still, a hand’s length away.',
};

/** Advice if the camera itself can help, depending on its abilities. */
const HELP: Readonly<Partial<Record<AimFault, { readonly ability: 'light' | 'focus'; readonly words: string }>>> = {
  dark: { ability: 'light', words: 'It is too dark to read. Turn on the light at the top right.' },
  blurred: { ability: 'focus', words: 'It is not sharp. Tap the barcode to focus.' },
};

interface ScannerHintProps {
  mode: ScanMode;
  /** Whether there is a torch that is off, and a focus that can be set. */
  light: boolean;
  focus: boolean;
  aim: AimFault | null;
  /** Number of codes to choose from. */
  choices: number;
  /** Why the last picture gave no code. */
  problem: string | null;
}

/** One line below the frame: what to do, or what prevents reading. */
export function ScannerHint({ mode, light, focus, aim, choices, problem }: ScannerHintProps) {
  const ready = mode === 'shopping' ? SHOPPING : READY;
  const help = aim ? HELP[aim] : undefined;
  const able = help && (help.ability === 'light' ? light : focus);
  const words =
    choices > 0 ? `${choices} barcodes. Tap the one you mean.` : aim ? (able && help.words) || AIM[aim] : ready;
  return (
    <p className="scanner-hint" role={problem === null ? 'status' : 'alert'}>
      {problem ?? words}
    </p>
  );
}
