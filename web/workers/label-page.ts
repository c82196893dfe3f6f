import { preparedPage } from '#domain/label-photo/prepare-page.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import type { LabelPageAnswer, LabelPageRequest } from './label-page-messages.ts';

// The worker that makes photographs of labels ready for reading: light, level, and of a size the reader likes.

declare const self: DedicatedWorkerGlobalScope;

let photograph: Frame | null = null;

async function pageOf({ width, height, pixels, quarters }: LabelPageRequest): Promise<Blob> {
  if (pixels) photograph = { width, height, data: new Uint8ClampedArray(pixels) };
  if (!photograph) throw new Error('No photograph was handed over.');
  const page = preparedPage(photograph, quarters);
  const canvas = new OffscreenCanvas(page.width, page.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.putImageData(new ImageData(new Uint8ClampedArray(page.rgba()), page.width, page.height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

self.onmessage = async ({ data }: MessageEvent<LabelPageRequest>) => {
  const { id } = data;
  try {
    self.postMessage({ id, ok: true, page: await pageOf(data) } satisfies LabelPageAnswer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    self.postMessage({ id, ok: false, message } satisfies LabelPageAnswer);
  }
};
