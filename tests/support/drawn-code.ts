import { checkDigit, type Gtin, parseGtin, type Symbology } from '#domain/products/gtin.ts';
import { ean8Modules, ean13Modules, upceModules, upceOf } from '#domain/scanning/bar-modules.ts';
import { evenRaster, fillRectangle, type GreyRaster } from './grey-raster.ts';
import type { Random } from './raster-damage.ts';

/** A code and its bars. */
export interface DrawnCode {
  readonly gtin: Gtin;
  readonly symbology: Symbology;
  readonly modules: string;
}

const SYMBOLOGIES: readonly Symbology[] = ['EAN-13', 'EAN-13', 'UPC-A', 'EAN-8', 'UPC-E'];

const closed = (body: string): string => `${body}${checkDigit(body)}`;

/** A random code of a retail symbology. UPC-E only with number system 0, because GS1 prints no other. */
export function randomCode(random: Random): DrawnCode {
  const some = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const symbology = SYMBOLOGIES[Math.floor(random() * SYMBOLOGIES.length)] ?? 'EAN-13';
  const of = (digits: string, modules: string): DrawnCode => {
    const gtin = parseGtin(digits, symbology);
    if (!gtin.ok) throw new Error(`${digits} is no ${symbology}`);
    return { gtin: gtin.value, symbology, modules };
  };
  switch (symbology) {
    case 'EAN-13': {
      const digits = closed(`${1 + Math.floor(random() * 9)}${some(11)}`);
      return of(digits, ean13Modules(digits));
    }
    case 'UPC-A': {
      const digits = closed(`0${some(10)}`);
      return of(digits, ean13Modules(`0${digits}`));
    }
    case 'EAN-8': {
      const digits = closed(`${1 + Math.floor(random() * 9)}${some(6)}`);
      return of(digits, ean8Modules(digits));
    }
    case 'UPC-E': {
      const bodies = [
        `0${some(2)}${Math.floor(random() * 3)}0000${some(3)}`,
        `0${some(5)}0000${5 + Math.floor(random() * 5)}`,
      ];
      const digits = upceOf(closed(bodies[random() < 0.5 ? 0 : 1] ?? ''));
      return digits ? of(digits, upceModules(digits)) : randomCode(random);
    }
  }
}

/** Pixels per module, and the space around the bars of a drawn label in pixels. */
export const MODULE = 4;
/** GS1 General Specifications 5.2.3.4 asks for 11 light modules left of an EAN-13 and 7 to the right. */
const QUIET = 11 * MODULE;
const ABOVE = 24;
const BELOW = 44;
const [PAPER, INK, PRINT] = [232, 22, 60];

/** Where the bars are on a drawn label, in pixels. */
export interface BarBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A flat label with a code: four pixels per module, quiet zones as required by GS1, and digit-like shapes below. */
export function drawnLabel({ modules }: DrawnCode, random: Random): { raster: GreyRaster; bars: BarBox } {
  const wide = modules.length * MODULE;
  const high = Math.round(wide * (0.25 + random() * 0.45));
  const raster = evenRaster(wide + 2 * QUIET, high + ABOVE + BELOW, PAPER);
  const bars = { left: QUIET, right: QUIET + wide, top: ABOVE, bottom: ABOVE + high };
  for (let at = 0; at < modules.length; at += 1) {
    if (modules[at] !== '1') continue;
    const left = QUIET + at * MODULE;
    fillRectangle(raster, { left, right: left + MODULE, top: bars.top, bottom: bars.bottom }, INK);
  }
  for (let x = bars.left; x < bars.right - 20; x += 28) {
    const top = bars.bottom + 10;
    fillRectangle(raster, { left: x, right: x + 4, top, bottom: top + 26 }, PRINT);
    fillRectangle(
      raster,
      { left: x, right: x + 16, top: top + 10 * Math.floor(random() * 3), bottom: top + 28 },
      PRINT,
    );
    fillRectangle(raster, { left: x + 4, right: x + 12, top: top + 4, bottom: top + 22 }, PAPER);
  }
  return { raster, bars };
}
