/** Longest side of the stored picture, in pixels: print on a receipt stays readable. */
const LONGEST_SIDE = 1600;
/** The same as for other photos that are sent (product P8.2). */
const QUALITY = 0.9;

/**
 * Re-encodes a picture at a smaller size, without the file's metadata such as place and time.
 * @throws if the browser cannot read it
 */
export async function smallJpeg(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    );
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas to draw on.');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } finally {
    picture.close();
  }
}
