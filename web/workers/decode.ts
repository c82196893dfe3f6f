import zbarUrl from '@undecaf/zbar-wasm/dist/zbar.wasm?url';
import zxingUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { printedCode } from '#domain/products/gtin.ts';
import { type Decoders, readStill } from '#domain/scanning/decode-ladder.ts';
import { createLiveCamera } from '#domain/scanning/live-camera.ts';
import type { CheckedRead, Place } from '#domain/scanning/reads.ts';
import type { DecodeAnswer, DecodedCode, DecodeRequest, FrameSigns } from './decode-messages.ts';
import { startNative } from './native-decoder.ts';
import { startZbar, whenNeeded } from './zbar-decoder.ts';
import { startZxing } from './zxing-decoder.ts';

// The worker that looks for barcodes: a busy page must not hold up the camera, nor the camera the page.

declare const self: DedicatedWorkerGlobalScope;

async function start(): Promise<Decoders> {
  // A browser whose own reader does not start is a browser without one.
  const [zxing, native] = await Promise.all([startZxing(zxingUrl), startNative(self).catch(() => null)]);
  return { ...zxing, second: whenNeeded(() => startZbar(zbarUrl)), ...(native ? { native } : {}) };
}

const decoders = start();
let live: ReturnType<typeof createLiveCamera> | null = null;

const told = ({ gtin, symbology }: CheckedRead, place: Place | null): DecodedCode => ({
  digits: printedCode(gtin),
  symbology,
  place,
});

async function decode({
  width,
  height,
  pixels,
  effort,
}: DecodeRequest): Promise<FrameSigns & { codes: DecodedCode[] }> {
  const frame = { width, height, data: new Uint8ClampedArray(pixels) };
  const readers = await decoders;
  if (effort === 'still') {
    const reads = await readStill(frame, readers);
    return { codes: reads.map((read) => told(read, null)), more: false, aim: null };
  }
  live ??= createLiveCamera(readers);
  const { codes, more, aim } = await live.look(frame);
  return { codes: codes.map((read) => told(read, read.place)), more, aim };
}

self.onmessage = async ({ data }: MessageEvent<DecodeRequest>) => {
  const { id } = data;
  try {
    self.postMessage({ id, ok: true, ...(await decode(data)) } satisfies DecodeAnswer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    self.postMessage({ id, ok: false, message } satisfies DecodeAnswer);
  }
};

// Told as an answer to every request; an unhandled rejection would only be printed.
decoders.catch(() => {});
