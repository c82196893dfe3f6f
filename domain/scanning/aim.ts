import type { BarField } from './bar-field.ts';

/** Why a code before the camera is not read, as far as it can be measured. */
export type AimFault = 'dark' | 'moving' | 'cut_off' | 'too_far' | 'blurred';

/** What can be measured of one frame; what takes time is measured only when it is asked for. See `measureAim`. */
export interface AimSigns {
  /** Mean brightness, 0 to 255. */
  readonly brightness: number;
  /** Difference between its lightest and darkest parts, 0 to 255: little where nothing stands before the camera. */
  readonly contrast: number;
  /** Strength of its steepest edges, 0 to 255. */
  sharpness(): number;
  /** Mean difference to the frame before it, 0 to 255; null for a first frame. */
  readonly movement: number | null;
  /** The largest field of parallel bars; null where there is none. */
  bars(): BarField | null;
}

/** Below it, bars drown in the grain of the camera. */
const DARK = 40;
/** Above it, a frame differs from the one before it by more than grain and the flicker of lamps. */
const MOVING = 9;
/**
 * Length of a field of bars below which single bars are narrower than a pixel and a half: an EAN-13 has 95 modules, and a
 * field is measured with the paper beside it, in steps of 16 pixels.
 */
const FAR_PX = 180;
/** A picture with less contrast shows nothing that could be in focus. */
const EMPTY = 40;
/** The steepest edges of a picture in focus are a larger part of its contrast. */
const SOFT = 0.25;
/** Bars in focus go from light to dark within two pixels. */
const SOFT_BARS = 0.36;

/**
 * What would help, for a frame in which no code was read. Only what was measured: where bars are seen well and yet not
 * read, or nothing is seen, it is silent.
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

/** Frames in a row that have to say the same before a person is told. */
const FRAMES = 3;

/** The faults of the last frames, and what is told. */
export interface AimAdvice {
  readonly told: AimFault | null;
  readonly fault: AimFault | null;
  readonly times: number;
}

export const NO_ADVICE: AimAdvice = { told: null, fault: null, times: 0 };

/** Advice changes only when several frames agree: words that flicker help nobody. */
export function nextAdvice(advice: AimAdvice, fault: AimFault | null): AimAdvice {
  const times = fault === advice.fault ? advice.times + 1 : 1;
  return { told: times >= FRAMES ? fault : advice.told, fault, times };
}
