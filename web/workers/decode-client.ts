import type { DecodeAnswer, DecodedCode, DecodeRequest, FrameSigns } from './decode-messages.ts';

/** A picture's pixels, as a canvas gives them. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** What one frame of a running camera says. */
export interface FrameLook extends FrameSigns {
  readonly codes: readonly DecodedCode[];
}

/** Looks for retail codes in pictures, off the page's own thread. The pixels are handed over: a picture is empty afterwards. */
export interface DecodeClient {
  /** Starts the worker and its wasm ahead of the first picture, while the camera is still being opened. */
  warm(): void;
  /** @returns the codes of a still picture that can be believed. Rejects where the decoder could not be started */
  decode(image: Picture, effort: 'still'): Promise<readonly DecodedCode[]>;
  /**
   * Looks at one frame of a running camera. Rejects where the decoder could not be started.
   * @returns null where another frame was still being looked at: this one is dropped, never queued
   */
  look(frame: Picture): Promise<FrameLook | null>;
  /** Ends the worker. The next picture starts another. */
  stop(): void;
}

interface Waiting {
  readonly resolve: (look: FrameLook) => void;
  readonly reject: (error: Error) => void;
}

const NOTHING: FrameLook = { codes: [], more: false, aim: null };

const startWorker = () => new Worker(new URL('./decode.ts', import.meta.url), { type: 'module', name: 'decode' });

/** Nobody looks for codes any more: the worker and the memory of its wasm are given back. */
const IDLE_MS = 60_000;

/** Makes one. The worker, and its wasm, are fetched with the first picture; a worker that failed is replaced. */
export function createDecodeClient(start: () => Worker = startWorker): DecodeClient {
  let worker: Worker | null = null;
  let lastId = 0;
  let looking = false;
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
  const stop = () => end(({ resolve }) => resolve(NOTHING));
  const running = (): Worker => {
    if (worker) return worker;
    const started = start();
    started.onmessage = ({ data }: MessageEvent<DecodeAnswer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) asked?.resolve(data);
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

  const ask = async ({ width, height, data }: Picture, effort: DecodeRequest['effort']): Promise<FrameLook> => {
    clearTimeout(idle);
    const pixels = data.buffer instanceof ArrayBuffer ? data.buffer : new Uint8ClampedArray(data).buffer;
    lastId += 1;
    const id = lastId;
    try {
      return await new Promise<FrameLook>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        running().postMessage({ id, width, height, pixels, effort } satisfies DecodeRequest, [pixels]);
      });
    } finally {
      clearTimeout(idle);
      idle = setTimeout(stop, IDLE_MS);
    }
  };

  return {
    stop,
    warm: () => {
      running();
      clearTimeout(idle);
      idle = setTimeout(stop, IDLE_MS);
    },
    decode: async (image, effort) => (await ask(image, effort)).codes,
    look: async (frame) => {
      if (looking) return null;
      looking = true;
      try {
        return await ask(frame, 'live');
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
