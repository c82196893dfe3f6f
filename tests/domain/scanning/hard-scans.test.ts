import { beforeAll, describe, expect, it } from 'vitest';
import { startBarDecoders } from '#api/reading/bar-decoders.ts';
import { checkDigit, parseGtin, type Symbology } from '#domain/products/gtin.ts';
import { ean8Modules, ean13Modules, upceModules, upceOf } from '#domain/scanning/bar-modules.ts';
import { type Decoders, readStill } from '#domain/scanning/decode-ladder.ts';
import { HARD_CONDITIONS, hardScan, seededRandom } from '../../support/hard-scan.ts';

/** Pictures of each symbology in each condition. */
const PICTURES = 4;
/** Per condition: pictures without a code, and as many with random stripes that are not a code. */
const EMPTY_PICTURES = 2;

/** Correct reads of 16 pictures per condition. A lower result fails. Raise the figure when the ladder gets better. */
const RECALL: Readonly<Record<string, number>> = {
  plain: 16,
  blur: 10,
  'strong blur': 0,
  curve: 13,
  glare: 16,
  'turned 45°': 12,
  'turned 20°': 16,
  'low light': 5,
  dirt: 16,
  small: 16,
  far: 2,
};

const closed = (body: string): string => `${body}${checkDigit(body)}`;

interface Printed {
  readonly symbology: Symbology;
  readonly digits: string;
  readonly modules: string;
}

/** One random code of each symbology. */
function printed(seed: number): Printed[] {
  const random = seededRandom(seed);
  const some = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const ean13 = closed(`4${some(11)}`);
  const upcA = closed(`0${some(10)}`);
  const ean8 = closed(`4${some(6)}`);
  const abbreviated = closed(`0${some(5)}0000${5 + Math.floor(random() * 5)}`);
  const upcE = upceOf(abbreviated);
  return [
    { symbology: 'EAN-13', digits: ean13, modules: ean13Modules(ean13) },
    // A UPC-A has the same bars as the EAN-13 with a leading zero.
    { symbology: 'UPC-A', digits: upcA, modules: ean13Modules(`0${upcA}`) },
    { symbology: 'EAN-8', digits: ean8, modules: ean8Modules(ean8) },
    ...(upcE ? [{ symbology: 'UPC-E' as const, digits: upcE, modules: upceModules(upcE) }] : []),
  ];
}

describe('hard scans', () => {
  let decoders: Decoders;
  beforeAll(async () => {
    decoders = await startBarDecoders();
  });

  it.each(Object.entries(HARD_CONDITIONS))('%s: as many as before, and never a wrong one', async (name, conditions) => {
    let right = 0;
    const wrong: string[] = [];
    for (let picture = 1; picture <= PICTURES; picture += 1) {
      for (const { symbology, digits, modules } of printed(picture)) {
        const gtin = parseGtin(digits, symbology);
        if (!gtin.ok) throw new Error(`${digits} is no ${symbology}`);
        const found = await readStill(hardScan(modules, conditions, picture * 101), decoders);
        if (found.some((one) => one.gtin === gtin.value)) right += 1;
        else if (found.length > 0) wrong.push(`${symbology} ${digits} as ${found.map((one) => one.gtin).join()}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(RECALL[name] ?? Number.POSITIVE_INFINITY);
  });

  it.each(Object.entries(HARD_CONDITIONS))('%s: reads nothing where no code is', async (_, conditions) => {
    for (let picture = 1; picture <= EMPTY_PICTURES; picture += 1) {
      expect(await readStill(hardScan('', { ...conditions, module: 3 }, picture), decoders)).toEqual([]);
      const random = seededRandom(picture);
      const stripes = Array.from({ length: 90 }, () => (random() < 0.5 ? '1' : '0')).join('');
      expect(await readStill(hardScan(stripes, conditions, picture), decoders)).toEqual([]);
    }
  });
});
