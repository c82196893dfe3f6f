import type { CameraState } from './camera/use-camera.ts';
import type { CameraPermission } from './camera/use-camera-permission.ts';
import type { Flow } from './use-scan-flow.ts';

/** The states of the scanner (product P2.5.1). */
export type ScannerState = 'idle' | 'initialising' | 'scanning' | 'processing' | 'detected' | 'error';

interface Parts {
  readonly camera: CameraState['status'];
  readonly permission: CameraPermission;
  /** Whether a photo or a captured frame is being searched. */
  readonly searching: boolean;
  readonly flow: Pick<Flow, 'status'> & { readonly answered: boolean };
}

/** Combines the parts of the scanner into one state. A code that was read takes precedence over the camera. */
export function scannerState({ camera, permission, searching, flow }: Parts): ScannerState {
  if (flow.status === 'refused') return 'error';
  if (flow.status === 'limit' || (flow.status === 'read' && flow.answered)) return 'detected';
  if (flow.status === 'read' || searching) return 'processing';
  if (camera === 'failed' || (camera === 'idle' && permission === 'denied')) return 'error';
  if (camera === 'starting') return 'initialising';
  return camera === 'looking' ? 'scanning' : 'idle';
}

/** Whether there is a result for the code: the phone had the product, or an answer came. */
export const isAnswered = (flow: Flow): boolean =>
  flow.status === 'read' && (flow.product !== null || flow.end !== null);
