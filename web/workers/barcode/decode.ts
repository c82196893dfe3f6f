import zbarUrl from '@undecaf/zbar-wasm/dist/zbar.wasm?url';
import zxingUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { printedCode } from '#domain/products/gtin.ts';
import { type Decoders, readStill } from '#domain/scanning/decode-ladder.ts';
import { createLiveCamera } from '#domain/scanning/live-camera.ts';
import type { CheckedRead, Decoder, Place } from '#domain/scanning/reads.ts';
import { serve } from '../channel/serve.ts';
import { allowsWasm } from '../wasm-allowed.ts';
import type { DecodedCode, DecodeQuestions, PixelBuffer } from './decode-messages.ts';
import { startNative } from './native-decoder.ts';
import { startZbar, whenNeeded } from './zbar-decoder.ts';
import { startZxing } from './zxing-decoder.ts';

// The worker that decodes barcodes, so that a busy page does not delay the camera, nor the camera the page.

declare const self: DedicatedWorkerGlobalScope;

const seesNothing: Decoder = async () => [];

/** The wasm readers, or the plain-script one if wasm is not allowed. */
async function startReaders(): Promise<Decoders> {
  if (allowsWasm()) return { ...(await startZxing(zxingUrl)), second: whenNeeded(() => startZbar(zbarUrl)) };
  const { scriptDecoders } = await import('./script-decoder.ts');
  return { ...scriptDecoders(), second: seesNothing };
}

async function start(): Promise<Decoders> {
  // If the browser's own reader does not start, continue as if there were none.
  const [readers, native] = await Promise.all([startReaders(), startNative(self).catch(() => null)]);
  return { ...readers, ...(native ? { native } : {}) };
}

const decoders = start();
let live: ReturnType<typeof createLiveCamera> | null = null;

const frameOf = ({ width, height, pixels }: PixelBuffer) => ({ width, height, data: new Uint8ClampedArray(pixels) });

const told = ({ gtin, symbology }: CheckedRead, place: Place | null): DecodedCode => ({
  digits: printedCode(gtin),
  symbology,
  place,
});

serve<DecodeQuestions>(self, {
  still: async (picture) => {
    const reads = await readStill(frameOf(picture), await decoders);
    return reads.map((read) => told(read, null));
  },
  look: async (picture) => {
    live ??= createLiveCamera(await decoders);
    const { codes, more, aim } = await live.look(frameOf(picture));
    return { codes: codes.map((read) => told(read, read.place)), more, aim };
  },
});

// Every request reports this failure; without the catch it would also be logged as an unhandled rejection.
decoders.catch(() => {});
