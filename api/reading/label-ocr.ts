import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, PSM } from 'tesseract.js';
import { bandsOf } from '#domain/label-photo/bands.ts';
import { unsharpMasked } from '#domain/label-photo/focus.ts';
import { guessCorners } from '#domain/label-photo/guess-corners.ts';
import { cutOut } from '#domain/label-photo/homography.ts';
import { linesOfBlocks } from '#domain/label-photo/ocr.ts';
import { graymap, rowsOf } from '#domain/label-photo/page-file.ts';
import { preparedPage } from '#domain/label-photo/prepare-page.ts';
import { printedRows } from '#domain/label-photo/printed-rows.ts';
import { type LabelPages, type LabelPhotoReading, readLabelPhoto } from '#domain/label-photo/read-label-photo.ts';
import { liesSideways } from '#domain/label-photo/sideways.ts';
import type { Frame, Picture } from '#domain/scanning/picture.ts';

/** Reads printed text on this machine, in a worker thread. */
export interface LocalOcr {
  read(frame: Frame): Promise<LabelPhotoReading>;
  /** Ends the thread. */
  stop(): Promise<void>;
}

const data = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');

/** The integer model: a third of the size of the exact one, and no worse on the measured labels. */
const MODEL = join(dirname(data), '4.0.0_best_int');

/**
 * Starts the OCR engine. Model and program come with the packages: nothing is downloaded or written to disk.
 * It expects one block of text: a label that was framed or cropped (guide figures: other modes lose tilted lines).
 */
export async function startOcr(): Promise<LocalOcr> {
  const worker = await createWorker('eng', 1, { langPath: MODEL, gzip: true, cacheMethod: 'none' });
  // The pictures have no resolution; setting one stops the engine from guessing, and from printing that it did.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '150' });
  const pagesOf = (frame: Frame, sideways: boolean): LabelPages => {
    let page: Picture | null = null;
    return {
      sideways,
      open: async (quarters) => {
        const { picture, pitch, lineDistance } = preparedPage(frame, quarters);
        page = picture;
        return { bands: bandsOf(picture), lines: printedRows(picture, pitch), lineDistance };
      },
      read: async (rows, as) => {
        if (!page) throw new Error('No page was opened.');
        await worker.setParameters({ tessedit_pageseg_mode: as === 'line' ? PSM.SINGLE_LINE : PSM.SINGLE_BLOCK });
        const part = rowsOf(page, rows);
        const file = Buffer.from(graymap(as === 'line' ? unsharpMasked(part) : part).buffer);
        const { data: seen } = await worker.recognize(file, {}, { text: false, blocks: true });
        return linesOfBlocks(seen.blocks ?? [], rows.top);
      },
    };
  };
  return {
    read: (frame) => {
      // The same corners as on the phone before somebody moves one.
      const corners = guessCorners(frame);
      return readLabelPhoto(pagesOf(corners ? cutOut(frame, corners) : frame, liesSideways(frame)));
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}
