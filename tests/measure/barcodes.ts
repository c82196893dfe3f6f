import { startBarDecoders } from '#api/reading/bar-decoders.ts';
import { type Decoders, readStill } from '#domain/scanning/decode-ladder.ts';
import { createLiveReader } from '#domain/scanning/live-reader.ts';
import { type Frame, pictureOf } from '#domain/scanning/picture.ts';
import { type Decoder, productCode } from '#domain/scanning/reads.ts';
import { type BarcodePicture, barcodePictures, cameraFrameOfPicture, frameOfPicture } from './barcode-pictures.ts';

/** The results of a reader on a set of pictures. */
interface Tally {
  coded: number;
  right: number;
  wrong: number;
  empty: number;
  blank: number;
  falseReads: number;
  times: number[];
}

type Reader = (frame: Frame) => Promise<readonly { readonly gtin: string }[]>;

const alone =
  (decoder: Decoder): Reader =>
  async (frame) =>
    (await decoder(pictureOf(frame))).flatMap((read) => productCode(read) ?? []).map((gtin) => ({ gtin }));

const emptyTally = (): Tally => ({ coded: 0, right: 0, wrong: 0, empty: 0, blank: 0, falseReads: 0, times: [] });

async function look(tallies: readonly Tally[], read: Reader, frame: Frame, gtin: string | null): Promise<void> {
  const start = performance.now();
  const found = await read(frame);
  const ms = performance.now() - start;
  for (const tally of tallies) {
    tally.times.push(ms);
    if (gtin === null) {
      tally.blank += 1;
      if (found.length > 0) tally.falseReads += 1;
      continue;
    }
    tally.coded += 1;
    if (found.some((code) => code.gtin === gtin)) tally.right += 1;
    else if (found.length > 0) tally.wrong += 1;
    else tally.empty += 1;
  }
}

const at = (times: readonly number[], part: number): string => {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
};

const line = (name: string, tally: Tally): string =>
  [
    name.padEnd(26),
    `${tally.right}/${tally.coded}`.padStart(9),
    String(tally.wrong).padStart(6),
    `${tally.falseReads}/${tally.blank}`.padStart(7),
    at(tally.times, 0.5).padStart(9),
    at(tally.times, 0.95).padStart(8),
  ].join(' ');

const HEAD = [
  'set'.padEnd(26),
  'right'.padStart(9),
  'wrong'.padStart(6),
  'false'.padStart(7),
  'ms median',
  '    p95',
].join(' ');

async function tallyAll(pictures: readonly BarcodePicture[], readers: Readonly<Record<string, Reader>>) {
  const sets = new Map<string, Tally>();
  const all = Object.fromEntries(Object.keys(readers).map((name) => [name, emptyTally()]));
  const [ladder] = Object.keys(readers);
  for (const { set, path, gtin } of pictures) {
    const frame = await frameOfPicture(path);
    const ofSet = sets.get(set) ?? emptyTally();
    sets.set(set, ofSet);
    for (const [name, read] of Object.entries(readers)) {
      const own = all[name] ?? emptyTally();
      await look(name === ladder ? [own, ofSet] : [own], read, frame, gtin);
    }
  }
  return { sets, all };
}

/** Frames per picture for the timing; each frame is the next turn of the live reader. */
const LIVE_FRAMES = 4;

/** Times of single frames of 1280 by 720 in the live reader, over all pictures. */
async function liveTimes(pictures: readonly BarcodePicture[], decoders: Decoders): Promise<number[]> {
  const times: number[] = [];
  for (const { path } of pictures) {
    const frame = await cameraFrameOfPicture(path);
    const live = createLiveReader(decoders);
    for (let count = 0; count < LIVE_FRAMES; count += 1) {
      const start = performance.now();
      await live.read(frame);
      times.push(performance.now() - start);
    }
  }
  return times;
}

/**
 * Reads every picture of a folder with the scanner's own ladder, and for comparison with each of its decoders alone.
 * The last line is JSON. Fails if the ladder reads a code that is not there, gives more than one wrong code in a
 * hundred, or reads fewer codes than its fast decoder alone.
 */
export async function measureBarcodes(folder: string): Promise<void> {
  const decoders = await startBarDecoders();
  const readers: Record<string, Reader> = {
    ladder: (frame) => readStill(frame, decoders),
    'zxing-wasm, fast': alone(decoders.fast),
    'zxing-wasm, thorough': alone(decoders.thorough),
    'zbar-wasm': alone(decoders.second),
  };
  const pictures = barcodePictures(folder);
  const { sets, all } = await tallyAll(pictures, readers);
  console.log(HEAD);
  for (const [set, tally] of sets) console.log(line(set, tally));
  console.log();
  for (const [name, tally] of Object.entries(all)) console.log(line(name, tally));
  const live = await liveTimes(pictures, decoders);
  console.log(`\none live frame of 1280 by 720: median ${at(live, 0.5)} ms, p95 ${at(live, 0.95)} ms`);
  const { ladder = emptyTally(), 'zxing-wasm, fast': fast = emptyTally() } = all;
  const { times, ...counts } = ladder;
  console.log(JSON.stringify({ all: { ...counts, msMedian: Number(at(times, 0.5)), msP95: Number(at(times, 0.95)) } }));
  if (ladder.falseReads > 0 || ladder.wrong * 100 > ladder.coded || ladder.right < fast.right) process.exitCode = 1;
}
