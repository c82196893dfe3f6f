import type { ExtractBarcodeAnswer } from '#domain/contract/answers.ts';
import { type Result, succeed } from '#domain/problem.ts';
import { type Gtin, parseGtin, printedCode } from '#domain/products/gtin.ts';
import type { CaptureEnd, CaptureStep } from '#domain/scanning/capture.ts';
import type { PictureReader } from './reader.ts';
import type { Vision, VisionEnd } from './vision.ts';

/**
 * How sure a code is: read from its bars, and read so by the phone too; seen in two ways that fail differently; told by
 * the vision service, or seen in one way only. From `SURE_CODE` on it may be used without asking.
 */
const CONFIDENCE = { confirmed: 0.99, bars: 0.95, agreed: 0.9, vision: 0.6, once: 0.5 } as const;

const SEEN: Readonly<Record<CaptureStep, string>> = {
  plain: 'Read from the bars by the barcode readers of this server.',
  enhanced: 'Read from the bars after contrast and brightness were raised.',
  middle: 'Read from the bars in the middle of the picture, enlarged.',
  soft: 'Read from the bars after the grain was softened.',
  digits: 'Read from the digits printed under the bars.',
};

const COMPARE = 'Seen in one way only: compare the number with the pack.';

const TRIED = [
  'Looked at in all sizes and angles.',
  'Looked at again with more contrast and light, enlarged and softened.',
  'No number was read under the bars.',
];

const found = (gtin: Gtin, confidence: number, details: readonly string[]): ExtractBarcodeAnswer => ({
  success: true,
  barcode: printedCode(gtin),
  confidence,
  details: [...details],
});

/** What the server itself made of the picture, and what the phone had read before. */
function own(end: CaptureEnd, phone: Gtin | null): ExtractBarcodeAnswer | null {
  if (end.status === 'nothing') return null;
  // The phone looks with the same eyes: that it saw the same number adds nothing.
  if (end.status === 'suggested') return found(end.code, CONFIDENCE.once, [SEEN[end.by], COMPARE]);
  const { codes, by } = end;
  const [first] = codes;
  const confirmed = codes.find((code) => code === phone);
  const best = confirmed ?? first;
  if (!best) return null;
  const several = codes.length > 1 ? [`${codes.length} barcodes are on this picture.`] : [];
  const sure = by.includes('plain') ? CONFIDENCE.bars : CONFIDENCE.agreed;
  return found(best, confirmed ? CONFIDENCE.confirmed : sure, [...by.map((step) => SEEN[step]), ...several]);
}

/** What the vision service adds: its word alone is a suggestion, the same number seen here before makes it sure. */
function withVision(
  here: ExtractBarcodeAnswer | null,
  phone: Gtin | null,
  told: VisionEnd<Gtin>,
  host: string,
): ExtractBarcodeAnswer {
  const tried = here ?? { success: false, barcode: null, confidence: 0, details: TRIED };
  if (told.status === 'unavailable') return { ...tried, details: [...tried.details, `${host} could not be asked.`] };
  if (told.status === 'none') return { ...tried, details: [...tried.details, `${host} named no valid number.`] };
  const said = `${host} named this number.`;
  const same = phone === told.value || here?.barcode === printedCode(told.value);
  if (same)
    return found(told.value, CONFIDENCE.agreed, [...(here?.details ?? []).filter((line) => line !== COMPARE), said]);
  // Two different numbers, each seen once: none of them is worth a question.
  if (here) return { success: false, barcode: null, confidence: 0, details: [...TRIED, 'Two ways gave two numbers.'] };
  return found(told.value, CONFIDENCE.vision, [said, COMPARE]);
}

/**
 * Looks for a code in a picture: every reader this server has, then, where one is configured and nothing sure was read,
 * the vision service. Only digits with a fitting check digit are taken from anybody.
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
