import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Decoder } from '#domain/scanning/reads.ts';
import { zxingDecoders } from '#domain/scanning/zxing.ts';

/**
 * Starts the zxing-wasm reader. Never from the network of its maker: the address is always ours.
 * @param url where its wasm is
 * @returns its two passes of the ladder
 */
export async function startZxing(url: string): Promise<{ readonly fast: Decoder; readonly thorough: Decoder }> {
  await prepareZXingModule({ overrides: { locateFile: () => url }, fireImmediately: true });
  // The reader looks only at width, height and pixels of what it calls ImageData.
  return zxingDecoders((picture, options) => readBarcodes(picture as ImageData, options));
}
