import type { CameraState } from './use-camera.ts';
import type { CameraPermission } from './use-camera-permission.ts';

/** What the camera allows: it shows a picture, waits to be started, is being started, or cannot be had. */
export type CameraOffer = 'running' | 'startable' | 'starting' | 'none';

const HOPELESS: ReadonlySet<string> = new Set(['denied', 'not_found', 'not_supported']);

/** What can be done with the camera now. Starting is off while it is denied (product P2.5.1), or where there is none. */
export function cameraOffer(state: CameraState, permission: CameraPermission): CameraOffer {
  if (state.status === 'looking') return 'running';
  if (permission === 'denied') return 'none';
  if (state.status === 'failed') return HOPELESS.has(state.problem.kind) ? 'none' : 'startable';
  // While it is not known yet whether it was allowed before, it may start by itself in a moment.
  return state.status === 'starting' || permission === 'asking' ? 'starting' : 'startable';
}
