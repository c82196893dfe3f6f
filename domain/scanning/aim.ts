import type { BarField } from './bar-field.ts';

/** Why a code in front of the camera is not read, as far as that can be measured. */
export type AimFault = 'dark' | 'moving' | 'cut_off' | 'too_far' | 'blurred';

/** What can be measured in one frame. Slow measurements are made only on demand. See `measureAim`. */
export interface AimSigns {
  /** Mean brightness, 0 to 255. */
  readonly brightness: number;
  /** Difference between its lightest and darkest parts, 0 to 255: low if nothing is in front of the camera. */
  readonly contrast: number;
  /** Strength of its steepest edges, 0 to 255. */
  sharpness(): number;
  /** Mean difference from the previous frame, 0 to 255; null for a first frame. */
  readonly movement: number | null;
  /** The largest field of parallel bars; null if there is none. */
  bars(): BarField | null;
}

/** Brightness below which bars drown in the noise of the camera. */
const DARK = 40;
/** Movement that is more than noise and the flicker of lamps. */
const MOVING = 9;
/**
 * Length of a field of bars below which single bars are narrower than a pixel and a half: an EAN-13 has 95 modules, and
 * a field is measured together with the paper beside it, in steps of 16 pixels.
 */
const FAR_PX = 180;
/** A picture with less contrast shows nothing that could be in focus. */
const EMPTY = 40;
/** Minimum strength of the steepest edges of a picture in focus, as a share of its contrast. */
const SOFT = 0.25;
/** Minimum crispness of bars in focus, which go from light to dark within two pixels. */
const SOFT_BARS = 0.36;

/**
 * What would help, for a frame in which no code was read. Reports only what was measured: null if bars are seen well
 * but not read, or if nothing is seen.
 */
export function aimFault({ brightness, contrast, sharpness, movement, bars: seen }: AimSigns): AimFault | null {
  if (brightness < DARK) return 'dark';
  if (movement !== null && movement > MOVING) return 'moving';
  const bars = contrast < EMPTY ? null : seen();
  if (bars) {
    if (bars.atEdge) return 'cut_off';
    if (bars.crispness < SOFT_BARS) return 'blurred';
    return bars.length < FAR_PX ? 'too_far' : null;
  }
  return contrast >= EMPTY && sharpness() < SOFT * contrast ? 'blurred' : null;
}

/** Number of consecutive frames that must agree before the person is told. */
const FRAMES = 3;

/** The fault of the last frames, and the one that is shown. */
export interface AimAdvice {
  readonly shown: AimFault | null;
  readonly fault: AimFault | null;
  readonly times: number;
}

export const NO_ADVICE: AimAdvice = { shown: null, fault: null, times: 0 };

/** Changes the advice only when several frames agree: flickering words help nobody. */
export function nextAdvice(advice: AimAdvice, fault: AimFault | null): AimAdvice {
  const times = fault === advice.fault ? advice.times + 1 : 1;
  return { shown: times >= FRAMES ? fault : advice.shown, fault, times };
}
