import type { Gtin } from '../products/gtin.ts';
import { type BarFit, barFit } from './bar-fit.ts';
import { modulesOf } from './bar-modules.ts';
import { type Band, barProfile } from './bar-profile.ts';
import type { Picture } from './picture.ts';
import { type PlacedRead, productCode, type RawRead } from './reads.ts';

/**
 * What the picture itself says about a read, once the bars of the code are compared with the place where it was read.
 * `sure`: they fit, and no other digits would fit nearly as well. `fits`: they fit. `contradicted`: other digits fit
 * better, or the bars continue where they should end. If the place was not reported or not found, only the number of
 * lines counts. `steady`: many lines of the picture had the same result. `unknown`: few did.
 */
export type Weight = 'sure' | 'fits' | 'steady' | 'unknown' | 'contradicted';

/** A checked code, and the evidence for it. */
export interface WeighedRead extends PlacedRead {
  readonly weight: Weight;
}

/** Symbols with few digits: part of something else looks like one of them more often than like a long symbol. */
export const isShort = ({ symbology }: Pick<PlacedRead, 'symbology'>): boolean =>
  symbology === 'EAN-8' || symbology === 'UPC-E';

/** Minimum likeness at which the bars count as found; below it the place was wrong, and nothing is known. */
const FOUND = 0.75;
/** Minimum likeness at which the picture can contradict a read; below it glare or a fold may hide some of the bars. */
const CLEARLY_FOUND = 0.82;
/** If a digit's margin is below this, the picture contradicts the read even then. */
const FAR_FROM = -0.1;
/** Minimum margin of every digit in a read beyond doubt. */
const CLEAR = 0.035;
/** Minimum number of agreeing lines for a read beyond doubt. */
const ENOUGH_LINES = 3;
/** Minimum number of agreeing lines for a steady read. */
const STEADY_LINES = 5;
/** Minimum lightness of the paper beside a short symbol: bars that continue there belong to a longer one. */
const LIGHT_BESIDE = 0.7;

/** All of the bars; then narrow bands of them, in case the bars are bent and the lines across them do not agree. */
const BANDS: readonly Band[] = [
  { from: 0.1, to: 0.9, lines: 11 },
  { from: 0.46, to: 0.54, lines: 5 },
  { from: 0.2, to: 0.28, lines: 5 },
  { from: 0.72, to: 0.8, lines: 5 },
];

const unplaced = (lines: number): Weight => (lines >= STEADY_LINES ? 'steady' : 'unknown');

function weightOf(fit: BarFit, short: boolean, lines: number): Weight {
  if (fit.likeness < FOUND) return unplaced(lines);
  if (fit.likeness < CLEARLY_FOUND && fit.margin >= FAR_FROM && (fit.margin < 0 || (short && fit.quiet < LIGHT_BESIDE)))
    return unplaced(lines);
  if (fit.margin < 0 || (short && fit.quiet < LIGHT_BESIDE)) return 'contradicted';
  return fit.margin >= CLEAR && lines >= ENOUGH_LINES ? 'sure' : 'fits';
}

const ORDER: readonly Weight[] = ['sure', 'fits', 'contradicted', 'steady', 'unknown'];

const stronger = (one: Weight, other: Weight): Weight => (ORDER.indexOf(one) <= ORDER.indexOf(other) ? one : other);

function weigh(read: PlacedRead, lines: number, picture: Picture): Weight {
  const modules = modulesOf(read.gtin, read.symbology);
  if (modules === null) return 'contradicted';
  let best = unplaced(lines);
  if (!read.place) return best;
  for (const band of BANDS) {
    const profile = barProfile(picture, read.place, modules.length, band);
    if (!profile) continue;
    best = stronger(best, weightOf(barFit(profile, modules, read.symbology), isShort(read), lines));
    if (best === 'sure' || best === 'fits') break;
  }
  return best;
}

/** Whether the picture confirms a read: its bars fit. */
export const isFitting = ({ weight }: { readonly weight: Weight }): boolean => weight === 'sure' || weight === 'fits';

/** Whether the bars of a read fit what this picture shows at its place. */
export const fitsIn = (picture: Picture, read: PlacedRead): boolean => isFitting({ weight: weigh(read, 0, picture) });

/** The reads of a look that name a product, each code once, weighed against the picture that the decoder was shown. */
export function weighedReads(reads: readonly RawRead[], picture: Picture): WeighedRead[] {
  const found = new Map<Gtin, WeighedRead>();
  for (const read of reads) {
    const gtin = productCode(read);
    if (gtin === null) continue;
    const placed = { gtin, symbology: read.symbology, place: read.place ?? null };
    const weight = weigh(placed, read.lines ?? 0, picture);
    const known = found.get(gtin);
    if (!known || stronger(weight, known.weight) !== known.weight) found.set(gtin, { ...placed, weight });
  }
  return [...found.values()];
}
