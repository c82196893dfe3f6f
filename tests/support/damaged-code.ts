import sharp from 'sharp';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';

const MODULE = 5;
const [LEFT, TOP, BARS] = [120, 90, 190];

/** Where the digits of an EAN-13 are: one before the bars, six below each half (GS1 General Specifications 5.2.6.6). */
const placeOf = (at: number): number => {
  if (at === 0) return LEFT - 44;
  return LEFT + (at <= 6 ? 3 + (at - 1) * 7 : 50 + (at - 7) * 7) * MODULE;
};

/**
 * A photograph of an EAN-13 whose bars are worn beyond reading, while the digits below them are intact.
 * @param digits the 13 digits
 * @returns a JPEG
 */
export function damagedCode(digits: string): Promise<Buffer> {
  const modules = ean13Modules(digits);
  const bars = [...modules]
    .map((bar, at) =>
      bar === '1' ? `<rect x="${LEFT + at * MODULE}" y="${TOP}" width="${MODULE}" height="${BARS}"/>` : '',
    )
    .join('');
  // Ink where paper should be, over the full height: the edges that a decoder measures are gone.
  const worn = Array.from({ length: 24 }, (_, at) => {
    const x = LEFT + at * 4 * MODULE + (at % 3) * 2;
    return `<rect x="${x}" y="${TOP}" width="${MODULE}" height="${BARS}" fill="#181818"/>`;
  }).join('');
  const print = [...digits]
    .map((digit, at) => `<text x="${placeOf(at)}" y="${TOP + BARS + 54}">${digit}</text>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="460"><rect width="760" height="460" fill="#f4f4f0"/>
    <g fill="#181818">${bars}</g>${worn}<g font-family="monospace" font-size="56" fill="#181818">${print}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}
