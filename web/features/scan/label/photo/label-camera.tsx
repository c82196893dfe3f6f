import { PencilLine, SwitchCamera, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PhotoFault } from '#domain/label-photo/quality.ts';
import { IconButton } from '#web/ui/button.tsx';
import { showToast, useToasts } from '#web/ui/frame/toast.ts';
import { CameraMessage } from '../../camera/camera-message.tsx';
import type { CameraProblemKind } from '../../camera/camera-problem.ts';
import { labelConstraints } from '../../camera/camera-stream.ts';
import { useCamera } from '../../camera/use-camera.ts';
import { useCameraPermission } from '../../camera/use-camera-permission.ts';
import { PhotoTool } from '../../capture/photo-tool.tsx';
import { usePhotoFault } from './use-photo-fault.ts';

const READY = 'Fill the frame with the ingredient list: all of it, flat, in good light.';
const FAULTS: Readonly<Record<PhotoFault, string>> = {
  dark: 'More light helps: turn on a lamp, or go to a window.',
  small: 'Move closer: the print is too small to read.',
  glare: 'There is glare. Tilt the pack a little.',
  blurred: 'Not sharp yet. Hold still, a hand’s length away.',
};

const WITHOUT = 'You can always upload a photo of the label, or type the list in.';
/** Titles of the camera errors (product P2.7.3). */
const TITLES: Readonly<Record<CameraProblemKind, string>> = {
  denied: 'Camera Permission Denied',
  not_found: 'Camera Not Found',
  not_supported: 'Camera Error',
  in_use: 'Camera Error',
  overconstrained: 'Camera Constraints Error',
  timeout: 'Camera Error',
  other: 'Camera Error',
};

interface LabelCameraProps {
  onPhoto: (photo: Blob) => void;
  /** Called once the camera runs: a photo may come soon. */
  onLooking: () => void;
  /** Opens manual entry, which needs no picture. */
  onManual: () => void;
  onClose: () => void;
  /** Number of photos of this label already read. */
  photos: number;
}

/** A still from the camera at full resolution. Null while it shows nothing yet. */
async function stillOf(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (video.readyState < 2 || width === 0 || height === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
}

/** The label camera: full screen, a frame to fill, and a hint about light and sharpness before the shutter. */
export function LabelCamera({ onPhoto, onLooking, onManual, onClose, photos }: LabelCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<'environment' | 'user'>('environment');
  const preferred = useMemo(() => labelConstraints(facing), [facing]);
  const permission = useCameraPermission();
  const camera = useCamera(video, preferred);
  const { start, resume } = camera;
  const looking = camera.state.status === 'looking';
  const fault = usePhotoFault(video, looking);

  useEffect(() => {
    if (permission === 'granted') resume();
  }, [permission, resume]);
  useEffect(() => {
    if (looking) onLooking();
  }, [looking, onLooking]);
  const problem = camera.state.status === 'failed' ? camera.state.problem : null;
  useEffect(() => {
    if (!problem) return;
    showToast({ title: TITLES[problem.kind], description: WITHOUT, variant: 'warning' });
    const { toast, dismiss } = useToasts.getState();
    // The toast is about the camera, so it is dismissed with it.
    return () => dismiss(toast?.id ?? 0);
  }, [problem]);

  const capture = () => {
    const failed = (title: string) =>
      showToast({ title, description: 'Failed to capture photo. Please try again.', variant: 'warning' });
    if (!video.current) return failed('Video Not Ready');
    stillOf(video.current).then(
      (photo) => (photo ? onPhoto(photo) : failed('Video Not Ready')),
      () => failed('Capture Failed'),
    );
  };

  return (
    <main id="content" tabIndex={-1} className="scanner label-camera outline-none" data-theme="dark">
      <video ref={video} muted playsInline aria-label="Camera picture" />
      <header className="scanner-bar">
        <IconButton label="Close" onClick={onClose}>
          <X strokeWidth={1.9} />
        </IconButton>
        <h1>{photos === 0 ? 'Photograph the label' : `Photo ${photos + 1} of this label`}</h1>
        <IconButton
          label="Flip camera"
          disabled={!looking}
          onClick={() => setFacing((now) => (now === 'user' ? 'environment' : 'user'))}
        >
          <SwitchCamera strokeWidth={1.9} />
        </IconButton>
      </header>
      <div className="scanner-stage">
        {looking ? (
          <>
            <div className="finder label-frame" data-state="looking" aria-hidden="true">
              <i />
              <i />
              <i />
              <i />
            </div>
            <p className="scanner-hint" role="status">
              {fault ? FAULTS[fault] : READY}
            </p>
          </>
        ) : (
          <CameraMessage
            state={camera.state}
            permission={permission}
            onStart={start}
            picture={null}
            ask="Point camera at the ingredient list"
            without={WITHOUT}
            why="Your browser will ask for the camera. The photo is read on this phone, and goes to your server only with a list you accept."
          />
        )}
      </div>
      <div className="scanner-controls">
        <div className="scanner-shutter">
          <PhotoTool words="Upload" onPhoto={onPhoto} />
          <button type="button" className="shutter" aria-label="Capture Label" disabled={!looking} onClick={capture} />
          <button type="button" className="scanner-tool" onClick={onManual}>
            <PencilLine aria-hidden="true" size={24} strokeWidth={1.9} />
            Type in
          </button>
        </div>
      </div>
    </main>
  );
}
