import { beforeAll, describe, expect, it } from 'vitest';
import { startBarDecoders } from '#api/reading/bar-decoders.ts';
import { ean8Modules, ean13Modules, upceModules } from '#domain/scanning/bar-modules.ts';
import { type Decoders, readStill } from '#domain/scanning/decode-ladder.ts';
import { createLiveReader } from '#domain/scanning/live-reader.ts';
import { type Frame, pictureOf } from '#domain/scanning/picture.ts';
import type { Decoder, Place, RawRead } from '#domain/scanning/reads.ts';
import { blankFrame, drawnFrame } from '../../support/drawn-frame.ts';

const read = (digits: string): RawRead => ({ digits, symbology: 'EAN-13' });
const GOOD = '4006381333931';
const OTHER = '5449000000996';
const GTIN = `0${GOOD}`;
const FRAME = blankFrame(8, 8);

/** Where `drawnFrame` puts a symbol of this many modules, three pixels each. */
const placeOf = (modules: number): Place => [
  { x: 36, y: 20 },
  { x: 36 + 3 * modules, y: 20 },
  { x: 36 + 3 * modules, y: 100 },
  { x: 36, y: 100 },
];

/** A decoder that returns the given answers, call by call, and counts the calls. */
function saying(...answers: RawRead[][]): Decoder & { asked: () => number } {
  let asked = 0;
  const decoder = async () => {
    asked += 1;
    return answers[asked - 1] ?? [];
  };
  return Object.assign(decoder, { asked: () => asked });
}

const silent = (): Decoder => async () => [];

describe('a still picture', () => {
  it('is believed at once where the fast pass reads it and the bars bear it out', async () => {
    const thorough = saying();
    const picture = drawnFrame(ean13Modules(GOOD), 3);
    const placed = { ...read(GOOD), lines: 20, place: placeOf(95) };
    expect(await readStill(picture, { fast: saying([placed]), thorough, second: saying() })).toMatchObject([
      { gtin: GTIN },
    ]);
    expect(thorough.asked()).toBe(0);
  });

  it('is not believed at once where the bars say something else', async () => {
    const picture = drawnFrame(ean13Modules(OTHER), 3);
    const placed = { ...read(GOOD), lines: 20, place: placeOf(95) };
    const decoders = { fast: saying([placed]), thorough: saying(), second: saying() };
    expect(await readStill(picture, decoders)).toEqual([]);
  });

  it('gives both codes where the fast pass reports one in each row', async () => {
    const decoders = await startBarDecoders();
    const both = `${ean13Modules(GOOD)}${'0'.repeat(24)}${ean13Modules(OTHER)}`;
    const found = await readStill(drawnFrame(both, 3), decoders);
    expect(found.map(({ gtin }) => gtin).sort()).toEqual([GTIN, `0${OTHER}`]);
  });

  it('is believed where both makers agree, and looked at no further', async () => {
    const second = saying([read(GOOD)]);
    const decoders = { fast: silent(), thorough: saying([read(GOOD)]), second };
    expect(await readStill(FRAME, decoders)).toMatchObject([{ gtin: GTIN }]);
    expect(second.asked()).toBe(1);
  });

  it('is not believed on one look', async () => {
    expect(await readStill(FRAME, { fast: silent(), thorough: saying([read(GOOD)]), second: silent() })).toEqual([]);
    expect(await readStill(FRAME, { fast: silent(), thorough: silent(), second: saying([read(GOOD)]) })).toEqual([]);
  });

  it('counts a code that one pass saw twice once', async () => {
    const decoders = { fast: silent(), thorough: saying([read(GOOD), read(GOOD)]), second: silent() };
    expect(await readStill(FRAME, decoders)).toEqual([]);
  });

  it('never takes a code whose check digit does not fit, nor the price row of a Japanese book', async () => {
    for (const digits of ['4006381333930', '1920081045006']) {
      const says = [read(digits)];
      expect(
        await readStill(FRAME, { fast: saying(says, says), thorough: saying(says), second: saying(says) }),
      ).toEqual([]);
    }
  });

  it("hears the browser's own reader as a maker of its own", async () => {
    const decoders = { fast: silent(), thorough: saying([read(GOOD)]), second: silent(), native: saying([read(GOOD)]) };
    expect(await readStill(FRAME, decoders)).toMatchObject([{ gtin: GTIN }]);
  });
});

