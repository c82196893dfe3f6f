import { readPicture } from '../camera/frame.ts';

/** JPEG quality of a still that is searched on this phone, and of one that is sent (product P8.2). */
const LOCAL_QUALITY = 0.95;
const SENT_QUALITY = 0.9;

const jpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const made = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('This browser cannot write pictures.'));
    canvas.toBlob(made, 'image/jpeg', quality);
  });

/** The camera's current frame as a picture. Null while it shows nothing yet (ready state below 2). */
export async function takeStill(video: HTMLVideoElement | null): Promise<Blob | null> {
  if (!video || video.readyState < 2 || video.videoWidth === 0 || video.videoHeight === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(video, 0, 0);
  return jpeg(canvas, LOCAL_QUALITY);
}

/** Redraws a picture for sending, so that its metadata (place, time) stays on the phone. */
export async function stillForSending(photo: Blob): Promise<Blob> {
  const pixels = await readPicture(photo);
  const canvas = document.createElement('canvas');
  canvas.width = pixels.width;
  canvas.height = pixels.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.putImageData(pixels, 0, 0);
  return jpeg(canvas, SENT_QUALITY);
}
