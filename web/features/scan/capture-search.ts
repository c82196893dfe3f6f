import { SURE_CODE } from '#domain/contract/answers.ts';
import { type Gtin, parseGtin, printedCode } from '#domain/products/gtin.ts';
import type { CaptureEnd, CaptureStep } from '#domain/scanning/capture.ts';
import type { ServerReads } from '#web/offline/server-reads.ts';
import type { CaptureReader } from '#web/workers/capture-reader.ts';
import { sentStill } from './capture-still.ts';
import { readPicture } from './frame.ts';

/** A step of the search, on this phone or on the server. */
export type SearchStep = CaptureStep | 'server';

/** How a search ended. Only `read` needs no question. */
export type SearchEnd =
  | { readonly status: 'read'; readonly codes: readonly Gtin[] }
  | { readonly status: 'suggested'; readonly code: Gtin; readonly details: readonly string[] }
  | { readonly status: 'failed'; readonly message: string; readonly tip: string | null };

// Wording of the specification, section 8.
const ALIGN = 'No barcode detected. Please align the barcode in the frame and try again.';
const TRY_AI = 'No barcode detected. Try enabling AI mode for better results.';
const BAD_FORMAT = 'Invalid barcode format detected. Please try again.';
const AI_NOTHING = 'AI could not find a barcode in the image';
const AI_TIP = 'Try adjusting the angle or lighting.';
const AI_FAILED = 'AI extraction failed. Please try regular scanning mode.';
const AI_SIGN_IN = 'Please log in to use AI barcode scanning.';

const HERE: Readonly<Record<CaptureStep, string>> = {
  plain: 'Read from the bars.',
  enhanced: 'Read from the bars after contrast and brightness were raised.',
  middle: 'Read from the bars in the middle of the picture, enlarged.',
  soft: 'Read from the bars after the grain was softened.',
  digits: 'Read from the digits printed under the bars.',
};

const COMPARE = 'Seen in one way only: compare the number with the pack.';

const failed = (message: string, tip: string | null = null): SearchEnd => ({ status: 'failed', message, tip });

export interface Search {
  readonly reader: CaptureReader;
  /** Null where nobody may be asked: the person chose to stay offline. */
  readonly server: ServerReads | null;
  readonly photo: Blob;
  /** The stronger pass: more views, the printed digits, then the server. */
  readonly ai: boolean;
  /** The search before this one found nothing either. */
  readonly again: boolean;
  readonly onStep: (step: SearchStep) => void;
  readonly signal: AbortSignal;
}

async function askServer({ server, photo, onStep, signal }: Search, here: CaptureEnd): Promise<SearchEnd> {
  const own = here.status === 'suggested' ? here.code : null;
  const fromHere: SearchEnd | null =
    here.status === 'suggested' ? { status: 'suggested', code: here.code, details: [HERE[here.by], COMPARE] } : null;
  if (server === null) return fromHere ?? failed(AI_NOTHING, `${AI_TIP} Only this phone looked: it stays offline.`);
  onStep('server');
  const asked = await server.barcode(await sentStill(photo), own && printedCode(own), signal);
  if (!asked.ok) {
    if (fromHere) return fromHere;
    const { code, message } = asked.problem;
    if (code === 'UNAUTHENTICATED') return failed(AI_SIGN_IN);
    if (code !== 'UNREACHABLE') return failed(AI_FAILED, message);
    return failed(AI_NOTHING, `${AI_TIP} Only this phone looked: the server cannot be reached.`);
  }
  const { barcode, confidence, details } = asked.value;
  if (barcode === null) return fromHere ?? failed(AI_NOTHING, AI_TIP);
  const read = parseGtin(barcode);
  if (!read.ok) return failed(BAD_FORMAT);
  if (confidence >= SURE_CODE) return { status: 'read', codes: [read.value] };
  // Two that looked differently and saw different numbers: neither is worth a question.
  if (own && own !== read.value) return failed(AI_NOTHING, AI_TIP);
  return { status: 'suggested', code: read.value, details };
}

/**
 * Searches one still: on this phone, and in AI mode, where that gave nothing sure, on the server. Rejects with the
 * signal's reason when called off, and where the picture or the reader is not to be had.
 */
export async function searchStill(search: Search): Promise<SearchEnd> {
  const { reader, photo, ai, again, onStep, signal } = search;
  const here = await reader.read(await readPicture(photo), ai, onStep, signal);
  if (here.status === 'read') return { status: 'read', codes: here.codes };
  if (ai) return askServer(search, here);
  if (here.status === 'suggested') return { status: 'suggested', code: here.code, details: [HERE[here.by], COMPARE] };
  return failed(again ? TRY_AI : ALIGN);
}
