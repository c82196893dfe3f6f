import { captureView } from '#domain/scanning/capture-views.ts';
import { type Frame, type Picture, pictureOf } from '#domain/scanning/picture.ts';
import { turnedStrips } from '#domain/scanning/printed-digits.ts';
import { serve } from '../channel/serve.ts';
import type { CaptureQuestions } from './capture-messages.ts';

// The worker that makes views of a captured still, and cuts out the digits under its bars.

declare const self: DedicatedWorkerGlobalScope;

let still: Frame | null = null;

async function blobOf(strip: Picture): Promise<Blob> {
  const canvas = new OffscreenCanvas(strip.width, strip.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.putImageData(new ImageData(new Uint8ClampedArray(strip.rgba()), strip.width, strip.height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

function opened(): Frame {
  if (!still) throw new Error('No picture was received.');
  return still;
}

serve<CaptureQuestions>(self, {
  open: ({ width, height, pixels }) => {
    still = { width, height, data: new Uint8ClampedArray(pixels) };
    return null;
  },
  view: (view, { handOver }) => {
    const { width, height, data } = captureView(opened(), view);
    // Transfer a copy, since the still is used again.
    const pixels = new Uint8ClampedArray(data).buffer;
    handOver(pixels);
    return { width, height, pixels };
  },
  strips: (quarters) => Promise.all(turnedStrips(pictureOf(opened()), quarters).map(blobOf)),
});
