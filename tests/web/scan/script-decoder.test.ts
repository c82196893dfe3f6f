import { describe, expect, it } from 'vitest';
import type { Symbology } from '#domain/products/gtin.ts';
import { ean8Modules, ean13Modules, upceModules } from '#domain/scanning/bar-modules.ts';
import { readStill } from '#domain/scanning/decode-ladder.ts';
import { createLiveReader } from '#domain/scanning/live-reader.ts';
import { pictureOf } from '#domain/scanning/picture.ts';
import { weighedReads } from '#domain/scanning/weigh.ts';
import { scriptDecoders } from '#web/workers/barcode/script-decoder.ts';
import { blankFrame, drawnFrame } from '../../support/drawn-frame.ts';

const decoders = { ...scriptDecoders(), second: async () => [] };
const NOISE = 40;

describe('the barcode reader that needs no WebAssembly', () => {
  it.each<[Symbology, string, string, string]>([
    ['EAN-13', '4006381333931', '04006381333931', ean13Modules('4006381333931')],
    ['UPC-A', '036000291452', '00036000291452', ean13Modules('0036000291452')],
    ['EAN-8', '96385074', '00000096385074', ean8Modules('96385074')],
  ])(
    'reads an %s, tells where it stands, and is believed as a still and by the camera',
    async (symbology, digits, gtin, modules) => {
      const frame = drawnFrame(modules, 2, NOISE);
      const picture = pictureOf(frame);
      const reads = await decoders.fast(picture);
      expect(reads).toMatchObject([{ digits, symbology }]);
      // The expected bars, drawn at the reported position, match the picture.
      expect(weighedReads(reads, picture)).toMatchObject([{ gtin, weight: 'fits' }]);
      expect(await readStill(frame, decoders)).toEqual([{ gtin, symbology }]);
      const { codes } = await createLiveReader(decoders).read(frame);
      expect(codes).toMatchObject([{ gtin, symbology }]);
    },
  );

  it('reads a code that lies on its side', async () => {
    const { width, height, data } = drawnFrame(ean13Modules('4006381333931'), 2);
    const turned = blankFrame(height, width);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const from = (y * width + x) * 4;
        turned.data.set(data.subarray(from, from + 4), (x * height + (height - 1 - y)) * 4);
      }
    expect(await decoders.thorough(pictureOf(turned))).toMatchObject([{ digits: '4006381333931' }]);
    expect(await readStill(turned, decoders)).toMatchObject([{ gtin: '04006381333931' }]);
  });

  it('sees nothing where there is none, and no UPC-E: its digits are typed', async () => {
    for (const frame of [blankFrame(160, 120), drawnFrame(upceModules('01234565'), 3)]) {
      expect(await decoders.fast(pictureOf(frame))).toEqual([]);
      expect(await readStill(frame, decoders)).toEqual([]);
    }
  });
});
