import { Camera, CameraOff, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { CameraOffer } from './camera/camera-offer.ts';
import { PhotoTool } from './capture/photo-tool.tsx';

interface ScannerControlsProps {
  camera: CameraOffer;
  busy: boolean;
  onCapture: () => void;
  onPhoto: (file: Blob) => void;
  onStart: () => void;
  onStop: () => void;
  onType: () => void;
  /** The third tool: the switch for AI mode. */
  mode: ReactNode;
  /** Below the tools: who reads a picture, the last code, and a notice about this month's scans. */
  children?: ReactNode;
}

const TYPE = 'Type barcode';

/** The main button, depending on the camera. */
function MainAction({ camera, busy, onCapture, onStart, onStop, onType }: ScannerControlsProps) {
  if (camera === 'none') {
    return (
      <Button block icon={<Keyboard aria-hidden="true" strokeWidth={1.9} />} onClick={onType}>
        {TYPE}
      </Button>
    );
  }
  if (camera !== 'running') {
    return (
      <Button
        block
        pending={camera === 'starting'}
        icon={<Camera aria-hidden="true" strokeWidth={1.9} />}
        onClick={onStart}
      >
        {camera === 'starting' ? 'Starting camera' : 'Start camera'}
      </Button>
    );
  }
  return (
    <div className="scanner-shutter">
      <button type="button" className="scanner-tool" onClick={onStop}>
        <CameraOff aria-hidden="true" size={24} strokeWidth={1.9} />
        Stop
      </button>
      <button
        type="button"
        className="shutter"
        aria-label="Capture"
        aria-busy={busy}
        disabled={busy}
        onClick={onCapture}
      >
        <Camera aria-hidden="true" size={28} strokeWidth={1.9} />
      </button>
    </div>
  );
}

/** Everything in thumb reach: one main action, and the ways without the camera as equal, quieter tools. */
export function ScannerControls(props: ScannerControlsProps) {
  const { camera, busy, onPhoto, onType, mode, children } = props;
  return (
    <div className="scanner-controls">
      <MainAction {...props} />
      <div className="scanner-tools">
        {camera !== 'none' && (
          <button type="button" className="scanner-tool" onClick={onType}>
            <Keyboard aria-hidden="true" size={24} strokeWidth={1.9} />
            {TYPE}
          </button>
        )}
        <PhotoTool words="Photo" disabled={busy} onPhoto={onPhoto} />
        {mode}
      </div>
      <div className="scanner-more">{children}</div>
    </div>
  );
}
