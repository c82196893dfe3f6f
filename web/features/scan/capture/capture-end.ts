import { type ExtractBarcodeAnswer, SURE_CODE } from '#domain/contract/answers.ts';
import type { Result } from '#domain/problem.ts';
import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import type { CaptureResult, CaptureStep } from '#domain/scanning/capture.ts';

/** The result of a search. Only `read` is used without asking the person. */
export type SearchEnd =
  | { readonly status: 'read'; readonly codes: readonly Gtin[] }
  | { readonly status: 'suggested'; readonly code: Gtin; readonly details: readonly string[] }
  | { readonly status: 'failed'; readonly message: string; readonly tip: string | null };

// Wording: product P7.6.
const ALIGN = 'No barcode detected. Please align the barcode in the frame and try again.';
const TRY_AI = 'No barcode detected. Try enabling AI mode for better results.';
const BAD_FORMAT = 'Invalid barcode format detected. Please try again.';
const AI_NOTHING = 'AI could not find a barcode in the image';
const AI_TIP = 'Try adjusting the angle or lighting.';
const AI_FAILED = 'AI extraction failed. Please try regular scanning mode.';
const AI_SIGN_IN = 'Please log in to use AI barcode scanning.';

const HERE: Readonly<Record<CaptureStep, string>> = {
  plain: 'Read from the bars.',
  enhanced: 'Read from the bars after raising contrast and brightness.',
  middle: 'Read from the bars in the middle of the picture, enlarged.',
  soft: 'Read from the bars after smoothing out the grain.',
  digits: 'Read from the digits printed under the bars.',
};

const COMPARE = 'Found by only one method: compare the number with the pack.';

const failed = (message: string, tip: string | null = null): SearchEnd => ({ status: 'failed', message, tip });

/** What this phone found by itself; null if it found nothing. */
function own(here: CaptureResult): SearchEnd | null {
  if (here.status === 'read') return { status: 'read', codes: here.codes };
  if (here.status === 'nothing') return null;
  return { status: 'suggested', code: here.code, details: [HERE[here.by], COMPARE] };
}

/** The result of a search on this phone only. @param again whether the search before it found nothing either */
export const endOfRegular = (here: CaptureResult, again: boolean): SearchEnd =>
  own(here) ?? failed(again ? TRY_AI : ALIGN);

/**
 * The result of a search in AI mode.
 * @param asked the server's answer; null if it was not asked because the person chose to stay offline
 */
export function endOfAi(here: CaptureResult, asked: Result<ExtractBarcodeAnswer> | null): SearchEnd {
  const fromHere = own(here);
  if (fromHere?.status === 'read') return fromHere;
  if (asked === null)
    return fromHere ?? failed(AI_NOTHING, `${AI_TIP} Only this phone tried: it is set to stay offline.`);
  if (!asked.ok) {
    if (fromHere) return fromHere;
    const { code, message } = asked.problem;
    if (code === 'UNAUTHENTICATED') return failed(AI_SIGN_IN);
    if (code !== 'UNREACHABLE') return failed(AI_FAILED, message);
    return failed(AI_NOTHING, `${AI_TIP} Only this phone tried: the server cannot be reached.`);
  }
  const { barcode, confidence, details } = asked.value;
  if (barcode === null) return fromHere ?? failed(AI_NOTHING, AI_TIP);
  const read = parseGtin(barcode);
  if (!read.ok) return failed(BAD_FORMAT);
  if (confidence >= SURE_CODE) return { status: 'read', codes: [read.value] };
  // Phone and server read different numbers: suggest neither.
  if (fromHere && fromHere.status === 'suggested' && fromHere.code !== read.value) return failed(AI_NOTHING, AI_TIP);
  return { status: 'suggested', code: read.value, details };
}
