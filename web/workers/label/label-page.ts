import { bandsOf } from '#domain/label-photo/bands.ts';
import { type Corners, isWhole } from '#domain/label-photo/corners.ts';
import { unsharpMasked } from '#domain/label-photo/focus.ts';
import { guessCorners } from '#domain/label-photo/guess-corners.ts';
import { cutOut } from '#domain/label-photo/homography.ts';
import { graymap, rowsOf } from '#domain/label-photo/page-file.ts';
import { preparedPage } from '#domain/label-photo/prepare-page.ts';
import { printedRows } from '#domain/label-photo/printed-rows.ts';
import { liesSideways } from '#domain/label-photo/sideways.ts';
import type { Frame, Picture } from '#domain/scanning/picture.ts';
import { serve } from '../channel/serve.ts';
import type { LabelPageQuestions } from './label-page-messages.ts';
import { canvasOf, frameOf } from './picture-frame.ts';

// The worker that holds a photo of a label: finds its print, cuts it out, and prepares pages for OCR.

declare const self: DedicatedWorkerGlobalScope;

/** Quality of a JPEG of a label (product P8.2). */
const JPEG_QUALITY = 0.8;

let photograph: Frame | null = null;
let page: Picture | null = null;

function opened(): Frame {
  if (!photograph) throw new Error('No photo was received.');
  return photograph;
}

const cut = (corners: Corners): Frame => (isWhole(corners) ? opened() : cutOut(opened(), corners));

/** The area between the corners as a JPEG, its longer side at most `longest` pixels. */
async function jpegOf(corners: Corners, longest: number): Promise<Blob> {
  const frame = cut(corners);
  const { canvas, context } = canvasOf(frame.width, frame.height);
  context.putImageData(new ImageData(new Uint8ClampedArray(frame.data), frame.width, frame.height), 0, 0);
  const scale = Math.min(1, longest / Math.max(frame.width, frame.height));
  if (scale === 1) return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  const small = canvasOf(Math.max(1, Math.round(frame.width * scale)), Math.max(1, Math.round(frame.height * scale)));
  small.context.drawImage(canvas, 0, 0, small.canvas.width, small.canvas.height);
  return small.canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

serve<LabelPageQuestions>(self, {
  open: async (photo) => {
    page = null;
    photograph = await frameOf(photo);
    const { width, height } = photograph;
    return { width, height, corners: guessCorners(photograph), sideways: liesSideways(photograph) };
  },
  jpeg: ({ corners, longest }) => jpegOf(corners, longest),
  page: ({ corners, quarters }) => {
    const prepared = preparedPage(cut(corners), quarters);
    page = prepared.picture;
    const lines = printedRows(page, prepared.pitch);
    return { bands: bandsOf(page), lines, lineDistance: prepared.lineDistance };
  },
  rows: ({ rows, as }, { handOver }) => {
    if (!page) throw new Error('No page was prepared.');
    const part = rowsOf(page, rows);
    const file = graymap(as === 'line' ? unsharpMasked(part) : part).buffer;
    handOver(file);
    return file;
  },
});
