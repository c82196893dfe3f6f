import { getInstance, scanGrayBuffer, setModuleArgs, ZBarScanner } from '@undecaf/zbar-wasm';
import type { Decoder } from '#domain/scanning/reads.ts';
import { zbarDecoder } from '#domain/scanning/zbar.ts';

/**
 * Starts the ZBar reader. Its wasm is a separate, replaceable file (LGPL 2.1), served from our origin.
 * @param url address of the wasm
 */
export async function startZbar(url: string): Promise<Decoder> {
  setModuleArgs({ locateFile: () => url });
  await getInstance();
  return zbarDecoder<ZBarScanner>({ create: () => ZBarScanner.create(), scan: scanGrayBuffer });
}

/** A decoder that starts with its first picture, since most codes are read before it is needed. */
export function whenNeeded(start: () => Promise<Decoder>): Decoder {
  let started: Promise<Decoder> | undefined;
  return async (picture) => {
    started ??= start();
    return (await started)(picture);
  };
}
