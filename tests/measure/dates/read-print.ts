import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, PSM } from 'tesseract.js';
import { type PrintedDate, readPrintedDate } from '#domain/inventory/printed-date/read-printed-date.ts';
import { bandsOf } from '#domain/label-photo/bands.ts';
import type { Place } from '#domain/label-photo/corners.ts';
import { cutOut } from '#domain/label-photo/homography.ts';
import { graymap, rowsOf } from '#domain/label-photo/page-file.ts';
import { preparedPage } from '#domain/label-photo/prepare-page.ts';
import { printWindow } from '#domain/label-photo/print-window.ts';
import type { Frame } from '#domain/scanning/picture.ts';

/** Longer side of the picture to read in pixels, and its JPEG quality: the same as on the phone. */
const LONGEST = 1200;
const JPEG_QUALITY = 92;

const MODEL = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** Reads the date around a place in a photograph as the phone does, with the same model and rules. */
export interface PrintReader {
  read(frame: Frame, place: Place): Promise<PrintedDate>;
  stop(): Promise<unknown>;
}

/** Starts a reader. */
export async function startPrintReader(): Promise<PrintReader> {
  const worker = await createWorker('eng', 1, { langPath: MODEL, gzip: true, cacheMethod: 'none' });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '150' });
  const textOf = async (file: Buffer): Promise<string> => (await worker.recognize(file)).data.text;
  return {
    async read(frame, place) {
      const cut = cutOut(frame, printWindow(place));
      const { width, height } = cut;
      const whole = await sharp(Buffer.from(cut.data), { raw: { width, height, channels: 4 } })
        .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
        .flatten()
        .jpeg({ quality: JPEG_QUALITY })
        .toBuffer();
      const texts = [await textOf(whole)];
      const { picture } = preparedPage(cut, 0);
      for (const band of bandsOf(picture)) texts.push(await textOf(Buffer.from(graymap(rowsOf(picture, band)).buffer)));
      return readPrintedDate(texts.join('\n\n'));
    },
    stop: () => worker.terminate(),
  };
}
