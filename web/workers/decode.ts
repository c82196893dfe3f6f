import zbarUrl from '@undecaf/zbar-wasm/dist/zbar.wasm?url';
import zxingUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { printedCode } from '#domain/products/gtin.ts';
import { type Decoders, readStill } from '#domain/scanning/decode-ladder.ts';
import { createLiveReader, type LiveReader } from '#domain/scanning/live-reader.ts';
import type { CheckedRead } from '#domain/scanning/reads.ts';
import type { DecodeAnswer, DecodedCode, DecodeRequest } from './decode-messages.ts';
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
let live: LiveReader | null = null;

const told = ({ gtin, symbology }: CheckedRead): DecodedCode => ({ digits: printedCode(gtin), symbology });

async function decode({ width, height, pixels, effort }: DecodeRequest): Promise<DecodedCode[]> {
  const frame = { width, height, data: new Uint8ClampedArray(pixels) };
  const readers = await decoders;
  live ??= createLiveReader(readers);
  const reads = effort === 'live' ? await live.read(frame) : await readStill(frame, readers);
  return reads.map(told);
}

self.onmessage = async ({ data }: MessageEvent<DecodeRequest>) => {
  const { id } = data;
  try {
    const codes = await decode(data);
    self.postMessage({ id, ok: true, codes } satisfies DecodeAnswer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    self.postMessage({ id, ok: false, message } satisfies DecodeAnswer);
  }
};

// Told as an answer to every request; an unhandled rejection would only be printed.
decoders.catch(() => {});
