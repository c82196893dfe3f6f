import type { CameraState } from './use-camera.ts';
import type { CameraPermission } from './use-camera-permission.ts';

/** What the camera can do at the moment: it is running, can be started, is being started, or is unavailable. */
export type CameraOffer = 'running' | 'startable' | 'starting' | 'none';

const HOPELESS: ReadonlySet<string> = new Set(['denied', 'not_found', 'not_supported']);

/** The camera's current offer. `none` while it is denied (product P2.5.1) or if there is no camera. */
export function cameraOffer(state: CameraState, permission: CameraPermission): CameraOffer {
  if (state.status === 'looking') return 'running';
  if (permission === 'denied') return 'none';
  if (state.status === 'failed') return HOPELESS.has(state.problem.kind) ? 'none' : 'startable';
  // While the permission is still being queried, the camera may start by itself in a moment.
  return state.status === 'starting' || permission === 'asking' ? 'starting' : 'startable';
}
