import { useCallback, useEffect, useRef } from 'react';
import { type Gtin, printedCode } from '#domain/products/gtin.ts';
import type { ScanInput, ScanMode } from '#domain/scanning/scan.ts';
import { useScanUsage } from '#web/scan-usage.ts';
import { showToast } from '#web/ui/toast.ts';
import { CameraMessage } from './camera-message.tsx';
import { confirmRead } from './feedback.ts';
import { Finder } from './finder.tsx';
import { ScanOutcome } from './scan-outcome.tsx';
import { ScannerBar } from './scanner-bar.tsx';
import { ScannerControls } from './scanner-controls.tsx';
import { useCamera } from './use-camera.ts';
import { useCameraPermission } from './use-camera-permission.ts';
import { useDecodeLoop } from './use-decode-loop.ts';
import { useDecoder } from './use-decoder.ts';
import { useScanFlow } from './use-scan-flow.ts';
import { useStill } from './use-still.ts';
import './scan.css';

const TITLE = { household: 'Product Scanner', shopping: 'Shopping Scanner' } as const;
const SEARCHING = 'Searching the picture';
const SHOPPING_HINT = 'Evaluate products before you buy - save only the safe ones';

/** The scanner: always dark, the camera living behind what it found, the number by hand always at hand. */
export function Scanner({ mode }: { mode: ScanMode }) {
  const video = useRef<HTMLVideoElement>(null);
  const permission = useCameraPermission();
  const camera = useCamera(video);
  const usage = useScanUsage();
  const { flow, submit, close } = useScanFlow(mode);
  const decoder = useDecoder();
  const { start } = camera;

  useEffect(() => {
    document.title = `${TITLE[mode]} · Safeshelf`;
  }, [mode]);

  // Allowed before: nothing to explain, so it starts at once.
  useEffect(() => {
    if (permission === 'granted') start();
  }, [permission, start]);

  const send = useCallback(
    (gtin: Gtin, input: ScanInput): boolean => {
      const taken = submit(gtin, input);
      if (!taken) showToast({ title: 'Please Wait', description: 'The last product is still being looked up.' });
      return taken;
    },
    [submit],
  );
  const still = useStill(decoder, send);
  const { forget } = still;
  const onRead = useCallback(
    (gtin: Gtin) => {
      confirmRead();
      forget();
      send(gtin, 'camera');
    },
    [forget, send],
  );
  const onFault = useCallback(
    (message: string) =>
      showToast({
        title: 'The barcode reader could not start',
        description: `${message} You can type the number instead.`,
        variant: 'warning',
      }),
    [],
  );
  const looking = camera.state.status === 'looking';
  useDecodeLoop({ decoder, video, active: looking && flow.status === 'open', onRead, onFault });

  const hint = still.busy
    ? SEARCHING
    : (still.problem ?? (mode === 'shopping' ? SHOPPING_HINT : 'Hold the barcode inside the frame'));
  return (
    <>
      <main id="content" tabIndex={-1} className="scanner outline-none" data-theme="dark">
        <video ref={video} muted playsInline aria-label="Camera picture" />
        <ScannerBar title={TITLE[mode]} torch={camera.torch} onTorch={camera.toggleTorch} />
        <div className="scanner-stage">
          {looking || flow.status !== 'open' ? (
            <>
              <Finder
                state={flow.status === 'open' ? 'looking' : 'hit'}
                digits={flow.status === 'open' ? null : printedCode(flow.gtin)}
              />
              {flow.status === 'open' && (
                <p className="scanner-hint" role={still.problem === null ? undefined : 'alert'}>
                  {hint}
                </p>
              )}
            </>
          ) : (
            <CameraMessage
              state={camera.state}
              permission={permission}
              onStart={start}
              picture={still.busy ? SEARCHING : still.problem}
            />
          )}
        </div>
        <ScannerControls
          running={looking}
          startable={permission !== 'denied' && camera.state.status !== 'starting'}
          busy={still.busy}
          usage={usage}
          onCapture={() => still.capture(video)}
          onPhoto={still.open}
          onStart={start}
          onStop={camera.stop}
          onTyped={(gtin) => send(gtin, 'typed')}
        />
      </main>
      {/* Outside of the dark: what was found follows the theme. */}
      {flow.status !== 'open' && <ScanOutcome flow={flow} mode={mode} onClose={close} />}
    </>
  );
}
