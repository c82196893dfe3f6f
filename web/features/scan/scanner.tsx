import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type Gtin, printedCode } from '#domain/products/gtin.ts';
import type { ScanMode } from '#domain/scanning/scan.ts';
import { whenIdle } from '#web/browser/when-idle.ts';
import { choosePreferences, scanPreferences } from '#web/scanning/scan-preferences.ts';
import { useScanUsage } from '#web/scanning/scan-usage.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { BarcodeSheet } from './barcode-sheet.tsx';
import { CameraMessage } from './camera/camera-message.tsx';
import { cameraOffer } from './camera/camera-offer.ts';
import { Finder } from './camera/finder.tsx';
import { useScannerCamera } from './camera/use-scanner-camera.ts';
import { useViewfinderTouch } from './camera/use-viewfinder-touch.ts';
import type { Box } from './camera/viewfinder-map.ts';
import { ZoomButtons } from './camera/zoom-buttons.tsx';
import { CaptureMode, WhoReadsNote } from './capture/capture-mode.tsx';
import { CapturePanel } from './capture/capture-panel.tsx';
import { useStill } from './capture/use-still.ts';
import { LastScanned } from './last-scanned.tsx';
import { fetchResultParts, ScanOutcome, Sweep } from './result-parts.ts';
import { ScannerBar } from './scanner-bar.tsx';
import { ScannerControls } from './scanner-controls.tsx';
import { ScannerHint } from './scanner-hint.tsx';
import { isAnswered, scannerState } from './scanner-state.ts';
import { UsageLine, UsageNotice } from './usage-line.tsx';
import { useDecodeLoop } from './use-decode-loop.ts';
import { useDecoder } from './use-decoder.ts';
import { useKeyboardScanner } from './use-keyboard-scanner.ts';
import { useScanFlow } from './use-scan-flow.ts';
import { useScanInput } from './use-scan-input.ts';
import './scan.css';

const TITLE = { household: 'Product Scanner', shopping: 'Shopping Scanner' } as const;
const SEARCHING = 'Searching the picture';

const readerFault = (message: string) =>
  showToast({
    title: 'The barcode reader could not start',
    description: `${message} You can type the number instead.`,
    variant: 'warning',
  });

/** The scanner: always dark, with the camera running behind the result and manual entry one tap away. */
export function Scanner({ mode }: { mode: ScanMode }) {
  const video = useRef<HTMLVideoElement>(null);
  const { camera, lens, permission, nextCamera } = useScannerCamera(video);
  const usage = useScanUsage();
  const scanFlow = useScanFlow(mode);
  const { flow, close } = scanFlow;
  const decoder = useDecoder();

  useEffect(() => {
    document.title = `${TITLE[mode]} · Safeshelf`;
  }, [mode]);

  const input = useScanInput(scanFlow);
  const { last, send } = input;
  const [ai, setAi] = useState(() => scanPreferences().ai);
  const still = useStill(decoder, ai, send);
  const { forget: forgetStill } = still;
  const { read } = input;
  const [typing, setTyping] = useState(false);
  const typed = (gtin: Gtin): boolean => {
    const taken = send(gtin, 'typed');
    if (taken) setTyping(false);
    return taken;
  };
  const [hit, setHit] = useState<{ gtin: Gtin; box: Box } | null>(null);
  const onRead = useCallback(
    (gtin: Gtin, box: Box | null) => {
      forgetStill();
      setHit(box && { gtin, box });
      read(gtin);
    },
    [forgetStill, read],
  );
  const open = flow.status === 'open';
  const looking = camera.state.status === 'looking';
  // Without a camera, codes come from the keyboard or from a scanner that acts as one.
  const without =
    camera.state.status === 'failed' ||
    (camera.state.status === 'idle' && (permission === 'prompt' || permission === 'denied'));
  const settled = looking || without;
  useEffect(() => {
    if (settled) return whenIdle(fetchResultParts);
  }, [settled]);
  const { sight, deal, forget } = useDecodeLoop({
    decoder,
    video,
    active: looking && open && !typing && still.state.status !== 'suggested' && still.state.status !== 'several',
    onRead,
    onFault: readerFault,
  });
  // However the code came in, the camera must not read it again straight away.
  useEffect(() => {
    if (last !== null && !open) deal(last);
  }, [deal, last, open]);
  useKeyboardScanner(input.keyed);
  const touch = useViewfinderTouch(lens, () => video.current);

  const failed = camera.state.status === 'failed';
  const reset = () => {
    forgetStill();
    forget();
    input.forget();
    close();
    if (failed) camera.stop();
  };
  const state = scannerState({
    camera: camera.state.status,
    permission,
    searching: still.busy,
    flow: { status: flow.status, answered: isAnswered(flow) },
  });
  const choosing = open && looking && sight.choice.length > 0;
  const resettable = last !== null || still.problem !== null || failed;
  return (
    <>
      <main
        id="content"
        tabIndex={-1}
        className="scanner outline-none"
        data-theme="dark"
        data-state={state}
        data-choosing={choosing}
      >
        <video ref={video} muted playsInline aria-label="Camera picture" />
        <ScannerBar title={TITLE[mode]} torch={camera.torch} onTorch={camera.toggleTorch} onNextCamera={nextCamera}>
          <UsageLine usage={usage} />
        </ScannerBar>
        <div className="scanner-stage" data-zoom={lens.zoom !== null} {...touch.handlers}>
          {looking || !open ? (
            <>
              {!choosing && (
                <Finder
                  state={open ? 'looking' : 'hit'}
                  digits={open ? null : printedCode(flow.gtin)}
                  around={!open && hit?.gtin === flow.gtin ? hit.box : null}
                />
              )}
              {open && (
                <ScannerHint
                  mode={mode}
                  light={camera.torch?.on === false}
                  focus={lens.focuses}
                  aim={sight.aim}
                  choices={sight.choice.length}
                  problem={still.busy ? SEARCHING : still.problem}
                />
              )}
            </>
          ) : (
            <>
              {!failed && permission !== 'denied' && <Finder state="still" digits={null} />}
              <CameraMessage
                state={camera.state}
                permission={permission}
                picture={still.busy ? SEARCHING : still.problem}
              />
            </>
          )}
          {open && looking && <ZoomButtons lens={lens} />}
        </div>
        <Suspense>{choosing && <Sweep sight={sight} onPick={(gtin) => send(gtin, 'camera')} />}</Suspense>
        {touch.mark && looking && (
          <i key={touch.mark.at} className="focus-mark" style={{ left: touch.mark.x, top: touch.mark.y }} />
        )}
        <ScannerControls
          camera={cameraOffer(camera.state, permission)}
          busy={still.busy}
          onCapture={() => still.capture(video)}
          onPhoto={still.open}
          onStart={camera.start}
          onStop={camera.stop}
          onType={() => setTyping(true)}
          mode={
            <CaptureMode on={ai} disabled={still.busy} onChange={(on) => setAi(choosePreferences({ ai: on }).ai)} />
          }
        >
          {ai && <WhoReadsNote />}
          {resettable && <LastScanned gtin={last} onReset={reset} />}
          <UsageNotice usage={usage} />
        </ScannerControls>
        {typing && <BarcodeSheet onSubmit={typed} onClose={() => setTyping(false)} />}
      </main>
      {/* Outside the dark part: results follow the theme. */}
      {open && <CapturePanel still={still} />}
      <Suspense>{!open && <ScanOutcome flow={flow} mode={mode} onClose={close} />}</Suspense>
    </>
  );
}
