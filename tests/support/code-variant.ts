import type { Gtin } from '#domain/products/gtin.ts';
import { BAR_DAMAGES, damageBars } from './bar-damage.ts';
import { type BarBox, type DrawnCode, drawnLabel, randomCode } from './drawn-code.ts';
import { evenRaster, type GreyRaster, paste } from './grey-raster.ts';
import { seededRandom } from './hard-scan.ts';
import {
  asJpeg,
  atLowResolution,
  inLight,
  outOfFocus,
  type Random,
  withGlare,
  withGrain,
  withMotionBlur,
} from './raster-damage.ts';
import { photographed, type SheetPose } from './warp.ts';

/** What is done to a picture. `mixed` is three of the others at once, each weaker. */
export const VARIANT_CLASSES = [
  ...['rotation', 'blur', 'motion', 'crop', 'glare', 'partial bars', 'noise', 'low resolution'],
  ...['perspective', 'contrast', 'jpeg', 'two equal', 'two different', 'cut at the edge', 'curve', 'mixed'],
] as const;
export type VariantClass = string;

/** A photograph from which variants are made. */
export interface SourcePhoto {
  readonly raster: GreyRaster;
  /** Null if it shows no code. */
  readonly gtin: Gtin | null;
  readonly symbology: string;
}

/** One picture to read, and the codes on it. */
export interface CodeVariant {
  readonly raster: GreyRaster;
  readonly kind: VariantClass;
  readonly source: 'photo' | 'drawn';
  readonly symbology: string;
  /** Empty if it shows no code. */
  readonly codes: readonly Gtin[];
}

/** A seed for the picture with this number. Pictures with adjacent numbers have nothing in common. */
function mixedSeed(seed: number, at: number): number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(at + 1, 0x85ebca6b)) >>> 0;
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
  return (state ^ (state >>> 15)) >>> 0;
}

interface Sheet {
  readonly raster: GreyRaster;
  readonly codes: readonly Gtin[];
  readonly symbology: string;
  /** Pixels of the photograph per pixel of the sheet at which the bars have their usual width. */
  readonly scale: number;
}

/** Two sheets next to or above each other. */
function beside(one: Sheet, other: Sheet, random: Random): Sheet {
  const gap = 20 + Math.floor(random() * 60);
  const across = random() < 0.5;
  const [a, b] = [one.raster, other.raster];
  const width = across ? a.width + gap + b.width : Math.max(a.width, b.width);
  const height = across ? Math.max(a.height, b.height) : a.height + gap + b.height;
  const raster = evenRaster(width, height, 150);
  paste(raster, a, 0, 0);
  paste(raster, b, across ? a.width + gap : 0, across ? 0 : a.height + gap);
  const symbology = one.symbology === other.symbology ? one.symbology : 'two kinds';
  return { raster, codes: [...new Set([...one.codes, ...other.codes])], symbology, scale: one.scale };
}

const drawnSheet = (code: DrawnCode, random: Random, spoil: (raster: GreyRaster, bars: BarBox) => void): Sheet => {
  const { raster, bars } = drawnLabel(code, random);
  spoil(raster, bars);
  return { raster, codes: [code.gtin], symbology: code.symbology, scale: (1.6 + random() * 1.2) / 4 };
};

const photoSheet = ({ raster, gtin, symbology }: SourcePhoto): Sheet => {
  // Drawing on this one must not affect the next variant.
  const copy = { ...raster, luma: raster.luma.slice() };
  return { raster: copy, codes: gtin === null ? [] : [gtin], symbology, scale: 1 };
};

/** A box that probably contains the bars of a photograph, since those pictures show little else. */
const likelyBars = ({ width, height }: GreyRaster): BarBox => ({
  left: width * 0.15,
  right: width * 0.85,
  top: height * 0.25,
  bottom: height * 0.75,
});

const [LARGEST, LEAST] = [640, 120];

