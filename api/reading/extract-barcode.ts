import type { ExtractBarcodeAnswer } from '#domain/contract/answers.ts';
import { type Result, succeed } from '#domain/problem.ts';
import { type Gtin, parseGtin, printedCode } from '#domain/products/gtin.ts';
import type { CaptureResult, CaptureStep } from '#domain/scanning/capture.ts';
import type { PictureReader } from './reader.ts';
import type { Vision, VisionEnd } from './vision.ts';

/**
 * The confidence of a code: read from its bars here and by the phone; read from its bars; seen in two ways that fail
 * differently; named by the vision service; seen in one way only. From `SURE_CODE` on it may be used without asking.
 */
const CONFIDENCE = { confirmed: 0.99, bars: 0.95, agreed: 0.9, vision: 0.6, once: 0.5 } as const;

const SEEN: Readonly<Record<CaptureStep, string>> = {
  plain: 'Read from the bars by this server’s barcode readers.',
  enhanced: 'Read from the bars after raising contrast and brightness.',
  middle: 'Read from the bars in the middle of the picture, enlarged.',
  soft: 'Read from the bars after smoothing out the grain.',
  digits: 'Read from the digits printed under the bars.',
};

const COMPARE = 'Found by only one method: compare the number with the pack.';

const TRIED = [
  'Checked at all sizes and angles.',
  'Checked again with more contrast and light, enlarged and smoothed.',
  'No number could be read under the bars.',
];

const found = (gtin: Gtin, confidence: number, details: readonly string[]): ExtractBarcodeAnswer => ({
  success: true,
  barcode: printedCode(gtin),
  confidence,
  details: [...details],
});

/** The result of the server's own readers, compared with what the phone had read before. */
function own(end: CaptureResult, phone: Gtin | null): ExtractBarcodeAnswer | null {
  if (end.status === 'nothing') return null;
  // The phone uses the same readers, so the same number from it adds no confidence.
  if (end.status === 'suggested') return found(end.code, CONFIDENCE.once, [SEEN[end.by], COMPARE]);
  const { codes, by } = end;
  const [first] = codes;
  const confirmed = codes.find((code) => code === phone);
  const best = confirmed ?? first;
  if (!best) return null;
  const several = codes.length > 1 ? [`${codes.length} barcodes in this picture.`] : [];
  const sure = by.includes('plain') ? CONFIDENCE.bars : CONFIDENCE.agreed;
  return found(best, confirmed ? CONFIDENCE.confirmed : sure, [...by.map((step) => SEEN[step]), ...several]);
}

/** Adds the answer of the vision service: a suggestion by itself, certain if the same number was already seen. */
function withVision(
  here: ExtractBarcodeAnswer | null,
  phone: Gtin | null,
  told: VisionEnd<Gtin>,
  host: string,
): ExtractBarcodeAnswer {
  const tried = here ?? { success: false, barcode: null, confidence: 0, details: TRIED };
  if (told.status === 'unavailable') return { ...tried, details: [...tried.details, `${host} was not available.`] };
  if (told.status === 'none') return { ...tried, details: [...tried.details, `${host} found no valid number.`] };
  const said = `${host} found this number.`;
  const same = phone === told.value || here?.barcode === printedCode(told.value);
  if (same)
    return found(told.value, CONFIDENCE.agreed, [...(here?.details ?? []).filter((line) => line !== COMPARE), said]);
  // Two different numbers, each seen once: neither is good enough to suggest.
  if (here)
    return { success: false, barcode: null, confidence: 0, details: [...TRIED, 'Two methods gave different numbers.'] };
  return found(told.value, CONFIDENCE.vision, [said, COMPARE]);
}

/**
 * Looks for a code in a picture with every reader on this server. If none of them is certain, asks the vision service,
 * if one is configured. From any source, only digits with a valid check digit are accepted.
 */
export async function extractBarcode(
  reader: PictureReader,
  householdId: string,
  vision: Vision | null,
  { image, existingBarcode }: { readonly image: Uint8Array; readonly existingBarcode: string | null },
  nowMs: number,
): Promise<Result<ExtractBarcodeAnswer>> {
  const seen = await reader.read(householdId, 'barcode', image);
  if (!seen.ok) return seen;
  const { end } = seen.value;
  const read = existingBarcode === null ? null : parseGtin(existingBarcode);
  const phone = read?.ok ? read.value : null;
  const here = own(end, phone);
  if (here && here.confidence >= CONFIDENCE.agreed) return succeed(here);
  if (vision === null) return succeed(here ?? { success: false, barcode: null, confidence: 0, details: TRIED });
  const copy = await reader.read(householdId, 'copy', image);
  const told = copy.ok ? await vision.barcode(copy.value.jpeg, nowMs) : ({ status: 'unavailable' } as const);
  return succeed(withVision(here, phone, told, vision.host));
}
