import { startBarDecoders } from '#api/reading/bar-decoders.ts';
import type { Gtin } from '#domain/products/gtin.ts';
import { type Decoders, readStill } from '#domain/scanning/decode-ladder.ts';
import { createLiveReader } from '#domain/scanning/live-reader.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import { type CodeVariant, codeVariant, type SourcePhoto } from '#tests/support/code-variant.ts';
import { frameOfRaster } from '#tests/support/grey-raster.ts';
import { barcodePictures, rasterOfPicture } from './barcode-pictures.ts';

/**
 * The result for one picture. `asked`: several codes that are all on it; the person chooses. `oneOfTwo`: of two codes
 * on it, one was read. `wrong`: any code that is not on it.
 */
const OUTCOMES = ['right', 'asked', 'oneOfTwo', 'nothing', 'wrong'] as const;
type Outcome = (typeof OUTCOMES)[number];

function outcomeOf(read: readonly Gtin[], { codes }: CodeVariant): Outcome {
  if (read.some((gtin) => !codes.includes(gtin))) return 'wrong';
  if (read.length === 0) return 'nothing';
  if (read.length > 1) return 'asked';
  return codes.length > 1 ? 'oneOfTwo' : 'right';
}

type Eyes = (frame: Frame, decoders: Decoders) => Promise<readonly Gtin[]>;

/** Frames of one picture for a live reader: at least two for every turn, as if the hand was held still. */
const LIVE_FRAMES = 14;

const EYES: Readonly<Record<string, Eyes>> = {
  still: async (frame, decoders) => (await readStill(frame, decoders)).map(({ gtin }) => gtin),
  live: async (frame, decoders) => {
    const reader = createLiveReader(decoders);
    const seen = new Set<Gtin>();
    for (let count = 0; count < LIVE_FRAMES; count += 1)
      for (const { gtin } of (await reader.read(frame)).codes) seen.add(gtin);
    return [...seen];
  },
};

type Tally = Record<Outcome, number>;
const emptyTally = (): Tally => ({ right: 0, asked: 0, oneOfTwo: 0, nothing: 0, wrong: 0 });

const row = (name: string, tally: Tally): string =>
  [name.padEnd(24), ...OUTCOMES.map((outcome) => String(tally[outcome]).padStart(9))].join(' ');

function optionOf(options: readonly string[], name: string, otherwise: string): string {
  const at = options.indexOf(name);
  return at < 0 ? otherwise : (options[at + 1] ?? otherwise);
}

/**
 * Reads pictures made from a folder's photographs and from drawn codes: turned, blurred, cropped, damaged, in pairs.
 * The same seed and number give the same picture. Prints the results by class and by symbology; the last line is JSON.
 * Fails if a code was read that is not on the picture. Options: `--count 20000`, `--seed 1`, `--from 0` the first
 * number, `--eyes still` or `live`, `--show wrong` names the pictures with a given result.
 * @param folder contains `expected.json`
 */
export async function measureCodeVariants(folder: string, options: readonly string[]): Promise<void> {
  const [count, seed, from] = ['--count 20000', '--seed 1', '--from 0'].map((option) => {
    const [name = '', otherwise = ''] = option.split(' ');
    return Number(optionOf(options, name, otherwise));
  }) as [number, number, number];
  const show = optionOf(options, '--show', 'wrong');
  const kind = optionOf(options, '--eyes', 'still');
  const eyes = EYES[kind];
  if (!eyes) throw new Error(`--eyes is ${Object.keys(EYES).join(' or ')}, not ${kind}`);
  const decoders = await startBarDecoders();
  const photos: SourcePhoto[] = [];
  for (const { path, gtin, symbology } of barcodePictures(folder))
    photos.push({ raster: await rasterOfPicture(path), gtin, symbology });
  const tables = { class: new Map<string, Tally>(), symbology: new Map<string, Tally>() };
  const all = emptyTally();
  const times: number[] = [];
  const start = performance.now();
  for (let at = from; at < from + count; at += 1) {
    const variant = await codeVariant(seed, at, photos);
    const frame = frameOfRaster(variant.raster);
    const begun = performance.now();
    const read = await eyes(frame, decoders);
    times.push(performance.now() - begun);
    const outcome = outcomeOf(read, variant);
    if (outcome === show) {
      const shown = variant.codes.length === 0 ? 'no code' : variant.codes.join(' and ');
      console.log(
        `${outcome}: ${seed}/${at} ${variant.kind}, ${variant.source}, shows ${shown}, read ${read.join(' and ')}`,
      );
    }
    const sets = [
      [tables.class, variant.kind],
      [tables.class, variant.source === 'photo' ? 'of photographs' : 'of drawn codes'],
      [tables.symbology, variant.symbology],
    ] as const;
    all[outcome] += 1;
    for (const [table, name] of sets) {
      const tally = table.get(name) ?? emptyTally();
      table.set(name, tally);
      tally[outcome] += 1;
    }
  }
  for (const table of Object.values(tables)) {
    console.log(['set'.padEnd(24), ...OUTCOMES.map((outcome) => outcome.padStart(9))].join(' '));
    for (const [name, tally] of [...table].sort()) console.log(row(name, tally));
    console.log();
  }
  times.sort((one, other) => one - other);
  const ms = (part: number): number => Math.round((times[Math.floor((times.length - 1) * part)] ?? 0) * 10) / 10;
  const minutes = Math.round((performance.now() - start) / 6000) / 10;
  console.log(row('all', all));
  console.log(JSON.stringify({ eyes: kind, seed, count, ...all, msMedian: ms(0.5), msP95: ms(0.95), minutes }));
  if (all.wrong > 0) process.exitCode = 1;
}
