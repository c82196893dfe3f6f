import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getInstance, scanGrayBuffer, ZBarScanner } from '@undecaf/zbar-wasm';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Decoders } from '#domain/scanning/decode-ladder.ts';
import type { Decoder } from '#domain/scanning/reads.ts';
import { zbarDecoder } from '#domain/scanning/zbar.ts';
import { zxingDecoders } from '#domain/scanning/zxing.ts';
import { collectGarbage } from './collect-garbage.ts';

/** A view with more pixels is garbage-collected at once: the largest takes 4 MB in grey and 16 MB in colour. */
const LARGE = 1_000_000;

/** Wraps a decoder so that the memory of a large view is freed right after it. */
const tidy =
  (decode: Decoder): Decoder =>
  async (picture) => {
    const found = await decode(picture);
    if (picture.width * picture.height > LARGE) collectGarbage();
    return found;
  };

/** The barcode decoders on this server: the same two readers as on the phone, from the files of their packages. */
export async function startBarDecoders(): Promise<Decoders> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = new Uint8Array(wasm).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  await getInstance();
  // Node has no ImageData; the reader only uses width, height and pixels.
  const { fast, thorough } = zxingDecoders((picture, options) =>
    readBarcodes(picture as Parameters<typeof readBarcodes>[0], options),
  );
  const second = zbarDecoder<ZBarScanner>({ create: () => ZBarScanner.create(), scan: scanGrayBuffer });
  return { fast: tidy(fast), thorough: tidy(thorough), second: tidy(second) };
}
