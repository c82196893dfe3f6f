import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { printedCode } from '#domain/products/gtin.ts';
import { type CheckedRead, createLiveReader, type LiveReader, readStill } from '#domain/scanning/decode-ladder.ts';
import type { DecodeAnswer, DecodedCode, DecodeRequest } from './decode-messages.ts';
import { startZxing } from './zxing-decoder.ts';

// The worker that looks for barcodes: a busy page must not hold up the camera, nor the camera the page.

declare const self: DedicatedWorkerGlobalScope;

const decoders = startZxing({ url: wasmUrl });
let live: LiveReader | null = null;

const told = ({ gtin, symbology }: CheckedRead): DecodedCode => ({ digits: printedCode(gtin), symbology });

async function decode({ width, height, pixels, effort }: DecodeRequest): Promise<DecodedCode[]> {
  const frame = { width, height, data: new Uint8ClampedArray(pixels) };
  const passes = await decoders;
  live ??= createLiveReader(passes);
  const reads = effort === 'live' ? await live.read(frame) : await readStill(frame, passes);
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
