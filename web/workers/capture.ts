import { captureView } from '#domain/scanning/capture-views.ts';
import { type Frame, type Picture, pictureOf } from '#domain/scanning/picture.ts';
import { turnedStrips } from '#domain/scanning/printed-digits.ts';
import type { CaptureAnswer, CaptureRequest } from './capture-messages.ts';

// The worker that makes the views of a captured still, and cuts out the digits under its bars.

declare const self: DedicatedWorkerGlobalScope;

let still: Frame | null = null;

async function blobOf(strip: Picture): Promise<Blob> {
  const canvas = new OffscreenCanvas(strip.width, strip.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.putImageData(new ImageData(new Uint8ClampedArray(strip.rgba()), strip.width, strip.height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

async function answer({ id, still: given, ask }: CaptureRequest): Promise<CaptureAnswer> {
  if (given) still = { ...given, data: new Uint8ClampedArray(given.pixels) };
  if (!still) throw new Error('No picture was handed over.');
  if ('quarters' in ask) {
    return { id, ok: true, strips: await Promise.all(turnedStrips(pictureOf(still), ask.quarters).map(blobOf)) };
  }
  const { width, height, data } = captureView(still, ask.view);
  // A copy: the still is looked at again.
  return { id, ok: true, width, height, pixels: new Uint8ClampedArray(data).buffer };
}

self.onmessage = async ({ data }: MessageEvent<CaptureRequest>) => {
  try {
    const answered = await answer(data);
    self.postMessage(answered, answered.ok && 'pixels' in answered ? [answered.pixels] : []);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    self.postMessage({ id: data.id, ok: false, message } satisfies CaptureAnswer);
  }
};
