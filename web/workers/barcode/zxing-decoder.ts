import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Decoder } from '#domain/scanning/reads.ts';
import { zxingDecoders } from '#domain/scanning/zxing.ts';

/**
 * Starts the zxing-wasm reader. Its wasm always comes from our own address, never from its maker's CDN.
 * @param url address of the wasm
 * @returns its two decoders for the ladder
 */
export async function startZxing(url: string): Promise<{ readonly fast: Decoder; readonly thorough: Decoder }> {
  await prepareZXingModule({ overrides: { locateFile: () => url }, fireImmediately: true });
  // Of what it calls ImageData, the reader uses only width, height and pixels.
  return zxingDecoders((picture, options) => readBarcodes(picture as ImageData, options));
}
