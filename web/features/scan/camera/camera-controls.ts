/** The zoom range of a camera, in its own units. */
export interface ZoomRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What a camera can do besides show a picture. Nothing in browsers without `getCapabilities`. */
export interface CameraAbilities {
  readonly torch: boolean;
  readonly zoom: ZoomRange | null;
  /** Whether it can focus on a given point. */
  readonly focus: boolean;
}

/** Names from the image capture specification (W3C, Media Capture and Streams Extensions); the DOM types lack them. */
interface Capabilities {
  readonly torch?: unknown;
  readonly zoom?: { readonly min?: unknown; readonly max?: unknown; readonly step?: unknown };
  readonly focusMode?: readonly string[];
  readonly pointsOfInterest?: unknown;
}

type Setting = MediaTrackConstraintSet & {
  torch?: boolean;
  zoom?: number;
  focusMode?: string;
  pointsOfInterest?: { x: number; y: number }[];
};

export const NO_ABILITIES: CameraAbilities = { torch: false, zoom: null, focus: false };

function zoomRange({ zoom }: Capabilities): ZoomRange | null {
  if (typeof zoom?.min !== 'number' || typeof zoom.max !== 'number' || !(zoom.max > zoom.min)) return null;
  return { min: zoom.min, max: zoom.max, step: typeof zoom.step === 'number' && zoom.step > 0 ? zoom.step : 0.1 };
}

/** Reads a camera's abilities from its capabilities. */
export function abilitiesOf(capabilities: Capabilities): CameraAbilities {
  const single = capabilities.focusMode?.includes('single-shot') ?? false;
  return {
    // Some browsers give a list of both values, others a plain `true`.
    torch: capabilities.torch === true || (Array.isArray(capabilities.torch) && capabilities.torch.includes(true)),
    zoom: zoomRange(capabilities),
    focus: single || capabilities.pointsOfInterest !== undefined,
  };
}

/** The abilities of a track's camera. */
export const trackAbilities = (track: MediaStreamTrack): CameraAbilities =>
  typeof track.getCapabilities === 'function' ? abilitiesOf(track.getCapabilities() as Capabilities) : NO_ABILITIES;

const apply = (track: MediaStreamTrack, setting: Setting): Promise<void> =>
  track.applyConstraints({ advanced: [setting] });

/** Switches the torch. Rejects if the camera refuses. */
export const setTorch = (track: MediaStreamTrack, on: boolean): Promise<void> => apply(track, { torch: on });

/** Zooms to a value within the camera's range. Rejects if the camera refuses. */
export const setZoom = (track: MediaStreamTrack, zoom: number): Promise<void> => apply(track, { zoom });

/**
 * Focuses once on a point. Rejects if the camera refuses.
 * @param at fractions of the picture's width and height, 0 to 1
 */
export const focusAt = (track: MediaStreamTrack, at: { x: number; y: number }): Promise<void> =>
  apply(track, { focusMode: 'single-shot', pointsOfInterest: [at] });

/** The nearest zoom that the camera supports. */
export function fittingZoom({ min, max, step }: ZoomRange, wanted: number): number {
  const stepped = min + Math.round((wanted - min) / step) * step;
  return Math.min(max, Math.max(min, stepped));
}

/** Zoom values with a button: 1, 2 and 4 times (of the minimum, if that is above 1), as far as the camera reaches. */
export const zoomSteps = ({ min, max }: ZoomRange): number[] =>
  [1, 2, 4].map((times) => times * (min >= 1 ? min : 1)).filter((zoom) => zoom >= min && zoom <= max);
