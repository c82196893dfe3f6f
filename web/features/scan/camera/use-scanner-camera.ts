import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { choosePreferences, scanPreferences } from '#web/scanning/scan-preferences.ts';
import { BARCODE_CONSTRAINTS } from './camera-stream.ts';
import { type Camera, useCamera } from './use-camera.ts';
import { type CameraPermission, useCameraPermission } from './use-camera-permission.ts';
import { type Lens, useLens } from './use-lens.ts';

export interface ScannerCamera {
  readonly camera: Camera;
  readonly lens: Lens;
  readonly permission: CameraPermission;
  /** Switches to the next camera of this device and remembers it; null if there is only one. */
  readonly nextCamera: (() => void) | null;
}

/** The scanner's camera: starts by itself if it was allowed before, follows the permission, remembers the choice. */
export function useScannerCamera(video: RefObject<HTMLVideoElement | null>): ScannerCamera {
  const permission = useCameraPermission();
  const [chosen, setChosen] = useState(() => scanPreferences().camera);
  const camera = useCamera(video, BARCODE_CONSTRAINTS, chosen);
  const lens = useLens(camera.track);
  const { resume, stop, track } = camera;

  const before = useRef(permission);
  useEffect(() => {
    // No longer denied: clear the message about it.
    if (before.current === 'denied' && permission !== 'denied') stop();
    before.current = permission;
    // Allowed before: nothing to explain, so start at once.
    if (permission === 'granted') resume();
  }, [permission, resume, stop]);

  useEffect(() => {
    const here = track?.getSettings().deviceId;
    // The chosen camera is gone: forget it, so that the next visit does not look for it.
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
