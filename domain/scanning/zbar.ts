import type { Decoder, RawRead } from './reads.ts';

/** Numbers of the retail symbologies in ZBar (zbar.h, zbar_symbol_type_t). */
const SYMBOLOGY: ReadonlyMap<number, RawRead['symbology']> = new Map([
  [13, 'EAN-13'],
  [8, 'EAN-8'],
  [12, 'UPC-A'],
  [9, 'UPC-E'],
]);

/** Every second line of pixels is looked at: it reads more blurred codes than every line, in half of the time. */
const DENSITY = 2;

/** Settings of ZBar (zbar.h, zbar_config_t). */
const ENABLE = 0;
const X_DENSITY = 256;
const Y_DENSITY = 257;
const EVERY_SYMBOLOGY = 0;

/** A scanner of @undecaf/zbar-wasm, as far as it is set up here. */
export interface ZbarSettings {
  setConfig(symbology: number, setting: number, value: number): number;
}

/** The reader itself: `scanGrayBuffer` with its scanner, one byte for each pixel. */
export type ZbarScan = (
  pixels: ArrayBuffer,
  width: number,
  height: number,
) => Promise<readonly { readonly type: number; decode(): string }[]>;

/** Has a scanner look for retail codes, and for nothing else. */
export function setUpZbar(scanner: ZbarSettings): void {
  scanner.setConfig(EVERY_SYMBOLOGY, ENABLE, 0);
  for (const symbology of SYMBOLOGY.keys()) scanner.setConfig(symbology, ENABLE, 1);
  scanner.setConfig(EVERY_SYMBOLOGY, X_DENSITY, DENSITY);
  scanner.setConfig(EVERY_SYMBOLOGY, Y_DENSITY, DENSITY);
}

/** The second reader of the ladder. */
export const zbarDecoder =
  (scan: ZbarScan): Decoder =>
  async (picture) => {
    // The reader wants a buffer that holds the pixels and nothing else.
    const pixels = new Uint8Array(picture.luma()).buffer;
    const found = await scan(pixels, picture.width, picture.height);
    return found.flatMap((symbol) => {
      const symbology = SYMBOLOGY.get(symbol.type);
      return symbology ? [{ digits: symbol.decode(), symbology }] : [];
    });
  };
