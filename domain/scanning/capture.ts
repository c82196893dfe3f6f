import type { Gtin } from '../products/gtin.ts';
import { CAPTURE_VIEWS, type CaptureView, STRONGER_VIEWS } from './capture-views.ts';

/** The readers of a captured still. */
export interface CaptureReaders {
  /** The whole decode ladder on one view of the still. */
  bars(view: CaptureView): Promise<readonly Gtin[]>;
  /** Reads the digits printed under the bars; left out if only bars are to be read. */
  digits?(): Promise<Gtin | null>;
}

/** One step of the search, reported as it begins. */
export type CaptureStep = CaptureView | 'digits';

/**
 * The result for a still. `read`: read from its bars, or seen in two ways that fail differently; can be used at once.
 * `suggested`: seen in one way only; a person has to compare it with the pack.
 */
export type CaptureResult =
  | { readonly status: 'read'; readonly codes: readonly Gtin[]; readonly by: readonly CaptureStep[] }
  | { readonly status: 'suggested'; readonly code: Gtin; readonly by: CaptureStep }
  | { readonly status: 'nothing' };

/** Number of ways in which a code must have been seen if the unchanged still gave none. */
const ENOUGH = 2;

/**
 * Searches a still. On the unchanged still the ladder decides by itself. On the brightened, enlarged or softened one,
 * half of what the ladder read in the measured photographs was wrong, so two ways must agree there; the printed digits
 * may be one of them.
 * @param stronger uses all views and the digits; otherwise the still and its brightened retry, and more views only to
 *   confirm what these showed
 * @param onStep called before each look
 */
export async function readCapture(
  eyes: CaptureReaders,
  stronger: boolean,
  onStep: (step: CaptureStep) => void = () => undefined,
): Promise<CaptureResult> {
  onStep('plain');
  const atOnce = await eyes.bars('plain');
  if (atOnce.length > 0) return { status: 'read', codes: atOnce, by: ['plain'] };
  const seen = new Map<Gtin, CaptureStep[]>();
  /** The code just seen, if it has been seen often enough and more often than any other; else null. */
  const take = (step: CaptureStep, codes: readonly Gtin[]): Gtin | null => {
    for (const code of codes) seen.set(code, [...(seen.get(code) ?? []), step]);
    const most = (code: Gtin) => seen.get(code)?.length ?? 0;
    const agreed = codes.find((code) => most(code) >= ENOUGH);
    const rival = [...seen.keys()].some((code) => code !== agreed && agreed && most(code) >= most(agreed));
    return agreed && !rival ? agreed : null;
  };
  for (const view of STRONGER_VIEWS) {
    if (view === 'plain' || (!stronger && !CAPTURE_VIEWS.includes(view) && seen.size === 0)) continue;
    onStep(view);
    const agreed = take(view, await eyes.bars(view));
    if (agreed) return { status: 'read', codes: [agreed], by: seen.get(agreed) ?? [] };
  }
  if (stronger && eyes.digits) {
    onStep('digits');
    const printed = await eyes.digits();
    const agreed = printed && take('digits', [printed]);
    if (agreed) return { status: 'read', codes: [agreed], by: seen.get(agreed) ?? [] };
  }
  const [only, other] = [...seen];
  if (!only || other) return { status: 'nothing' };
  return { status: 'suggested', code: only[0], by: only[1][0] ?? 'digits' };
}
