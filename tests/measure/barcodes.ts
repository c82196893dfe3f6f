import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { checkedReads, readStill } from '#domain/scanning/decode-ladder.ts';
import type { Frame } from '#domain/scanning/frame.ts';
import { startZxing } from '#web/workers/zxing-decoder.ts';
import { type BarcodePicture, barcodePictures, frameOfPicture } from './barcode-pictures.ts';

/** What a reader made of a set of pictures. */
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

/**
 * Reads every picture of a folder with the scanner's own ladder, and beside it with its decoder alone. The last line
 * is JSON. Fails where the ladder reads a code that is not there, gives more than one wrong code in a hundred, or reads
 * less than its decoder's fast pass alone.
 */
export async function measureBarcodes(folder: string): Promise<void> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const decoders = await startZxing({ binary: Uint8Array.from(wasm).buffer });
  const readers: Record<string, Reader> = {
    ladder: (frame) => readStill(frame, decoders),
    'zxing-wasm, fast': async (frame) => checkedReads(await decoders.fast(frame)),
    'zxing-wasm, thorough': async (frame) => checkedReads(await decoders.thorough(frame)),
  };
  const { sets, all } = await tallyAll(barcodePictures(folder), readers);
  console.log(HEAD);
  for (const [set, tally] of sets) console.log(line(set, tally));
  console.log();
  for (const [name, tally] of Object.entries(all)) console.log(line(name, tally));
  const { ladder = emptyTally(), 'zxing-wasm, fast': fast = emptyTally() } = all;
  const { times, ...counts } = ladder;
  console.log(JSON.stringify({ all: { ...counts, msMedian: Number(at(times, 0.5)), msP95: Number(at(times, 0.95)) } }));
  if (ladder.falseReads > 0 || ladder.wrong * 100 > ladder.coded || ladder.right < fast.right) process.exitCode = 1;
}
