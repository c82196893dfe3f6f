/** Why the camera does not run. `denied` must be changed in the settings by the person; the others may be retried. */
export type CameraProblemKind =
  | 'denied'
  | 'not_found'
  | 'not_supported'
  | 'in_use'
  | 'overconstrained'
  | 'timeout'
  | 'other';

export interface CameraProblem {
  readonly kind: CameraProblemKind;
  readonly message: string;
}

/** Wording: product P7.5. */
const MESSAGES: Readonly<Record<Exclude<CameraProblemKind, 'other'>, string>> = {
  denied: 'Camera access denied. Please allow camera permissions and try again.',
  not_found: 'No camera found. Please ensure your device has a camera.',
  not_supported: 'Camera not supported in this browser. Try using Chrome or Safari.',
  in_use: 'Camera is being used by another application. Please close other apps and try again.',
  overconstrained: "Camera doesn't support the required settings. Trying with basic settings...",
  timeout: 'Camera initialization timed out. Please try again.',
};

/** Shown if the browser has no camera API at all, or the page is not served securely. */
export const NO_CAMERA_API: CameraProblem = {
  kind: 'not_supported',
  message: 'Camera API not supported in this browser.',
};

export const CAMERA_TIMEOUT: CameraProblem = { kind: 'timeout', message: MESSAGES.timeout };

const KIND_BY_NAME: Readonly<Record<string, Exclude<CameraProblemKind, 'other'>>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'not_found',
  DevicesNotFoundError: 'not_found',
  NotSupportedError: 'not_supported',
  NotReadableError: 'in_use',
  TrackStartError: 'in_use',
  OverconstrainedError: 'overconstrained',
  TimeoutError: 'timeout',
};

/** Maps a rejection of `getUserMedia` or `play` to a problem that a person can act on. */
export function cameraProblem(reason: unknown): CameraProblem {
  const name = reason instanceof Error ? reason.name : '';
  const kind = KIND_BY_NAME[name];
  if (kind) return { kind, message: MESSAGES[kind] };
  const detail = reason instanceof Error && reason.message !== '' ? reason.message : 'unknown';
  return { kind: 'other', message: `Camera error: ${detail}. Please try again or refresh the page.` };
}

/** Whether another attempt may succeed without the person doing anything. */
export const worthRetrying = (problem: CameraProblem): boolean =>
  problem.kind === 'in_use' || problem.kind === 'timeout' || problem.kind === 'other';
