import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { choosePreferences, scanPreferences } from '#web/scanning/scan-preferences.ts';
import { FOR_BARCODES } from './camera-stream.ts';
import { type Camera, useCamera } from './use-camera.ts';
import { type CameraPermission, useCameraPermission } from './use-camera-permission.ts';
import { type Lens, useLens } from './use-lens.ts';

export interface ScannerCamera {
  readonly camera: Camera;
  readonly lens: Lens;
  readonly permission: CameraPermission;
  /** Goes on with the next camera of this device and remembers it; null where there is only one. */
  readonly nextCamera: (() => void) | null;
}

/** The camera of the scanner: starts where it was allowed before, follows the permission, remembers which one. */
export function useScannerCamera(video: RefObject<HTMLVideoElement | null>): ScannerCamera {
  const permission = useCameraPermission();
  const [chosen, setChosen] = useState(() => scanPreferences().camera);
  const camera = useCamera(video, FOR_BARCODES, chosen);
  const lens = useLens(camera.track);
  const { resume, stop, track } = camera;

  const before = useRef(permission);
  useEffect(() => {
    // No longer denied: what was said about it is over.
    if (before.current === 'denied' && permission !== 'denied') stop();
    before.current = permission;
    // Allowed before: nothing to explain, so it starts at once.
    if (permission === 'granted') resume();
  }, [permission, resume, stop]);

  useEffect(() => {
    const here = track?.getSettings().deviceId;
    // The camera that was chosen is gone: the next visit need not look for it.
    if (here && scanPreferences().camera !== null && scanPreferences().camera !== here)
      choosePreferences({ camera: null });
  }, [track]);

  const next = lens.nextCamera;
  const goOn = useCallback((deviceId: string) => {
    choosePreferences({ camera: deviceId });
    setChosen(deviceId);
  }, []);
  return { camera, lens, permission, nextCamera: next && (() => goOn(next.deviceId)) };
}
