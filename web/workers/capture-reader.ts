import type { Worker as PrintWorker } from 'tesseract.js';
import type { Gtin } from '#domain/products/gtin.ts';
import { parseGtin } from '#domain/products/gtin.ts';
import { type CaptureEnd, type CaptureStep, readCapture } from '#domain/scanning/capture.ts';
import type { CaptureView } from '#domain/scanning/capture-views.ts';
import { readPrintedDigits } from '#domain/scanning/printed-digits.ts';
import type { CaptureAnswer, CaptureRequest } from './capture-messages.ts';
import type { DecodeClient, Picture } from './decode-client.ts';
import { startPrintReader } from './print-reader.ts';

/** Searches captured stills on this phone. */
export interface CaptureReader {
  /**
   * Searches one still; its pixels are handed over and empty afterwards. Rejects with the signal's reason when called
   * off, and with an Error where the barcode reader could not be started. Where the reader of print is not to be had
   * the digits are left out.
   * @param stronger every view, and the digits under the bars
   */
  read(
    still: Picture,
    stronger: boolean,
    onStep: (step: CaptureStep) => void,
    signal: AbortSignal,
  ): Promise<CaptureEnd>;
}

const startWorker = () => new Worker(new URL('./capture.ts', import.meta.url), { type: 'module', name: 'capture' });

type Ask = CaptureRequest['ask'];

/** Asks the worker about one still, question by question. */
function askingAbout(worker: Worker, still: Picture): (ask: Ask) => Promise<Extract<CaptureAnswer, { ok: true }>> {
  let handedOver = false;
  let lastId = 0;
  return (ask) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      worker.onmessage = ({ data }: MessageEvent<CaptureAnswer>) => {
        if (data.id !== id) return;
        if (data.ok) resolve(data);
        else reject(new Error(data.message));
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error('The picture reader could not be started.'));
      };
      const { width, height, data } = still;
      const pixels = data.buffer instanceof ArrayBuffer ? data.buffer : new Uint8ClampedArray(data).buffer;
      const request: CaptureRequest = { id, still: handedOver ? null : { width, height, pixels }, ask };
      worker.postMessage(request, handedOver ? [] : [pixels]);
      handedOver = true;
    });
}

/** Makes one. Its workers live as long as one still is looked at: their memory is given back at once. */
export function createCaptureReader(decoder: DecodeClient, start: () => Worker = startWorker): CaptureReader {
  return {
    read: (still, stronger, onStep, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const worker = start();
        const ask = askingAbout(worker, still);
        let print: Promise<PrintWorker> | null = null;
        const end = () => {
          worker.terminate();
          print?.then((started) => started.terminate()).catch(() => undefined);
        };
        const callOff = () => {
          end();
          reject(signal.reason);
        };
        signal.addEventListener('abort', callOff);

        const bars = async (view: CaptureView): Promise<Gtin[]> => {
          const seen = await ask({ view });
          if (!('pixels' in seen)) return [];
          const { width, height, pixels } = seen;
          const codes = await decoder.decode({ width, height, data: new Uint8ClampedArray(pixels) }, 'still');
          return codes.flatMap(({ digits, symbology }) => {
            const read = parseGtin(digits, symbology);
            return read.ok ? [read.value] : [];
          });
        };
        const lines = async (quarters: number): Promise<string[]> => {
          const seen = await ask({ quarters });
          if (!('strips' in seen) || seen.strips.length === 0) return [];
          print ??= startPrintReader(true, () => undefined);
          const reader = await print;
          const read: string[] = [];
          for (const strip of seen.strips) {
            // Called off, the reader is gone.
            signal.throwIfAborted();
            read.push(...(await reader.recognize(strip)).data.text.split('\n'));
          }
          return read;
        };
        // Without its model, as offline before the first visit was complete, the bars alone must do.
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
