import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { CAMERA_TIMEOUT, type CameraProblem, cameraProblem, NO_CAMERA_API, worthRetrying } from './camera-problem.ts';
import { FOR_BARCODES, hasTorch, openCamera, releaseCamera, setTorch } from './camera-stream.ts';

/** Attempts, back-off and timeout of the specification, section 9. */
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
  start(): void;
  stop(): void;
  toggleTorch(): void;
}

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

/**
 * The camera of the viewfinder: starts it in up to three attempts, shows it in `video`, and gives it back when the
 * page is hidden or left. What it shows again after being hidden depends on `wanted`.
 * @param preferred the picture asked for first; the same object as long as the same is wanted
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, preferred = FOR_BARCODES): Camera {
  const [state, setState] = useState<CameraState>({ status: 'idle' });
  const [torch, setTorchState] = useState<{ on: boolean } | null>(null);
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
  }, [video]);

  const start = useCallback(() => {
    release();
    wanted.current = true;
    const whole = new AbortController();
    run.current = whole;
    const show = async (opened: MediaStream) => {
      const element = video.current;
      if (!element) throw new DOMException('The viewfinder is not there.', 'InvalidStateError');
      stream.current = opened;
      element.srcObject = opened;
      await element.play();
      const track = opened.getVideoTracks()[0];
      if (track) {
        setTorchState(hasTorch(track) ? { on: false } : null);
        // Unplugged, or taken by the system: say so instead of showing a still picture.
        track.addEventListener('ended', () => {
          if (stream.current !== opened) return;
          release();
          setState({ status: 'failed', problem: cameraProblem(new DOMException('', 'NotReadableError')) });
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
          await withinTime(openCamera(media, once.signal, basic, preferred).then(show), once);
          if (whole.signal.aborted) return;
          return setState({ status: 'looking' });
        } catch (reason) {
          if (whole.signal.aborted) return;
          const problem = cameraProblem(reason);
          if (attempt === ATTEMPTS || !worthRetrying(problem)) {
            release();
            return setState({ status: 'failed', problem });
          }
          await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)), whole.signal);
        }
      }
    };
    attempts().catch((reason: unknown) => {
      if (!whole.signal.aborted) setState({ status: 'failed', problem: cameraProblem(reason) });
    });
  }, [preferred, release, video]);

  const stop = useCallback(() => {
    wanted.current = false;
    release();
    setState({ status: 'idle' });
  }, [release]);

  const toggleTorch = useCallback(() => {
    const track = stream.current?.getVideoTracks()[0];
    if (!track || !torch) return;
    const next = { on: !torch.on };
    setTorch(track, next.on).then(
      () => setTorchState(next),
      () => setTorchState(null),
    );
  }, [torch]);

  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) {
        release();
        setState((now) => (now.status === 'failed' ? now : { status: 'idle' }));
      } else if (wanted.current) start();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      release();
    };
  }, [release, start]);

  return { state, torch, start, stop, toggleTorch };
}
