import { beforeAll, describe, expect, it } from 'vitest';
import { startBarDecoders } from '#api/reading/bar-decoders.ts';
import { ean8Modules, ean13Modules, upceModules } from '#domain/scanning/bar-modules.ts';
import type { Decoders } from '#domain/scanning/decode-ladder.ts';
import { createLiveReader } from '#domain/scanning/live-reader.ts';
import { pictureOf } from '#domain/scanning/picture.ts';
import type { Decoder } from '#domain/scanning/reads.ts';
import { symbolScene } from '#tests/support/fake-camera.ts';
import { frameOfScene } from '#tests/support/shelf-scene.ts';

const EAN13 = { gtin: '04006381333931', modules: ean13Modules('4006381333931') };
const EAN8 = { gtin: '00000096385074', modules: ean8Modules('96385074') };
const UPC_E = { gtin: '00049000006346', modules: upceModules('04963406') };
const OTHER_EAN8 = { gtin: '00000020000004', modules: ean8Modules('20000004') };

const frameOf = ({ modules }: { readonly modules: string }) => frameOfScene(symbolScene(modules), 6);

describe('one pack after the other in the same place', () => {
  let decoders: Decoders;
  beforeAll(async () => {
    decoders = await startBarDecoders();
  });

  // Regression: votes for one pack contested the next, so of two alternating short codes only the first was ever read.
  it.each([
    ['two short codes of two kinds', [EAN8, UPC_E, EAN8, UPC_E]],
    ['two short codes of one kind', [EAN8, OTHER_EAN8, EAN8]],
    ['short codes with a long one between them', [EAN8, EAN13, UPC_E, EAN13, EAN8]],
  ])('is read within three frames each: %s', async (_name, packs) => {
    const reader = createLiveReader(decoders);
    for (const pack of packs) {
      const read: string[] = [];
      // Six frames: about 0.8 s on a phone, less than the memory of the reader.
      for (let frame = 0; frame < 6; frame += 1) {
        const { codes } = await reader.read(frameOf(pack));
        if (frame === 2) read.push(...codes.map(({ gtin }) => gtin));
        for (const { gtin } of codes) expect(gtin).toBe(pack.gtin);
      }
      expect(read).toEqual([pack.gtin]);
    }
  });

  it('goes on contesting a code that is read of the same bars now and then', async () => {
    const [wrong, right] = [OTHER_EAN8, EAN8];
    const place = await placeOf(decoders.fast, right);
    const liar: Decoder = async () => [{ digits: '20000004', symbology: 'EAN-8', place, lines: 9 }];
    // Reads are checked against the picture: a reader that reports another code there is never believed.
    const reader = createLiveReader({ ...decoders, thorough: liar, second: liar });
    for (let frame = 0; frame < 12; frame += 1) {
      const { codes } = await reader.read(frameOf(right));
      expect(codes.map(({ gtin }) => gtin)).not.toContain(wrong.gtin);
    }
  });
});

async function placeOf(decode: Decoder, pack: { readonly modules: string }) {
  const [read] = await decode(pictureOf(frameOf(pack)));
  if (!read?.place) throw new Error('The drawn symbol is not read.');
  return read.place;
}
