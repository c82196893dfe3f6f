import type { Decoder, RawRead } from '#domain/scanning/reads.ts';

/** The browser's own barcode reader (Shape Detection API), which the DOM types do not include yet. */
interface NativeDetector {
  detect(picture: ImageData): Promise<readonly { readonly rawValue: string; readonly format: string }[]>;
}

interface NativeDetectors {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const SYMBOLOGY: ReadonlyMap<string, RawRead['symbology']> = new Map([
  ['ean_13', 'EAN-13'],
  ['ean_8', 'EAN-8'],
  ['upc_a', 'UPC-A'],
  ['upc_e', 'UPC-E'],
]);

const isDetectors = (value: unknown): value is NativeDetectors =>
  typeof value === 'function' && 'getSupportedFormats' in value;

/**
 * Starts the browser's own reader: present in Chrome on Android and macOS, absent elsewhere.
 * @returns null if there is none, or it supports no retail barcodes
 */
export async function startNative(scope: object): Promise<Decoder | null> {
  const Detectors = 'BarcodeDetector' in scope ? scope.BarcodeDetector : undefined;
  if (!isDetectors(Detectors)) return null;
  const formats = (await Detectors.getSupportedFormats()).filter((format) => SYMBOLOGY.has(format));
  if (formats.length === 0) return null;
  const detector = new Detectors({ formats });
  return async (picture) => {
    const pixels = new ImageData(new Uint8ClampedArray(picture.rgba()), picture.width, picture.height);
    const found = await detector.detect(pixels);
    return found.flatMap(({ rawValue, format }) => {
      const symbology = SYMBOLOGY.get(format);
      return symbology ? [{ digits: rawValue, symbology }] : [];
    });
  };
}
