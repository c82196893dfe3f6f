/** The part of the browser's `MediaDevices` that is used here. */
type Cameras = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;

/** Preferred constraints (product P8.1): the rear camera, 1280 by 720 at 30 frames per second. */
export const BARCODE_CONSTRAINTS: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280, max: 1920 },
  height: { ideal: 720, max: 1080 },
  frameRate: { ideal: 30, max: 60 },
};

/** Print is smaller than bars, so this asks for the largest picture of the camera on one side of the phone. */
export const labelConstraints = (facing: 'environment' | 'user'): MediaTrackConstraints => ({
  facingMode: { ideal: facing },
  width: { ideal: 2560 },
  height: { ideal: 1440 },
});

const BASIC: MediaTrackConstraints = { width: { ideal: 640 }, height: { ideal: 480 } };

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** A camera whose label says that it faces away from the person. Labels are empty before permission is granted. */
async function rearDevice(media: Cameras): Promise<MediaTrackConstraints | null> {
  const devices = await media.enumerateDevices();
  const rear = devices.find((one) => one.kind === 'videoinput' && /back|rear|environment/i.test(one.label));
  return rear?.deviceId ? { deviceId: { exact: rear.deviceId } } : null;
}

const refusedSettings = (reason: unknown): boolean =>
  reason instanceof Error && (reason.name === 'OverconstrainedError' || reason.name === 'ConstraintNotSatisfiedError');

/** Constraints for the camera that the person chose. If it is gone, browsers reject with different errors. */
const chosenDevice = (preferred: MediaTrackConstraints, deviceId: string): MediaTrackConstraints => {
  const { facingMode: _, ...rest } = preferred;
  return { ...rest, deviceId: { exact: deviceId } };
};

/**
 * Opens the camera: the chosen one, else by the preferred constraints, else a camera labelled back, rear or
 * environment, else at 640 by 480, else any video. Only refused settings, or a chosen camera that is gone, lead to the
 * next step; every other error rejects at once.
 * @param signal when it aborts, a stream that arrives later is stopped and the promise rejects
 * @param onBasic called before each further step, once settings were refused
 * @param preferred constraints to try first
 * @param chosen device id of the camera to start with; null for none
 */
export async function openCamera(
  media: Cameras,
  signal: AbortSignal,
  onBasic: () => void,
  preferred: MediaTrackConstraints = BARCODE_CONSTRAINTS,
  chosen: string | null = null,
): Promise<MediaStream> {
  const steps: (() => Promise<MediaTrackConstraints | true | null>)[] = [
    async () => (chosen === null ? null : chosenDevice(preferred, chosen)),
    async () => preferred,
    () => rearDevice(media),
    async () => BASIC,
    async () => true,
  ];
  let refusal: unknown = null;
  for (const step of steps) {
    const video = await step();
    if (video === null) continue;
    if (refusal !== null) onBasic();
    try {
      const stream = await media.getUserMedia({ video, audio: false });
      if (signal.aborted) {
        stop(stream);
        signal.throwIfAborted();
      }
      return stream;
    } catch (reason) {
      const gone = refusal === null && chosen !== null && reason instanceof Error && reason.name === 'NotFoundError';
      if (!refusedSettings(reason) && !gone) throw reason;
      refusal = reason;
    }
  }
  throw refusal;
}

/** Releases the camera; its indicator light goes out. */
export const releaseCamera = stop;