/** Makes the picture with this number. The same seed and number give the same picture. */
export async function codeVariant(seed: number, at: number, photos: readonly SourcePhoto[]): Promise<CodeVariant> {
  const random = seededRandom(mixedSeed(seed, at));
  for (let skip = 0; skip < 3; skip += 1) random();
  const kind = VARIANT_CLASSES[Math.floor(random() * VARIANT_CLASSES.length)] ?? 'mixed';
  const source = random() < 0.4 ? 'photo' : 'drawn';
  const parts = kind === 'mixed' ? pick(random) : [kind];
  const has = (name: string) => parts.includes(name);
  const weak = kind === 'mixed' ? 0.6 : 1;
  const photo = () => photos[Math.floor(random() * photos.length)];
  const spoil = (raster: GreyRaster, bars: BarBox) => {
    if (!has('partial bars')) return;
    damageBars(raster, bars, BAR_DAMAGES[Math.floor(random() * BAR_DAMAGES.length)] ?? 'covered', random);
  };
  const newSheet = (): Sheet => {
    const shown = photo();
    if (source === 'drawn' || !shown) return drawnSheet(randomCode(random), random, spoil);
    const sheet = photoSheet(shown);
    spoil(sheet.raster, likelyBars(sheet.raster));
    return sheet;
  };
  let sheet = newSheet();
  if (has('two equal')) sheet = beside(sheet, sheet, random);
  if (has('two different')) sheet = beside(sheet, newSheet(), random);
  const lie = lieOf(sheet, has, random);
  let raster = photographed(sheet.raster, lie);
  if (has('glare')) raster = withGlare(raster, 0.2 + random() * 0.5, random);
  if (has('blur')) raster = outOfFocus(raster, 0.6 + random() * 2.2 * weak);
  if (has('motion')) raster = withMotionBlur(raster, 2 + random() * 12 * weak, random() * Math.PI);
  if (has('low resolution')) raster = await atLowResolution(raster, 1 - random() * 0.7 * weak, random() < 0.5);
  if (has('contrast')) {
    const ink = random() * 110;
    raster = inLight(raster, ink, Math.min(255, ink + 15 + random() * 120));
  }
  raster = withGrain(raster, has('noise') ? 10 + random() * 120 * weak : 4 + random() * 6, random);
  if (has('jpeg') || random() < 0.3)
    raster = await asJpeg(raster, Math.round(has('jpeg') ? 4 + random() * 40 : 60 + random() * 30));
  return { raster, kind, source, symbology: sheet.symbology, codes: sheet.codes };
}

function pick(random: Random): string[] {
  const names = VARIANT_CLASSES.filter((name) => name !== 'mixed' && name !== 'two equal' && name !== 'two different');
  return Array.from({ length: 3 }, () => names[Math.floor(random() * names.length)] ?? 'blur');
}

function lieOf(sheet: Sheet, has: (name: string) => boolean, random: Random): SheetPose {
  const { raster } = sheet;
  const scale = sheet.scale * (0.85 + random() * 0.3);
  const [wide, high] = [raster.width * scale, raster.height * scale];
  const clamp = (length: number) => Math.round(Math.min(LARGEST, Math.max(LEAST, length)));
  const turn = has('rotation') ? random() * 2 * Math.PI : (random() - 0.5) * 0.14;
  const turned = has('rotation') ? Math.max(wide, high) : 0;
  const [width, height] = [clamp(Math.max(wide, turned) * 1.08), clamp(Math.max(high, turned) * 1.12)];
  const cut = has('cut at the edge') ? (0.15 + random() * 0.45) * (random() < 0.5 ? -1 : 1) : 0;
  const upright = random() < 0.25;
  const crop = has('crop') ? 0.4 + random() * 0.5 : 1;
  const [around, above] = [(random() - 0.5) * 0.3, (random() - 0.5) * 0.3];
  return {
    width: clamp(width * crop),
    height: clamp(height * (has('crop') ? 0.3 + random() * 0.7 : 1)),
    scale,
    turn,
    shiftX: (upright ? 0 : cut * width) + (has('crop') ? around * width : 0),
    shiftY: (upright ? cut * height : 0) + (has('crop') ? above * height : 0),
    leanX: has('perspective') ? (random() - 0.5) * 1.2 : 0,
    leanY: has('perspective') ? (random() - 0.5) * 1.2 : 0,
    bottle: has('curve') ? 0.33 + random() * 0.6 : 0,
    table: 90 + random() * 120,
  };
}
