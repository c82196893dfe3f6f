import { printedCode } from '#domain/products/gtin.ts';
import type { CaptureStep } from '#domain/scanning/capture.ts';
import type { ServerReads } from '#web/offline/transport/server-reads.ts';
import type { CaptureReader } from '#web/workers/barcode/capture-reader.ts';
import { readPicture } from '../camera/frame.ts';
import { endOfAi, endOfRegular, type SearchEnd } from './capture-end.ts';
import { stillForSending } from './capture-still.ts';

/** A step of the search, on this phone or on the server. */
export type SearchStep = CaptureStep | 'server';

/** One picture, and who may read it. */
export interface Search {
  readonly reader: CaptureReader;
  /** Null if no server may be asked: the person chose to stay offline. */
  readonly server: ServerReads | null;
  readonly photo: Blob;
  /** The more thorough search: more views, the printed digits, then the server. */
  readonly ai: boolean;
  /** Whether the search before this one found nothing either. */
  readonly again: boolean;
  readonly onStep: (step: SearchStep) => void;
  readonly signal: AbortSignal;
}

/**
 * Searches one still on this phone and, in AI mode, on the server if the phone read nothing for certain. Rejects with
 * the signal's reason when aborted, and if the picture or the reader cannot be loaded.
 */
export async function searchStill(search: Search): Promise<SearchEnd> {
  const { reader, server, photo, ai, again, onStep, signal } = search;
  const here = await reader.read(await readPicture(photo), ai, onStep, signal);
  if (!ai) return endOfRegular(here, again);
  if (here.status === 'read' || server === null) return endOfAi(here, null);
  onStep('server');
  const own = here.status === 'suggested' ? printedCode(here.code) : null;
  return endOfAi(here, await server.barcode(await stillForSending(photo), own, signal));
}
