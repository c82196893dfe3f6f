import { scanGrayBuffer, setModuleArgs, ZBarScanner } from '@undecaf/zbar-wasm';
import type { Decoder } from '#domain/scanning/reads.ts';
import { setUpZbar, zbarDecoder } from '#domain/scanning/zbar.ts';

/**
 * Starts the ZBar reader. Its wasm is a file of its own that can be replaced (LGPL 2.1), served from our origin.
 * @param url where the wasm is
 */
export async function startZbar(url: string): Promise<Decoder> {
  setModuleArgs({ locateFile: () => url });
  const scanner = await ZBarScanner.create();
  setUpZbar(scanner);
  return zbarDecoder((pixels, width, height) => scanGrayBuffer(pixels, width, height, scanner));
}

/** A decoder that is started with the first picture it is shown: most codes are read before it is needed. */
export function whenNeeded(start: () => Promise<Decoder>): Decoder {
  let started: Promise<Decoder> | undefined;
  return async (picture) => {
    started ??= start();
    return (await started)(picture);
  };
}
