/** What is needed of the browser's devices. */
type Cameras = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;

/** Preferred picture of the specification, section 9: the rear camera, 1280 by 720 at 30 frames a second. */
export const FOR_BARCODES: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280, max: 1920 },
  height: { ideal: 720, max: 1080 },
  frameRate: { ideal: 30, max: 60 },
};

/** Print is smaller than bars: the largest picture of the camera on one side of the phone. */
export const forLabels = (facing: 'environment' | 'user'): MediaTrackConstraints => ({
  facingMode: { ideal: facing },
  width: { ideal: 2560 },
  height: { ideal: 1440 },
});

const BASIC: MediaTrackConstraints = { width: { ideal: 640 }, height: { ideal: 480 } };

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** A camera that says it looks away from the person, by its label; labels are empty before permission. */
async function rearDevice(media: Cameras): Promise<MediaTrackConstraints | null> {
  const devices = await media.enumerateDevices();
  const rear = devices.find((one) => one.kind === 'videoinput' && /back|rear|environment/i.test(one.label));
  return rear?.deviceId ? { deviceId: { exact: rear.deviceId } } : null;
}

const refusedSettings = (reason: unknown): boolean =>
  reason instanceof Error && (reason.name === 'OverconstrainedError' || reason.name === 'ConstraintNotSatisfiedError');

/**
 * Opens the camera: the preferred picture, else a camera labelled back, rear or environment, else 640 by 480, else
 * any video. Only refused settings lead to the next step; every other reason rejects at once.
 * @param signal when it aborts, a stream that arrives later is stopped and the promise rejects
 * @param onBasic called when the preferred settings were refused
 * @param preferred what is asked for first
 */
export async function openCamera(
  media: Cameras,
  signal: AbortSignal,
  onBasic: () => void,
  preferred: MediaTrackConstraints = FOR_BARCODES,
): Promise<MediaStream> {
  const steps: (() => Promise<MediaTrackConstraints | true | null>)[] = [
    async () => preferred,
    () => rearDevice(media),
    async () => BASIC,
    async () => true,
  ];
  let refusal: unknown = null;
  for (const [at, step] of steps.entries()) {
    const video = await step();
    if (video === null) continue;
    if (at > 0) onBasic();
    try {
      const stream = await media.getUserMedia({ video, audio: false });
      if (signal.aborted) {
        stop(stream);
        signal.throwIfAborted();
      }
      return stream;
    } catch (reason) {
      if (!refusedSettings(reason)) throw reason;
      refusal = reason;
    }
  }
  throw refusal;
}

/** Gives the camera back: the light beside the lens goes out. */
export const releaseCamera = stop;

/** Whether the track has a light that can be switched. Browsers without `getCapabilities` have none to offer. */
export function hasTorch(track: MediaStreamTrack): boolean {
  if (typeof track.getCapabilities !== 'function') return false;
  const capabilities: object = track.getCapabilities();
  return 'torch' in capabilities && capabilities.torch === true;
}

// The image capture specification adds `torch`; the DOM types name it for settings only.
type WithTorch = MediaTrackConstraintSet & { torch: boolean };

/** Switches the light. Rejects where the camera refuses. */
export function setTorch(track: MediaStreamTrack, on: boolean): Promise<void> {
  const light: WithTorch = { torch: on };
  return track.applyConstraints({ advanced: [light] });
}
