import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, PSM } from 'tesseract.js';
import { linesOfBlocks } from '#domain/label-photo/ocr.ts';
import { preparedPage } from '#domain/label-photo/prepare-page.ts';
import { type LabelPhotoReading, type LookAtPage, readLabelPhoto } from '#domain/label-photo/read-label-photo.ts';
import type { Frame } from '#domain/scanning/picture.ts';

/** Reads printed text on this machine, in a thread of its own. */
export interface LocalOcr {
  read(frame: Frame): Promise<LabelPhotoReading>;
  /** Ends the thread. */
  stop(): Promise<void>;
}

const data = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');

/** The integer model: a third of the size of the exact one, and on the measured labels no worse. */
const MODEL = join(dirname(data), '4.0.0_best_int');

/**
 * Starts the optical reader. Model and program come with the packages; nothing is fetched and nothing is written.
 * One block of text is expected: a label that was framed or cut out (guide figures: other modes lose tilted lines).
 */
export async function startOcr(): Promise<LocalOcr> {
  const worker = await createWorker('eng', 1, { langPath: MODEL, gzip: true, cacheMethod: 'none' });
  // The pictures carry no resolution; saying one keeps the reader from guessing and from printing that it did.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '150' });
  const look =
    (frame: Frame): LookAtPage =>
    async (quarters) => {
      const page = preparedPage(frame, quarters);
      const luma = page.luma();
      const raw = { raw: { width: page.width, height: page.height, channels: 1 as const } };
      const picture = await sharp(Buffer.from(luma.buffer, luma.byteOffset, luma.length), raw)
        .png({ compressionLevel: 1 })
        .toBuffer();
      const { data: seen } = await worker.recognize(picture, {}, { text: false, blocks: true });
      return linesOfBlocks(seen.blocks ?? []);
    };
  return {
    read: (frame) => readLabelPhoto(look(frame)),
    stop: async () => {
      await worker.terminate();
    },
  };
}
