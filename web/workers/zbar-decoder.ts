import { scanGrayBuffer, setModuleArgs, ZBarConfigType, ZBarScanner, ZBarSymbolType } from '@undecaf/zbar-wasm';
import type { Decoder, RawRead } from '#domain/scanning/reads.ts';

const SYMBOLOGY: ReadonlyMap<ZBarSymbolType, RawRead['symbology']> = new Map([
  [ZBarSymbolType.ZBAR_EAN13, 'EAN-13'],
  [ZBarSymbolType.ZBAR_EAN8, 'EAN-8'],
  [ZBarSymbolType.ZBAR_UPCA, 'UPC-A'],
  [ZBarSymbolType.ZBAR_UPCE, 'UPC-E'],
]);

/** Every second line of pixels is looked at: it reads more blurred codes than every line, in half of the time. */
const DENSITY = 2;

/**
 * Starts the ZBar reader. Its wasm is a file of its own that can be replaced (LGPL 2.1), served from our origin.
 * @param url where the wasm is; in Node the package finds its own file, and null is passed
 */
export async function startZbar(url: string | null): Promise<Decoder> {
  if (url) setModuleArgs({ locateFile: () => url });
  const scanner = await ZBarScanner.create();
  scanner.setConfig(ZBarSymbolType.ZBAR_NONE, ZBarConfigType.ZBAR_CFG_ENABLE, 0);
  for (const symbol of SYMBOLOGY.keys()) scanner.setConfig(symbol, ZBarConfigType.ZBAR_CFG_ENABLE, 1);
  scanner.setConfig(ZBarSymbolType.ZBAR_NONE, ZBarConfigType.ZBAR_CFG_X_DENSITY, DENSITY);
  scanner.setConfig(ZBarSymbolType.ZBAR_NONE, ZBarConfigType.ZBAR_CFG_Y_DENSITY, DENSITY);
  return async (picture) => {
    const luma = picture.luma();
    // The reader wants a buffer that holds the pixels and nothing else.
    const pixels = new Uint8Array(luma).buffer;
    const found = await scanGrayBuffer(pixels, picture.width, picture.height, scanner);
    return found.flatMap((symbol) => {
      const symbology = SYMBOLOGY.get(symbol.type);
      return symbology ? [{ digits: symbol.decode(), symbology }] : [];
    });
  };
}

/** A decoder that is started with the first picture it is shown: most codes are read before it is needed. */
export function whenNeeded(start: () => Promise<Decoder>): Decoder {
  let started: Promise<Decoder> | undefined;
  return async (picture) => {
    started ??= start();
    return (await started)(picture);
  };
}
