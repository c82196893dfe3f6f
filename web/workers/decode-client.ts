import type { DecodeAnswer, DecodedCode, DecodeRequest } from './decode-messages.ts';

/** A picture's pixels, as a canvas gives them. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Looks for retail codes in pictures, off the page's own thread. */
export interface DecodeClient {
  /**
   * The pixels are handed over: the picture is empty afterwards.
   * @param effort a `live` frame is dropped, with an empty answer, while another is being looked at
   * @returns the codes that can be believed. Rejects where the decoder could not be started
   */
  decode(image: Picture, effort: DecodeRequest['effort']): Promise<readonly DecodedCode[]>;
  /** Ends the worker. The next picture starts another. */
  stop(): void;
}

interface Waiting {
  readonly resolve: (codes: readonly DecodedCode[]) => void;
  readonly reject: (error: Error) => void;
}

const startWorker = () => new Worker(new URL('./decode.ts', import.meta.url), { type: 'module', name: 'decode' });

/** Nobody looks for codes any more: the worker and the memory of its wasm are given back. */
const IDLE_MS = 60_000;

/** Makes one. The worker, and its wasm, are fetched with the first picture; a worker that failed is replaced. */
export function createDecodeClient(start: () => Worker = startWorker): DecodeClient {
  let worker: Worker | null = null;
  let lastId = 0;
  let livesUnderWay = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Map<number, Waiting>();

  const end = (settle: (asked: Waiting) => void) => {
    worker?.terminate();
    worker = null;
    clearTimeout(idle);
    const asked = [...waiting.values()];
    waiting.clear();
    for (const one of asked) settle(one);
  };
  const stop = () => end(({ resolve }) => resolve([]));
  const running = (): Worker => {
    if (worker) return worker;
    const started = start();
    started.onmessage = ({ data }: MessageEvent<DecodeAnswer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) asked?.resolve(data.codes);
      else {
        asked?.reject(new Error(data.message));
        // Its wasm may not have come; the next picture begins anew.
        stop();
      }
    };
    started.onerror = (event) => {
      event.preventDefault();
      if (worker === started) end(({ reject }) => reject(new Error('The barcode reader could not be started.')));
    };
    worker = started;
    return started;
  };

  return {
    stop,
    decode: async (image, effort) => {
      if (effort === 'live' && livesUnderWay > 0) return [];
      clearTimeout(idle);
      const { width, height, data } = image;
      const pixels = data.buffer instanceof ArrayBuffer ? data.buffer : new Uint8ClampedArray(data).buffer;
      lastId += 1;
      const id = lastId;
      if (effort === 'live') livesUnderWay += 1;
      try {
        return await new Promise<readonly DecodedCode[]>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          running().postMessage({ id, width, height, pixels, effort } satisfies DecodeRequest, [pixels]);
        });
      } finally {
        if (effort === 'live') livesUnderWay -= 1;
        clearTimeout(idle);
        idle = setTimeout(stop, IDLE_MS);
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
