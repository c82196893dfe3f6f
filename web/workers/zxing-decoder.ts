import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { Decoder, RawRead } from '#domain/scanning/reads.ts';

const SYMBOLOGY: Readonly<Record<string, RawRead['symbology']>> = {
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
};

const FAST: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
  // A product code with an add-on is the product code.
  eanAddOnSymbol: 'Ignore',
  textMode: 'Plain',
  tryHarder: false,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
  tryDenoise: false,
  // A book cover may carry two product codes, and both are real.
  maxNumberOfSymbols: 4,
};

const THOROUGH: ReaderOptions = { ...FAST, tryHarder: true, tryRotate: true, tryDownscale: true };

const decoder =
  (options: ReaderOptions): Decoder =>
  async (picture) => {
    const { width, height } = picture;
    // The reader looks only at these three; Node has no ImageData to make.
    const found = await readBarcodes({ width, height, data: picture.rgba() } as ImageData, options);
    return found.flatMap(({ isValid, text, format }) => {
      const symbology = SYMBOLOGY[format];
      return isValid && symbology ? [{ digits: text, symbology }] : [];
    });
  };

/** Where the reader's wasm comes from: an address of our own origin in the browser, its bytes in Node. */
export type WasmSource = { readonly url: string } | { readonly binary: ArrayBuffer };

/**
 * Starts the zxing-wasm reader. Never from the network of its maker: the address is always ours.
 * @returns its two passes of the ladder
 */
export async function startZxing(wasm: WasmSource): Promise<{ readonly fast: Decoder; readonly thorough: Decoder }> {
  const overrides = 'url' in wasm ? { locateFile: () => wasm.url } : { wasmBinary: wasm.binary };
  await prepareZXingModule({ overrides, fireImmediately: true });
  return { fast: decoder(FAST), thorough: decoder(THOROUGH) };
}
