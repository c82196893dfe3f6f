import { type Gtin, parseGtin, type Symbology } from '../products/gtin.ts';
import { doubled, type Frame, halved, sharpened, smearedUpright } from './frame.ts';

/** What a decoder says it saw, unchecked. */
export interface RawRead {
  readonly digits: string;
  readonly symbology: Symbology;
}

/** A code whose check digit fits. */
export interface CheckedRead {
  readonly gtin: Gtin;
  readonly symbology: Symbology;
}

/** Searches a picture for retail codes. Add-ons (+2, +5) are left out: the product code is the product code. */
export type Decoder = (frame: Frame) => Promise<readonly RawRead[]>;

/**
 * The decoders of the ladder. `fast` looks once, straight, and in 451 measured photographs was never wrong; `thorough`
 * turns, shrinks and tries harder, and now and then reads what is not there.
 */
export interface Decoders {
  readonly fast: Decoder;
  readonly thorough: Decoder;
}

/** The reads whose check digit fits, each code once. */
export function checkedReads(reads: readonly RawRead[]): CheckedRead[] {
  const found = new Map<Gtin, CheckedRead>();
  for (const { digits, symbology } of reads) {
    const gtin = parseGtin(digits, symbology);
    if (gtin.ok && !found.has(gtin.value)) found.set(gtin.value, { gtin: gtin.value, symbology });
  }
  return [...found.values()];
}

/**
 * How the picture is put before the thorough decoder, one after the other until two passes agree. Chosen on the
 * photographs of the ZXing black-box sets: these four together read most without one wrong code.
 */
const PREPARED: readonly ((frame: Frame) => Frame)[] = [
  doubled,
  (frame) => smearedUpright(frame, 4),
  (frame) => sharpened(frame, 0.5),
  halved,
];

/**
 * Reads a still picture. A fast read counts at once; any other only when two passes agree, because a wrong product is
 * worse than no product.
 * @returns the codes that can be believed; none where nothing was read or nothing agreed
 */
export async function readStill(frame: Frame, { fast, thorough }: Decoders): Promise<CheckedRead[]> {
  const atOnce = checkedReads(await fast(frame));
  if (atOnce.length > 0) return atOnce;
  const seen = new Map<Gtin, CheckedRead>();
  for (const prepare of PREPARED) {
    const reads = checkedReads(await thorough(prepare(frame)));
    const agreed = reads.filter((read) => seen.has(read.gtin));
    if (agreed.length > 0) return agreed;
    for (const read of reads) seen.set(read.gtin, read);
  }
  return [];
}

/** Frames after which an unconfirmed read is forgotten: about a second of a camera at 15 frames. */
const REMEMBERED_FRAMES = 15;

/** Two ways to look at a frame, by turns: a hand held still gives the same frame, and the same mistake, twice. */
const BY_TURNS: readonly ((frame: Frame) => Frame)[] = [(frame) => frame, (frame) => sharpened(frame, 0.5)];

/** Reads the frames of a running camera. */
export interface LiveReader {
  /** @returns the codes that can be believed: read fast, or read thoroughly in two frames that were put differently */
  read(frame: Frame): Promise<CheckedRead[]>;
}

/** A reader for one run of the camera; it remembers what single frames seemed to say. */
export function createLiveReader({ fast, thorough }: Decoders): LiveReader {
  const seenAt = BY_TURNS.map(() => new Map<Gtin, number>());
  let frames = 0;
  return {
    read: async (frame) => {
      const now = frames;
      frames += 1;
      const atOnce = checkedReads(await fast(frame));
      if (atOnce.length > 0) return atOnce;
      const turn = now % BY_TURNS.length;
      const prepare = BY_TURNS[turn] ?? ((same: Frame) => same);
      const reads = checkedReads(await thorough(prepare(frame)));
      for (const read of reads) seenAt[turn]?.set(read.gtin, now);
      const lately = (seen: Map<Gtin, number>, gtin: Gtin) =>
        now - (seen.get(gtin) ?? -REMEMBERED_FRAMES) < REMEMBERED_FRAMES;
      return reads.filter((read) => seenAt.every((seen) => lately(seen, read.gtin)));
    },
  };
}
