import { createChannel } from '../channel/channel.ts';
import { WorkerFailure } from '../channel/worker-failure.ts';
import type { DecodedCode, DecodeQuestions, FrameLook } from './decode-messages.ts';
import { type Picture, pixelsOf } from './picture-pixels.ts';

/** Looks for retail codes in pictures, off the page's own thread. The pixels are handed over: a picture is empty afterwards. */
export interface DecodeClient {
  /** Starts the worker and its wasm ahead of the first picture, while the camera is still being opened. */
  warm(): void;
  /** @returns the codes of a still picture that can be believed. Rejects where the decoder could not be started */
  decode(image: Picture): Promise<readonly DecodedCode[]>;
  /**
   * Looks at one frame of a running camera. Rejects where the decoder could not be started.
   * @returns null where another frame was still being looked at: this one is dropped, never queued
   */
  look(frame: Picture): Promise<FrameLook | null>;
  /** Ends the worker. The next picture starts another. */
  stop(): void;
}

const NOTHING: FrameLook = { codes: [], more: false, aim: null };

const startWorker = () => new Worker(new URL('./decode.ts', import.meta.url), { type: 'module', name: 'decode' });

/** Nobody looks for codes any more: the worker and the memory of its wasm are given back. */
const IDLE_MS = 60_000;

/** Makes one. The worker, and its wasm, are fetched with the first picture; a worker that failed is replaced. */
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
      // Its wasm may not have come; the next picture begins anew.
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

/** The decoder of this page: one worker, whoever asks. */
export function decodeClient(): DecodeClient {
  ofThisPage ??= createDecodeClient();
  return ofThisPage;
}
