import { createChannel } from '../channel/channel.ts';
import { WorkerFailure } from '../channel/worker-failure.ts';
import type { DecodedCode, DecodeQuestions, FrameLook } from './decode-messages.ts';
import { type Picture, pixelsOf } from './picture-pixels.ts';

/** Searches pictures for retail barcodes off the main thread. Pixels are transferred: a picture is empty afterwards. */
export interface DecodeClient {
  /** Starts the worker and its wasm before the first picture, while the camera is still being opened. */
  warm(): void;
  /** @returns the trustworthy codes of a still picture. Rejects if the decoder could not be started */
  decode(image: Picture): Promise<readonly DecodedCode[]>;
  /**
   * Searches one frame of a running camera. Rejects if the decoder could not be started.
   * @returns null if another frame was still being searched: this one is dropped, never queued
   */
  look(frame: Picture): Promise<FrameLook | null>;
  /** Ends the worker. The next picture starts a new one. */
  stop(): void;
}

const NOTHING: FrameLook = { codes: [], more: false, aim: null };

const startWorker = () => new Worker(new URL('./decode.ts', import.meta.url), { type: 'module', name: 'decode' });

/** After this long without a request the worker is ended, to free its memory and that of its wasm. */
const IDLE_MS = 60_000;

/** Creates a client. The worker and its wasm are loaded with the first picture; a worker that failed is replaced. */
export function createDecodeClient(start: () => Worker = startWorker): DecodeClient {
  const channel = createChannel<DecodeQuestions>(start, 'The barcode reader could not be started.', IDLE_MS);
  let looking = false;
  const ask = async <N extends keyof DecodeQuestions, T>(name: N, picture: Picture, none: T) => {
    const input = pixelsOf(picture);
    try {
      return await channel.ask(name, input, { transfer: [input.pixels] });
    } catch (error) {
      const reason = error instanceof WorkerFailure ? error.reason : null;
      if (reason === 'closed') return none;
      // Its wasm may have failed to load, so the next picture starts a new worker.
      if (reason !== 'died') channel.close();
      throw error;
    }
  };
  return {
    stop: channel.close,
    warm: channel.warm,
    decode: (picture) => ask('still', picture, NOTHING.codes),
    look: async (frame) => {
      if (looking) return null;
      looking = true;
      try {
        return await ask('look', frame, NOTHING);
      } finally {
        looking = false;
      }
    },
  };
}

let ofThisPage: DecodeClient | undefined;

/** The page's decoder: one worker for all callers. */
export function decodeClient(): DecodeClient {
  ofThisPage ??= createDecodeClient();
  return ofThisPage;
}
