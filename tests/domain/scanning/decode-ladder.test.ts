import { beforeAll, describe, expect, it } from 'vitest';
import { startBarDecoders } from '#api/reading/bar-decoders.ts';
import { type Decoders, readStill } from '#domain/scanning/decode-ladder.ts';
import { createLiveReader } from '#domain/scanning/live-reader.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import type { Decoder, RawRead } from '#domain/scanning/reads.ts';
import { ean8Modules, ean13Modules, upceModules } from '../../support/bar-modules.ts';
import { blankFrame, drawnFrame } from '../../support/drawn-frame.ts';

const read = (digits: string): RawRead => ({ digits, symbology: 'EAN-13' });
const short = (digits: string): RawRead => ({ digits, symbology: 'EAN-8' });
const GOOD = '4006381333931';
const OTHER = '5449000000996';
const GTIN = `0${GOOD}`;
const FRAME = blankFrame(8, 8);

/** A decoder that says what the test tells it, call by call, and counts the calls. */
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
  it('is believed at once where the fast pass reads it', async () => {
    const thorough = saying();
    const decoders = { fast: saying([read(GOOD)]), thorough, second: saying() };
    expect(await readStill(FRAME, decoders)).toMatchObject([{ gtin: GTIN }]);
    expect(thorough.asked()).toBe(0);
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

  it('needs a lead where something else was read too', async () => {
    const contested = { fast: silent(), thorough: saying([read(OTHER)], [read(GOOD)]), second: saying([read(GOOD)]) };
    expect(await readStill(FRAME, contested)).toEqual([]);
    const led = {
      ...contested,
      thorough: saying([read(OTHER)], [read(GOOD)]),
      second: saying([read(GOOD)], [read(GOOD)]),
    };
    expect(await readStill(FRAME, led)).toMatchObject([{ gtin: GTIN }]);
  });

  it('takes two codes that one look saw side by side for two codes', async () => {
    const both = [read(GOOD), read(OTHER)];
    const found = await readStill(FRAME, { fast: silent(), thorough: saying(both), second: saying(both) });
    expect(found.map(({ gtin }) => gtin)).toEqual([GTIN, `0${OTHER}`]);
  });

  it('wants a third view of a short code, which a piece of a long one can look like', async () => {
    const code = short('96385074');
    const twice = { fast: silent(), thorough: silent(), second: saying([code], [code]) };
    expect(await readStill(FRAME, twice)).toEqual([]);
    const thrice = { fast: silent(), thorough: silent(), second: saying([code], [code], [code]) };
    expect(await readStill(FRAME, thrice)).toMatchObject([{ gtin: '00000096385074' }]);
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
