import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, PSM } from 'tesseract.js';
import type { Gtin } from '#domain/products/gtin.ts';
import { type Frame, pictureOf } from '#domain/scanning/picture.ts';
import { readPrintedDigits, turnedStrips } from '#domain/scanning/printed-digits.ts';
import { loadSharp } from '../pictures/load-sharp.ts';

/** Reads the digits under the bars of a picture. */
export type DigitOcr = (frame: Frame) => Promise<Gtin | null>;

const data = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');

/** Starts a separate OCR engine that reads digits only: the one for labels still needs its letters. */
export async function startDigitOcr(): Promise<DigitOcr> {
  const sharp = await loadSharp();
  const langPath = join(dirname(data), '4.0.0_best_int');
  const worker = await createWorker('eng', 1, { langPath, gzip: true, cacheMethod: 'none' });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    tessedit_char_whitelist: '0123456789',
    user_defined_dpi: '150',
  });
  return (frame) => {
    const picture = pictureOf(frame);
    return readPrintedDigits(async (quarters) => {
      const lines: string[] = [];
      for (const strip of turnedStrips(picture, quarters)) {
        const luma = strip.luma();
        const raw = { raw: { width: strip.width, height: strip.height, channels: 1 as const } };
        const png = await sharp(Buffer.from(luma.buffer, luma.byteOffset, luma.length), raw)
          .png({ compressionLevel: 1 })
          .toBuffer();
        const { data: seen } = await worker.recognize(png);
        lines.push(...seen.text.split('\n'));
      }
      return lines;
    });
  };
}
