/** Pixels of the current video frame. Null while the camera shows nothing yet (ready state below 2). */
export function grabFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth: width, videoHeight: height } = video;
  if (video.readyState < 2 || width === 0 || height === 0) return null;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** Longest side of a picture to search: larger ones are not read any better, and memory is short on phones. */
const LONGEST_SIDE = 2560;

/** The browser cannot open the file as a picture: it is damaged, not a picture, or of an unsupported format. */
export class NotAPicture extends Error {}

/** Pixels of a picture that a person chose. Rejects with {@link NotAPicture} if the file cannot be opened. */
export async function readPicture(file: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(file).catch((reason: unknown) => {
    throw new NotAPicture('The file cannot be opened as a picture.', { cause: reason });
  });
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser cannot read pictures.');
    context.drawImage(bitmap, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  } finally {
    bitmap.close();
  }
}
