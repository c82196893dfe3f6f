import type { Worker as PrintWorker } from 'tesseract.js';
import type { Gtin } from '#domain/products/gtin.ts';
import { parseGtin } from '#domain/products/gtin.ts';
import { type CaptureResult, type CaptureStep, readCapture } from '#domain/scanning/capture.ts';
import type { CaptureView } from '#domain/scanning/capture-views.ts';
import { readPrintedDigits } from '#domain/scanning/printed-digits.ts';
import { createChannel } from '../channel/channel.ts';
import { startPrintReader } from '../label/print-reader.ts';
import type { CaptureQuestions } from './capture-messages.ts';
import type { DecodeClient } from './decode-client.ts';
import { type Picture, pixelsOf } from './picture-pixels.ts';

/** Searches captured stills for barcodes on this phone. */
export interface CaptureReader {
  /**
   * Searches one still; its pixels are transferred, so it is empty afterwards. Rejects with the signal's reason when
   * cancelled, and with an Error if the barcode reader could not be started. If the label reader is not available, the
   * printed digits are skipped.
   * @param stronger searches every view, and reads the digits under the bars
   */
  read(
    still: Picture,
    stronger: boolean,
    onStep: (step: CaptureStep) => void,
    signal: AbortSignal,
  ): Promise<CaptureResult>;
}

const startWorker = () => new Worker(new URL('./capture.ts', import.meta.url), { type: 'module', name: 'capture' });

/** Creates a reader. Its workers only run while a still is searched, so that their memory is freed at once. */
export function createCaptureReader(decoder: DecodeClient, start: () => Worker = startWorker): CaptureReader {
  return {
    read: (still, stronger, onStep, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const channel = createChannel<CaptureQuestions>(start, 'The picture reader could not be started.');
        const handed = pixelsOf(still);
        const open = channel.ask('open', handed, { transfer: [handed.pixels] });
        let print: Promise<PrintWorker> | null = null;
        const end = () => {
          channel.close();
          print?.then((started) => started.terminate()).catch(() => undefined);
        };
        const callOff = () => {
          end();
          reject(signal.reason);
        };
        signal.addEventListener('abort', callOff);

        const bars = async (view: CaptureView): Promise<Gtin[]> => {
          await open;
          const { width, height, pixels } = await channel.ask('view', view);
          const codes = await decoder.decode({ width, height, data: new Uint8ClampedArray(pixels) });
          return codes.flatMap(({ digits, symbology }) => {
            const read = parseGtin(digits, symbology);
            return read.ok ? [read.value] : [];
          });
        };
        const lines = async (quarters: number): Promise<string[]> => {
          await open;
          const strips = await channel.ask('strips', quarters);
          if (strips.length === 0) return [];
          print ??= startPrintReader(true, () => undefined);
          const reader = await print;
          const read: string[] = [];
          for (const strip of strips) {
            // If cancelled, the reader has been terminated.
            signal.throwIfAborted();
            read.push(...(await reader.recognize(strip)).data.text.split('\n'));
          }
          return read;
        };
        // If the reader's model is not available, as when offline on an incomplete first visit, use the bars alone.
        const digits = () => readPrintedDigits(lines).catch(() => null);
        readCapture({ bars, digits }, stronger, onStep)
          .then(resolve, reject)
          .finally(() => {
            signal.removeEventListener('abort', callOff);
            end();
          });
      }),
  };
}
