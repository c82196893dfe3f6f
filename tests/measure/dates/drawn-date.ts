import sharp from 'sharp';
import type { Frame } from '#domain/scanning/picture.ts';
import { seededRandom } from '#tests/support/hard-scan.ts';

/** A date as printed on a pack, and the day that it means. */
export interface DrawnDate {
  readonly printed: readonly string[];
  /** ISO date, or YYYY-MM if only a month is printed. */
  readonly date: string;
}

/** Twenty ways in which packs print a date. Fixed before the reader was measured on them. */
export const PRINTS: readonly DrawnDate[] = [
  { printed: ['BEST BEFORE', '14.03.2027'], date: '2027-03-14' },
  { printed: ['MHD 28.02.2027', 'L 4711A'], date: '2027-02-28' },
  { printed: ['EXP 19/11/2026', 'LOT B2044'], date: '2026-11-19' },
  { printed: ['BB 30 JUN 2027'], date: '2027-06-30' },
  { printed: ['A CONSOMMER AVANT LE', '25/09/27'], date: '2027-09-25' },
  { printed: ['CONSUMIR ANTES DE', '17-08-2027'], date: '2027-08-17' },
  { printed: ['SCAD. 22.12.26', 'LOTTO K118'], date: '2026-12-22' },
  { printed: ['2027.05.16'], date: '2027-05-16' },
  { printed: ['USE BY 23 JAN 27'], date: '2027-01-23' },
  { printed: ['BEST BY OCT 2027'], date: '2027-10' },
  { printed: ['THT 13-04-2027', 'CH.-B. 90317'], date: '2027-04-13' },
  { printed: ['MFG 20/01/2026', 'EXP 20/01/2028'], date: '2028-01-20' },
  { printed: ['NAJLEPIEJ SPOZYC PRZED', '31.07.2027'], date: '2027-07-31' },
  { printed: ['EXP 09/2028', 'LOT 22817'], date: '2028-09' },
  { printed: ['MINDESTENS HALTBAR BIS', '15.10.27'], date: '2027-10-15' },
  { printed: ['20270629', 'L104'], date: '2027-06-29' },
  { printed: ['BEST BEFORE END', 'MAY 2028'], date: '2028-05' },
  { printed: ['PROD 02.11.2026', 'EXP 02.11.2027'], date: '2027-11-02' },
  { printed: ['DLC 18/12/26 07:42'], date: '2026-12-18' },
  { printed: ['E 27 08 27', 'L 233'], date: '2027-08-27' },
];

/** The material on which a date is printed. */
export interface Pack {
  readonly font: string;
  readonly paper: string;
  readonly ink: string;
  /** Colour of stripes across the pack that imitate folds and foil. */
  readonly stripes: string | null;
  /** Printed in dots, as by an ink-jet printer. */
  readonly dots: boolean;
  readonly blur: number;
  readonly tilt: number;
  readonly grain: number;
}

export const PACKS: Readonly<Record<string, Pack>> = {
  'jet on film': {
    ...{ font: 'Liberation Mono', paper: '#e8e4da', ink: '#222', stripes: '#f7f5ef' },
    ...{ dots: true, blur: 0.7, tilt: 1.5, grain: 10 },
  },
  'black on foil': {
    ...{ font: 'DejaVu Sans Mono', paper: '#b9bcc0', ink: '#1c1c22', stripes: '#d8dadd' },
    ...{ dots: false, blur: 0.9, tilt: -2, grain: 14 },
  },
  'pressed into card': {
    ...{ font: 'Liberation Sans', paper: '#c8a986', ink: '#6d5238', stripes: null },
    ...{ dots: false, blur: 0.8, tilt: 1, grain: 18 },
  },
};

const [WIDTH, HEIGHT] = [1600, 1200];
const LETTERS = 44;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A photograph of a pack with a date in its middle. The same seed gives the same picture. */
export async function drawnDate({ printed }: DrawnDate, pack: Pack, seed: number): Promise<Frame> {
  const random = seededRandom(seed);
  const { font, paper, ink, stripes } = pack;
  const folds = stripes
    ? Array.from({ length: 14 }, () => {
        const [x, wide] = [random() * WIDTH, 6 + random() * 60];
        return `<path d="M${x} 0 ${x + wide} 0 ${x + wide - 220} ${HEIGHT} ${x - 220} ${HEIGHT}z" fill="${stripes}" opacity="${0.2 + random() * 0.5}"/>`;
      }).join('')
    : '';
  const lines = printed
    .map(
      (line, at) =>
        `<text x="800" y="${600 + (at - (printed.length - 1) / 2) * LETTERS * 1.4}">${escaped(line)}</text>`,
    )
    .join('');
  // An ink-jet printer leaves gaps between its dots: draw thin lines in the paper's colour over the print.
  const gaps = pack.dots
    ? `<defs><pattern id="d" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 3.5h4M3.5 0v4" stroke="${paper}" stroke-width="0.9"/></pattern></defs><rect width="100%" height="100%" fill="url(#d)" opacity="0.55"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${paper}"/>${folds}<g font-family="${font}" font-size="${LETTERS}" fill="${ink}" text-anchor="middle" dominant-baseline="middle">${lines}</g>${gaps}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: paper })
    .rotate(pack.tilt, { background: paper })
    .blur(pack.blur)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Uint8ClampedArray(data);
  for (let at = 0; at < seen.length; at += 4) {
    const noise = (random() - 0.5) * 2 * pack.grain;
    for (let channel = 0; channel < 3; channel += 1) seen[at + channel] = (seen[at + channel] ?? 0) + noise;
  }
  return { width: info.width, height: info.height, data: seen };
}
