import { linesOfBlocks } from '#domain/label-photo/ocr.ts';
import { type LabelPhotoReading, readLabelPhoto } from '#domain/label-photo/read-label-photo.ts';
import { labelModelFolder, labelReaderFiles } from './label-files.ts';
import type { LabelPageAnswer, LabelPageRequest } from './label-page-messages.ts';

/** Where the reading stands. `starting` fetches the reader; `reading` tells its own share of the page, 0 to 1. */
export type LabelProgress =
  | { readonly stage: 'preparing' | 'starting' }
  | { readonly stage: 'reading'; readonly share: number };

/** A photograph's pixels, as a canvas gives them. */
export interface Photograph {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Reads photographs of labels on this phone. */
export interface LabelReader {
  /**
   * Reads one photograph; its pixels are handed over and empty afterwards. Rejects with an AbortError when cancelled,
   * and with an Error where the reader could not be started.
   */
  read(photo: Photograph, progress: (now: LabelProgress) => void, signal: AbortSignal): Promise<LabelPhotoReading>;
  /** Ends the workers and gives their memory back. */
  stop(): void;
}

interface Recogniser {
  recognise(page: Blob): Promise<ReturnType<typeof linesOfBlocks>>;
  terminate(): Promise<unknown>;
}

/** Starts tesseract.js from our own files: nothing is fetched from elsewhere, and no worker is made from a blob. */
async function startRecogniser(onShare: (share: number) => void): Promise<Recogniser> {
  const { createWorker, PSM } = await import('tesseract.js');
  const worker = await createWorker('eng', 1, {
    langPath: labelModelFolder,
    workerPath: labelReaderFiles.worker,
    corePath: labelReaderFiles.core,
    workerBlobURL: false,
    cacheMethod: 'none',
    // Said by the promise already; without this it is thrown where nobody can catch it.
    errorHandler: () => undefined,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onShare(progress);
    },
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '150' });
  return {
    recognise: async (page) => {
      const { data: seen } = await worker.recognize(page, {}, { text: false, blocks: true });
      return linesOfBlocks(seen.blocks ?? []);
    },
    terminate: () => worker.terminate(),
  };
}

const startPageWorker = () =>
  new Worker(new URL('./label-page.ts', import.meta.url), { type: 'module', name: 'label' });

/** Shows a photograph to the worker that prepares pages; asked again, it turns the same one. */
function pagesOf(worker: Worker, photo: Photograph): (quarters: number) => Promise<Blob> {
  let handedOver = false;
  let lastId = 0;
  return (quarters) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const { width, height, data } = photo;
      const pixels = handedOver
        ? null
        : data.buffer instanceof ArrayBuffer
          ? data.buffer
          : new Uint8ClampedArray(data).buffer;
      handedOver = true;
      worker.onmessage = ({ data: answer }: MessageEvent<LabelPageAnswer>) => {
        if (answer.id !== id) return;
        if (answer.ok) resolve(answer.page);
        else reject(new Error(answer.message));
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error('The label reader could not be started.'));
      };
      const request: LabelPageRequest = { id, width, height, pixels, quarters };
      worker.postMessage(request, pixels ? [pixels] : []);
    });
}

/** Makes a reader. Its workers start with the first photograph and end with `stop` or a cancelled reading. */
export function createLabelReader(): LabelReader {
  let pages: Worker | null = null;
  let recogniser: Promise<Recogniser> | null = null;
  let onShare: (share: number) => void = () => undefined;

  const stop = () => {
    pages?.terminate();
    pages = null;
    recogniser?.then((started) => started.terminate()).catch(() => undefined);
    recogniser = null;
  };

  return {
    stop,
    read: (photo, progress, signal) =>
      new Promise<LabelPhotoReading>((resolve, reject) => {
        signal.throwIfAborted();
        const cancel = () => {
          stop();
          reject(signal.reason);
        };
        signal.addEventListener('abort', cancel);
        onShare = (share) => progress({ stage: 'reading', share });
        progress({ stage: 'preparing' });
        pages ??= startPageWorker();
        const page = pagesOf(pages, photo);
        recogniser ??= startRecogniser((share) => onShare(share));
        const started = recogniser;
        const look = async (quarters: number) => {
          const ready = await page(quarters);
          progress({ stage: 'starting' });
          return (await started).recognise(ready);
        };
        readLabelPhoto(look)
          .then(resolve, (reason: unknown) => {
            // A reader that failed once is started anew with the next photograph.
            stop();
            reject(reason);
          })
          .finally(() => signal.removeEventListener('abort', cancel));
      }),
  };
}
