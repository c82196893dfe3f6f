import { useCallback, useEffect, useRef, useState } from 'react';
import { fittingZoom, focusAt, NO_ABILITIES, setZoom, trackAbilities, type ZoomRange } from './camera-controls.ts';

export interface Lens {
  /** Null if the camera cannot zoom. */
  readonly zoom: { readonly range: ZoomRange; readonly value: number } | null;
  zoomTo(value: number): void;
  /** Whether it can focus on a given point. */
  readonly focuses: boolean;
  /** @param part fractions of the picture's width and height, 0 to 1 */
  focus(part: { x: number; y: number }): void;
  /** The next of this device's cameras; null if it has only one. */
  readonly nextCamera: { readonly deviceId: string; readonly label: string } | null;
}

/** This device's cameras, once the browser names them, which needs the permission. Follows plugging and unplugging. */
function useCameras(track: MediaStreamTrack | null): readonly MediaDeviceInfo[] {
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const media: MediaDevices | undefined = navigator.mediaDevices;
    if (!track || !media) return;
    let current = true;
    const list = () => {
      media.enumerateDevices().then(
        (devices) => current && setCameras(devices.filter(({ kind }) => kind === 'videoinput')),
        // Without a list there is nothing to switch to.
        () => current && setCameras([]),
      );
    };
    list();
    media.addEventListener('devicechange', list);
    return () => {
      current = false;
      media.removeEventListener('devicechange', list);
    };
  }, [track]);
  return cameras;
}

/** Zoom, focus and the device's other cameras, as far as the running camera supports them. */
export function useLens(track: MediaStreamTrack | null): Lens {
  const [abilities, setAbilities] = useState(NO_ABILITIES);
  const [value, setValue] = useState(1);
  const [shownTrack, setShownTrack] = useState(track);
  const cameras = useCameras(track);
  const wish = useRef<{ asked: number | null; busy: boolean }>({ asked: null, busy: false });
  if (track !== shownTrack) {
    const now = track ? trackAbilities(track) : NO_ABILITIES;
    setShownTrack(track);
    setAbilities(now);
    setValue(now.zoom ? Math.max(now.zoom.min, Math.min(now.zoom.max, 1)) : 1);
  }

  const zoomTo = useCallback(
    (wanted: number) => {
      const { zoom } = abilities;
      if (!track || !zoom) return;
      const fitting = fittingZoom(zoom, wanted);
      setValue(fitting);
      // While the camera is still zooming, only the latest request counts.
      wish.current.asked = fitting;
      const next = () => {
        const { asked } = wish.current;
        wish.current = { asked: null, busy: asked !== null };
        if (asked !== null) setZoom(track, asked).then(next, next);
      };
      if (!wish.current.busy) next();
    },
    [abilities, track],
  );
  const focus = useCallback(
    (part: { x: number; y: number }) => {
      // A camera that refuses keeps its automatic focus.
      if (track && abilities.focus) focusAt(track, part).catch(() => undefined);
    },
    [abilities, track],
  );

  const here = track?.getSettings().deviceId;
  const at = cameras.findIndex(({ deviceId }) => deviceId === here);
  const next = cameras.length > 1 ? cameras[(at + 1) % cameras.length] : undefined;
  return {
    zoom: abilities.zoom && { range: abilities.zoom, value },
    zoomTo,
    focuses: abilities.focus,
    focus,
    nextCamera: next ? { deviceId: next.deviceId, label: next.label } : null,
  };
}