describe('a running camera', () => {
  it('believes a read when a frame that was looked at differently says the same', async () => {
    const live = createLiveReader({ fast: silent(), thorough: saying([read(GOOD)]), second: saying([read(GOOD)]) });
    expect((await live.read(FRAME)).codes).toEqual([]);
    expect((await live.read(FRAME)).codes).toMatchObject([{ gtin: GTIN }]);
  });

  it('does not believe the same look at the same picture twice', async () => {
    const decoders = { fast: silent(), thorough: saying([read(GOOD)], [], [], [read(GOOD)]), second: silent() };
    const live = createLiveReader(decoders);
    for (let frame = 0; frame < 8; frame += 1) expect((await live.read(FRAME)).codes).toEqual([]);
  });

  it('forgets what it saw a second ago', async () => {
    const nothing = Array.from({ length: 8 }, () => []);
    const live = createLiveReader({
      fast: silent(),
      thorough: saying([read(GOOD)], ...nothing),
      second: saying(...nothing, [read(GOOD)]),
    });
    for (let frame = 0; frame < 20; frame += 1) expect((await live.read(FRAME)).codes).toEqual([]);
  });
});

describe('with the real readers', () => {
  let readers: Decoders;
  beforeAll(async () => {
    readers = await startBarDecoders();
  });

  it('reads an EAN-13, an EAN-8, and a UPC-E as the code it abbreviates', async () => {
    expect(await readStill(drawnFrame(ean13Modules(GOOD), 3), readers)).toEqual([{ gtin: GTIN, symbology: 'EAN-13' }]);
    expect(await readStill(drawnFrame(ean8Modules('96385074'), 3), readers)).toMatchObject([{ symbology: 'EAN-8' }]);
    expect(await readStill(drawnFrame(upceModules('04963406'), 3), readers)).toEqual([
      { gtin: '00049000006346', symbology: 'UPC-E' },
    ]);
  });

  it('reads the same with the second reader alone', async () => {
    const alone = { fast: silent(), thorough: silent(), second: readers.second };
    expect(await readStill(drawnFrame(ean13Modules(GOOD), 3), alone)).toMatchObject([{ gtin: GTIN }]);
    expect(await readStill(drawnFrame(upceModules('04963406'), 3), alone)).toMatchObject([{ gtin: '00049000006346' }]);
  });

  it('joins no half of one picture to the other half of the next', async () => {
    // The right half of the first and the left half of the second together have a valid check digit.
    const [left, right] = [ean13Modules('5449002000994'), ean13Modules('4006381333931')];
    const none = '0'.repeat(31);
    for (let picture = 0; picture < 3; picture += 1) {
      const first = await readers.second(pictureOf(drawnFrame(`${none}${right.slice(31)}`, 4)));
      const second = await readers.second(pictureOf(drawnFrame(`${left.slice(0, 64)}${none}`, 4)));
      expect([...first, ...second].filter(({ symbology }) => symbology !== 'UPC-E')).toEqual([]);
    }
  });

  it('reads through grain', async () => {
    expect(await readStill(drawnFrame(ean13Modules(OTHER), 2, 150), readers)).toMatchObject([{ gtin: `0${OTHER}` }]);
  });

  it('reads a large photograph', async () => {
    const large: Frame = drawnFrame(ean13Modules(GOOD), 12, 40, 900);
    expect(large.width * large.height).toBeGreaterThan(1_000_000);
    expect(await readStill(large, { ...readers, fast: silent() })).toMatchObject([{ gtin: GTIN }]);
  });

  it('finds nothing in a picture without a code', async () => {
    expect(await readStill(drawnFrame('1011010010', 5, 200), readers)).toEqual([]);
  });

  it.each([
    [1, 1],
    [1, 500],
    [500, 1],
    [2000, 2],
    [9, 9],
  ])('finds nothing in a picture of %i by %i pixels', async (width, height) => {
    const frame: Frame = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
    expect(await readStill(frame, readers)).toEqual([]);
  });

  it('reads a live frame of a code held still', async () => {
    const live = createLiveReader(readers);
    expect((await live.read(drawnFrame(ean13Modules(GOOD), 4))).codes).toMatchObject([{ gtin: GTIN }]);
  });
});
