import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getInstance, scanGrayBuffer, ZBarScanner } from '@undecaf/zbar-wasm';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Decoders } from '#domain/scanning/decode-ladder.ts';
import { zbarDecoder } from '#domain/scanning/zbar.ts';
import { zxingDecoders } from '#domain/scanning/zxing.ts';

/** The ladder's decoders on this machine: the same two readers as on the phone, from the files of their packages. */
export async function startBarDecoders(): Promise<Decoders> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = new Uint8Array(wasm).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  await getInstance();
  return {
    // Node has no ImageData; the reader looks only at width, height and pixels.
    ...zxingDecoders((picture, options) => readBarcodes(picture as Parameters<typeof readBarcodes>[0], options)),
    second: zbarDecoder<ZBarScanner>({ create: () => ZBarScanner.create(), scan: scanGrayBuffer }),
  };
}
