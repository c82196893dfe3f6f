import type { Decoder, RawRead } from '#domain/scanning/reads.ts';

/** What the browser's own barcode reader offers (Shape Detection API); the DOM types do not hold it yet. */
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
 * The browser's own reader: present in Chrome on Android and on a Mac, absent elsewhere.
 * @returns null where there is none, or none that knows a retail code
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
