import { Camera, CameraOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ScanUsage } from '#domain/plans/plan.ts';
import type { Gtin } from '#domain/products/gtin.ts';
import { BarcodeForm } from './barcode-form.tsx';
import { PhotoTool } from './capture/photo-tool.tsx';
import { UsageLine } from './usage-line.tsx';

interface ScannerControlsProps {
  running: boolean;
  startable: boolean;
  busy: boolean;
  usage: ScanUsage | undefined;
  onCapture: () => void;
  onPhoto: (file: Blob) => void;
  onStart: () => void;
  onStop: () => void;
  onTyped: (gtin: Gtin) => boolean;
  /** Below the shutter: how pictures are searched. */
  children?: ReactNode;
  /** What was scanned last; null while there is nothing to begin anew. */
  last: ReactNode;
}

/** Everything within reach of the thumb: photo, shutter, camera on and off, the number by hand, and the quota. */
export function ScannerControls(props: ScannerControlsProps) {
  return (
    <div className="scanner-controls">
      <div className="scanner-tools">
        <PhotoTool words="Photo" disabled={props.busy} onPhoto={props.onPhoto} />
        <button
          type="button"
          className="shutter"
          aria-label="Capture"
          aria-busy={props.busy}
          disabled={!props.running || props.busy}
          onClick={props.onCapture}
        >
          <Camera aria-hidden="true" size={28} strokeWidth={1.9} />
        </button>
        <button
          type="button"
          className="scanner-tool"
          disabled={!props.running && !props.startable}
          onClick={props.running ? props.onStop : props.onStart}
        >
          {props.running ? (
            <CameraOff aria-hidden="true" size={24} strokeWidth={1.9} />
          ) : (
            <Camera aria-hidden="true" size={24} strokeWidth={1.9} />
          )}
          {props.running ? 'Stop' : 'Start'}
        </button>
      </div>
      <div className="scanner-more">
        {props.children}
        <BarcodeForm onSubmit={props.onTyped} />
        {props.last}
        <UsageLine usage={props.usage} />
      </div>
    </div>
  );
}
