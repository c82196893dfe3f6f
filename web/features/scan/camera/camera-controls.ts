/** How far a camera can be zoomed, in its own steps. */
export interface ZoomRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What a camera offers besides its picture. Browsers without `getCapabilities` have none of it to offer. */
export interface CameraAbilities {
  readonly torch: boolean;
  readonly zoom: ZoomRange | null;
  /** Whether it can be told where to focus. */
  readonly focus: boolean;
}

/** As the image capture specification (W3C, Media Capture and Streams Extensions) names them; the DOM types do not. */
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

/** Reads what a camera can do. */
export function abilitiesOf(capabilities: Capabilities): CameraAbilities {
  const single = capabilities.focusMode?.includes('single-shot') ?? false;
  return {
    // A list of both values in some browsers, a plain yes in others.
    torch: capabilities.torch === true || (Array.isArray(capabilities.torch) && capabilities.torch.includes(true)),
    zoom: zoomRange(capabilities),
    focus: single || capabilities.pointsOfInterest !== undefined,
  };
}

/** What the camera of a track can do. */
export const trackAbilities = (track: MediaStreamTrack): CameraAbilities =>
  typeof track.getCapabilities === 'function' ? abilitiesOf(track.getCapabilities() as Capabilities) : NO_ABILITIES;

const apply = (track: MediaStreamTrack, setting: Setting): Promise<void> =>
  track.applyConstraints({ advanced: [setting] });

/** Switches the light. Rejects where the camera refuses. */
export const setTorch = (track: MediaStreamTrack, on: boolean): Promise<void> => apply(track, { torch: on });

/** Zooms to a value within the range of the camera. Rejects where it refuses. */
export const setZoom = (track: MediaStreamTrack, zoom: number): Promise<void> => apply(track, { zoom });

/**
 * Focuses once on a place. @param at parts of the picture's width and height, 0 to 1. Rejects where the camera refuses
 */
export const focusAt = (track: MediaStreamTrack, at: { x: number; y: number }): Promise<void> =>
  apply(track, { focusMode: 'single-shot', pointsOfInterest: [at] });

/** The nearest zoom that the camera can set. */
export function fittingZoom({ min, max, step }: ZoomRange, wanted: number): number {
  const stepped = min + Math.round((wanted - min) / step) * step;
  return Math.min(max, Math.max(min, stepped));
}

/** The zooms that get a button of their own: as drawn 1 and 2 times, and 4 where the camera reaches it. */
export const zoomSteps = ({ min, max }: ZoomRange): number[] =>
  [1, 2, 4].map((times) => times * (min >= 1 ? min : 1)).filter((zoom) => zoom >= min && zoom <= max);
