import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLiveReader, type Decoders, type RawRead, readStill } from '#domain/scanning/decode-ladder.ts';
import { doubled, type Frame, halved, sharpened, smearedUpright } from '#domain/scanning/frame.ts';
import { startZxing } from '#web/workers/zxing-decoder.ts';
import { ean13Modules, upceModules } from '../../support/bar-modules.ts';

const blank = (width: number, height: number, luma = 200): Frame => {
  const data = new Uint8ClampedArray(width * height * 4).fill(luma);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width, height, data };
};

/** A symbol printed in the middle of a grey picture. */
function drawn(modules: string, moduleWidth: number, noise = 0): Frame {
  const width = (modules.length + 24) * moduleWidth;
  const frame = blank(width, 120);
  let state = 7;
  for (let y = 0; y < 120; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bar = modules[Math.floor(x / moduleWidth) - 12] === '1';
      state = (state * 48271) % 2147483647;
      const luma = (bar && y > 15 && y < 105 ? 40 : 200) + ((state % 1000) / 1000 - 0.5) * noise;
      frame.data.fill(luma, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return frame;
}

const read = (digits: string): RawRead => ({ digits, symbology: 'EAN-13' });
const GOOD = '4006381333931';
const OTHER = '5449000000996';
const GTIN = `0${GOOD}`;
const FRAME = blank(8, 8);

/** Decoders that say what the test tells them, call by call. */
const saying = (fast: RawRead[], ...thorough: RawRead[][]): Decoders & { asked: () => number } => {
  let asked = 0;
  return {
    asked: () => asked,
    fast: async () => fast,
    thorough: async () => {
      asked += 1;
      return thorough[asked - 1] ?? [];
    },
  };
};

describe('a still picture', () => {
  it('is believed at once where the fast pass reads it', async () => {
    const decoders = saying([read(GOOD)]);
    expect(await readStill(FRAME, decoders)).toMatchObject([{ gtin: GTIN }]);
    expect(decoders.asked()).toBe(0);
  });

  it('needs two passes that agree otherwise', async () => {
    expect(await readStill(FRAME, saying([], [read(GOOD)], [], [], []))).toEqual([]);
    expect(await readStill(FRAME, saying([], [read(GOOD)], [read(OTHER)], [], []))).toEqual([]);
    const agreeing = saying([], [read(GOOD)], [read(OTHER)], [read(GOOD)], []);
    expect(await readStill(FRAME, agreeing)).toMatchObject([{ gtin: GTIN }]);
    expect(agreeing.asked(), 'no further than needed').toBe(3);
  });

  it('counts a code that one pass saw twice once', async () => {
    expect(await readStill(FRAME, saying([], [read(GOOD), read(GOOD)], [], [], []))).toEqual([]);
  });

  it('never takes a code whose check digit does not fit', async () => {
    expect(await readStill(FRAME, saying([read('4006381333930')], [read('4006381333930')]))).toEqual([]);
  });
});

describe('a running camera', () => {
  it('believes a thorough read when a frame that was put differently says the same', async () => {
    const live = createLiveReader(saying([], [read(GOOD)], [read(GOOD)]));
    expect(await live.read(FRAME)).toEqual([]);
    expect(await live.read(FRAME)).toMatchObject([{ gtin: GTIN }]);
  });

  it('does not believe the same look at the same picture twice', async () => {
    const live = createLiveReader(saying([], [read(GOOD)], [], [read(GOOD)], [], [read(GOOD)]));
    for (let frame = 0; frame < 5; frame += 1) expect(await live.read(FRAME)).toEqual([]);
  });

  it('forgets what it saw a second ago', async () => {
    const empty = Array.from({ length: 16 }, () => []);
    const live = createLiveReader(saying([], [read(GOOD)], ...empty, [read(GOOD)]));
    for (let frame = 0; frame < 18; frame += 1) expect(await live.read(FRAME)).toEqual([]);
  });
});

describe('with the real reader', () => {
  let zxing: Decoders;
  beforeAll(async () => {
    const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    zxing = await startZxing({ binary: new Uint8Array(readFileSync(file)).buffer });
  });

  it('reads an EAN-13, and a UPC-E as the code it abbreviates', async () => {
    expect(await readStill(drawn(ean13Modules(GOOD), 3), zxing)).toEqual([{ gtin: GTIN, symbology: 'EAN-13' }]);
    expect(await readStill(drawn(upceModules('04963406'), 3), zxing)).toEqual([
      { gtin: '00049000006346', symbology: 'UPC-E' },
    ]);
  });

  it('reads through grain', async () => {
    expect(await readStill(drawn(ean13Modules(OTHER), 2, 150), zxing)).toMatchObject([{ gtin: `0${OTHER}` }]);
  });

  it('finds nothing in a picture without a code', async () => {
    expect(await readStill(drawn('1011010010', 5, 200), zxing)).toEqual([]);
  });

  it('reads a live frame of a code held still', async () => {
    const live = createLiveReader(zxing);
    expect(await live.read(drawn(ean13Modules(GOOD), 4))).toMatchObject([{ gtin: GTIN }]);
  });
});

describe('pictures put differently', () => {
  it('keep their size, or take twice or half of it', () => {
    const frame = blank(10, 6);
    for (const [changed, width, height] of [
      [doubled(frame), 20, 12],
      [halved(frame), 5, 3],
      [sharpened(frame, 1), 10, 6],
      [smearedUpright(frame, 4), 10, 6],
    ] as const) {
      expect(changed).toMatchObject({ width, height });
      expect(new Set(changed.data), 'an even picture stays as it is').toEqual(new Set([200, 255]));
    }
  });

  it('loses grain along upright bars, and no bar', () => {
    const smeared = smearedUpright(drawn('1'.repeat(10), 4, 200), 4);
    const row = (x: number) => smeared.data[(60 * smeared.width + x) * 4] ?? 0;
    expect(row(4 * 16)).toBeLessThan(90);
    expect(row(8)).toBeGreaterThan(150);
  });
});
