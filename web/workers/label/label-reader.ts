import type { Corners } from '#domain/label-photo/corners.ts';
import { linesOfBlocks, type OcrLine } from '#domain/label-photo/ocr.ts';
import { type LabelPages, type LabelPhotoReading, readLabelPhoto } from '#domain/label-photo/read-label-photo.ts';
import { allowsWasm, WasmNotAllowed } from '../wasm-allowed.ts';
import { fetchLabelReader, labelReaderIsStored } from './label-model-at-hand.ts';
import type { LabelPhotograph } from './label-pages.ts';
import { startPrintReader } from './print-reader.ts';

/**
 * Progress of a reading. `fetching` has the bytes received, if the reader is not stored on this phone yet; `reading`
 * has the share of the page that is read, 0 to 1, and the text read so far.
 */
export type LabelProgress =
  | { readonly stage: 'preparing' | 'starting' }
  | { readonly stage: 'fetching'; readonly bytes: number }
  | { readonly stage: 'reading'; readonly share: number; readonly text: string };

/** Reads photos of labels on this phone. */
export interface LabelReader {
  /** Starts the reader before its first photo, if it is stored on this phone. Never fails. */
  warm(): void;
  /**
   * Reads the area between the corners. Rejects with an AbortError when cancelled, with `NoLabelReader` if the reader
   * is neither stored nor available, with `WasmNotAllowed` if the browser forbids it, and with another Error if it does
   * not run.
   */
  read(
    photo: LabelPhotograph,
    corners: Corners,
    progress: (now: LabelProgress) => void,
    signal: AbortSignal,
  ): Promise<LabelPhotoReading>;
  /** Ends the worker and frees its memory. */
  stop(): void;
}

interface Recogniser {
  recognise(file: Blob, as: 'block' | 'line', above: number): Promise<OcrLine[]>;
  terminate(): Promise<unknown>;
}

async function startRecogniser(onShare: (share: number) => void): Promise<Recogniser> {
  const [worker, { PSM }] = await Promise.all([startPrintReader(false, onShare), import('./page-reader.ts')]);
  let mode: 'block' | 'line' = 'block';
  return {
    recognise: async (file, as, above) => {
      if (as !== mode) {
        await worker.setParameters({ tessedit_pageseg_mode: as === 'line' ? PSM.SINGLE_LINE : PSM.SINGLE_BLOCK });
        mode = as;
      }
      const { data: seen } = await worker.recognize(file, {}, { text: false, blocks: true });
      return linesOfBlocks(seen.blocks ?? [], above);
    },
    terminate: () => worker.terminate(),
  };
}

/** Creates a reader. Its worker ends with `stop`, or when a reading is cancelled or fails. */
export function createLabelReader(): LabelReader {
  let recogniser: Promise<Recogniser> | null = null;
  let onShare: (share: number) => void = () => undefined;

  const stop = () => {
    recogniser?.then((started) => started.terminate()).catch(() => undefined);
    recogniser = null;
  };
  const start = () => {
    recogniser ??= startRecogniser((share) => onShare(share));
    // Callers that wait for it get the error; without one it would be an unhandled rejection.
    recogniser.catch(() => undefined);
    return recogniser;
  };

  async function readIt(
    photo: LabelPhotograph,
    corners: Corners,
    progress: (now: LabelProgress) => void,
    signal: AbortSignal,
  ): Promise<LabelPhotoReading> {
    progress({ stage: 'preparing' });
    // Checked before fetching 7 MB that could not be used.
    if (!allowsWasm()) throw new WasmNotAllowed('This browser does not allow WebAssembly.');
    if (recogniser === null) await fetchLabelReader(signal, (bytes) => progress({ stage: 'fetching', bytes }));
    signal.throwIfAborted();
    const started = start();
    let read = { bands: 1, read: 0, text: '' };
    onShare = (share) => {
      const whole = (read.read + Math.min(1, share)) / read.bands;
      progress({ stage: 'reading', share: Math.min(1, whole), text: read.text });
    };
    const pages: LabelPages = {
      sideways: photo.sideways(),
      open: async (quarters) => {
        const page = await photo.page(corners, quarters);
        read = { ...read, bands: page.bands.length };
        progress({ stage: 'starting' });
        await started;
        return page;
      },
      read: async (rows, as) => (await started).recognise(new Blob([await photo.rows(rows, as)]), as, rows.top),
    };
    return readLabelPhoto(pages, (now) => {
      read = { ...now };
      progress({ stage: 'reading', share: now.read / now.bands, text: now.text });
    });
  }

  return {
    warm: () => {
      if (recogniser === null) {
        const ready = async () => {
          if (await labelReaderIsStored()) await start();
        };
        ready().catch(stop);
      }
    },
    stop,
    read: (photo, corners, progress, signal) =>
      new Promise<LabelPhotoReading>((resolve, reject) => {
        signal.throwIfAborted();
        const cancel = () => {
          stop();
          reject(signal.reason);
        };
        signal.addEventListener('abort', cancel);
        readIt(photo, corners, progress, signal)
          .then(resolve, (reason: unknown) => {
            // After a failure the next photo starts a new reader.
            stop();
            reject(reason);
          })
          .finally(() => signal.removeEventListener('abort', cancel));
      }),
  };
}
