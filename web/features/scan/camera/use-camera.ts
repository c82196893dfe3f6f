import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { setTorch, trackAbilities } from './camera-controls.ts';
import { CAMERA_TIMEOUT, type CameraProblem, cameraProblem, NO_CAMERA_API, worthRetrying } from './camera-problem.ts';
import { BARCODE_CONSTRAINTS, openCamera, releaseCamera } from './camera-stream.ts';

/** Attempts, back-off and timeout (product P8.1). */
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 5000;
const TIMEOUT_MS = 15_000;

export type CameraState =
  | { readonly status: 'idle' }
  | { readonly status: 'starting'; readonly attempt: number; readonly note: string | null }
  | { readonly status: 'looking' }
  | { readonly status: 'failed'; readonly problem: CameraProblem };

export interface Camera {
  readonly state: CameraState;
  readonly torch: { readonly on: boolean } | null;
  /** The running video track; null while the camera does not run. */
  readonly track: MediaStreamTrack | null;
  start(): void;
  /** Starts it unless it is already running or starting. */
  resume(): void;
  stop(): void;
  toggleTorch(): void;
}

/** Pause after a failed attempt, in milliseconds: 1 s, doubled each time, at most 5 s. */
export const pauseAfter = (attempt: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const withinTime = <T>(work: Promise<T>, controller: AbortController): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      controller.abort();
      reject(new DOMException(CAMERA_TIMEOUT.message, 'TimeoutError'));
    }, TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Why a running camera ended by itself: the permission was revoked, or the device was taken or unplugged. */
async function endedReason(): Promise<CameraProblem> {
  const permission = await navigator.permissions.query({ name: 'camera' }).catch(() => null);
  return cameraProblem(new DOMException('', permission?.state === 'denied' ? 'NotAllowedError' : 'NotReadableError'));
}

/**
 * The camera of the viewfinder: starts it in up to three attempts, shows it in `video`, and releases it when the page
 * is hidden or left. When the page is shown again, it restarts unless it was stopped.
 * @param preferred constraints to try first; pass the same object as long as they do not change
 * @param chosen device id of the camera to start with; null for none
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  preferred = BARCODE_CONSTRAINTS,
  chosen: string | null = null,
): Camera {
  const [state, setState] = useState<CameraState>({ status: 'idle' });
  const [torch, setTorchState] = useState<{ on: boolean } | null>(null);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const stream = useRef<MediaStream | null>(null);
  const run = useRef<AbortController | null>(null);
  const wanted = useRef(false);

  const release = useCallback(() => {
    run.current?.abort();
    run.current = null;
    if (stream.current) releaseCamera(stream.current);
    stream.current = null;
    if (video.current) video.current.srcObject = null;
    setTorchState(null);
    setTrack(null);
  }, [video]);

  const start = useCallback(() => {
    release();
    wanted.current = true;
    const whole = new AbortController();
    run.current = whole;
    const show = async (opened: MediaStream) => {
      const element = video.current;
      if (!element) throw new DOMException('The viewfinder is missing.', 'InvalidStateError');
      stream.current = opened;
      element.srcObject = opened;
      await element.play();
      const shown = opened.getVideoTracks()[0];
      if (shown) {
        setTrack(shown);
        setTorchState(trackAbilities(shown).torch ? { on: false } : null);
        // Unplugged, or taken away by the system or the person: report it instead of showing a frozen picture.
        shown.addEventListener('ended', () => {
          if (stream.current !== opened) return;
          release();
          const told = async () => {
            const problem = await endedReason();
            // Unless it was started again meanwhile.
            if (run.current === null) setState({ status: 'failed', problem });
          };
          void told();
        });
      }
    };
    const attempts = async () => {
      const media: MediaDevices | undefined = navigator.mediaDevices;
      if (!media) return setState({ status: 'failed', problem: NO_CAMERA_API });
      for (let attempt = 1; ; attempt += 1) {
        setState({ status: 'starting', attempt, note: null });
        const once = new AbortController();
        whole.signal.addEventListener('abort', () => once.abort());
        const basic = () =>
          setState({
            status: 'starting',
            attempt,
            note: cameraProblem(new DOMException('', 'OverconstrainedError')).message,
          });
        try {
          await withinTime(openCamera(media, once.signal, basic, preferred, chosen).then(show), once);
          if (whole.signal.aborted) return;
          return setState({ status: 'looking' });
        } catch (reason) {
          if (whole.signal.aborted) return;
          const problem = cameraProblem(reason);
          if (attempt === ATTEMPTS || !worthRetrying(problem)) {
            release();
            return setState({ status: 'failed', problem });
          }
          await pause(pauseAfter(attempt), whole.signal);
        }
      }
    };
    attempts().catch((reason: unknown) => {
      if (!whole.signal.aborted) setState({ status: 'failed', problem: cameraProblem(reason) });
    });
  }, [chosen, preferred, release, video]);

  const resume = useCallback(() => {
    if (run.current === null) start();
  }, [start]);

  const stop = useCallback(() => {
    wanted.current = false;
    release();
    setState({ status: 'idle' });
  }, [release]);

  const toggleTorch = useCallback(() => {
    if (!track || !torch) return;
    const next = { on: !torch.on };
    setTorch(track, next.on).then(
      () => setTorchState(next),
      () => setTorchState(null),
    );
  }, [torch, track]);

  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) {
        release();
        setState((now) => (now.status === 'failed' ? now : { status: 'idle' }));
      } else if (wanted.current) start();
    };
    // The chosen camera or the constraints changed while it was running.
    if (wanted.current && !document.hidden && run.current === null) start();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      release();
    };
  }, [release, start]);

  return { state, torch, track, start, resume, stop, toggleTorch };
}
