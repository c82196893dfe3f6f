import { beforeAll, describe, expect, it } from 'vitest';
import { startBarDecoders } from '#api/reading/bar-decoders.ts';
import { ean8Modules, ean13Modules, upceModules } from '#domain/scanning/bar-modules.ts';
import type { Decoders } from '#domain/scanning/decode-ladder.ts';
import { createLiveReader } from '#domain/scanning/live-reader.ts';
import { frameOfScene, type Placed, shelfScene } from '#tests/support/shelf-scene.ts';

const SHELF: readonly (Placed & { readonly gtin: string })[] = [
  { gtin: '04006381333931', modules: ean13Modules('4006381333931'), left: 40, top: 40, module: 4, height: 140 },
  { gtin: '05449000000996', modules: ean13Modules('5449000000996'), left: 700, top: 60, module: 4, height: 140 },
  { gtin: '00000096385074', modules: ean8Modules('96385074'), left: 60, top: 400, module: 5, height: 140 },
  { gtin: '00049000006346', modules: upceModules('04963406'), left: 700, top: 420, module: 5, height: 140 },
];
const QUIET = 12;

describe('a shelf before the camera', () => {
  let decoders: Decoders;
  beforeAll(async () => {
    decoders = await startBarDecoders();
  });

  it('gives every code of one frame, of all four kinds, each at its place', async () => {
    const look = await createLiveReader(decoders).read(frameOfScene(shelfScene(SHELF), 6));
    expect(look.codes.map(({ gtin }) => gtin).sort()).toEqual(SHELF.map(({ gtin }) => gtin).sort());
    for (const { gtin, modules, left, top, module, height } of SHELF) {
      const place = look.codes.find((code) => code.gtin === gtin)?.place;
      const xs = place?.map(({ x }) => x) ?? [];
      const ys = place?.map(({ y }) => y) ?? [];
      const from = left + QUIET * module;
      expect(Math.abs(Math.min(...xs) - from)).toBeLessThan(3 * module);
      expect(Math.abs(Math.max(...xs) - (from + modules.length * module))).toBeLessThan(3 * module);
      expect(Math.min(...ys)).toBeGreaterThan(top);
      expect(Math.max(...ys)).toBeLessThan(top + height + 60);
    }
  });

  it('gives the two codes that lie in the same rows', async () => {
    const [one, two] = [SHELF[0], SHELF[1]];
    if (!one || !two) throw new Error('The shelf is empty.');
    const look = await createLiveReader(decoders).read(frameOfScene(shelfScene([one, { ...two, top: 40 }]), 6));
    expect(look.codes).toHaveLength(2);
  });

  it('says that there may be more where a second code is read but not believed yet', async () => {
    const [one] = SHELF;
    if (!one) throw new Error('The shelf is empty.');
    const doubtful = { ...decoders, thorough: async () => [{ digits: '5449000000996', symbology: 'EAN-13' as const }] };
    const look = await createLiveReader(doubtful).read(frameOfScene(shelfScene([one]), 6));
    expect(look).toMatchObject({ codes: [{ gtin: one.gtin }], more: true });
  });
});
