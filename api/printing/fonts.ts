import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

/** The two fonts of a report, from DejaVu font files, and which characters both have. */
export interface PrintFonts {
  readonly plain: Font;
  readonly bold: Font;
  has(codePoint: number): boolean;
}

/** The files that the build copies next to the server. */
export const FONT_FILES = { plain: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' } as const;

/** OpenType tables for glyph substitution and positioning; reading those of DejaVu takes seconds. */
const LEFT_OUT = ['GSUB', 'GPOS'];

/** Reads a font without glyph substitution and positioning: a label needs neither. */
function readFont(file: string): Font {
  const bytes = readFileSync(file);
  // The table directory: 12 bytes, then 16 for each table, beginning with its name. Unknown names are ignored.
  for (let at = 12; at < 12 + 16 * bytes.readUInt16BE(4); at += 16) {
    if (LEFT_OUT.includes(bytes.toString('latin1', at, at + 4))) bytes.write('none', at, 'latin1');
  }
  const font = create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} contains several fonts, or none.`);
  return font;
}

/** Reads the fonts. @param folder that holds both files */
export function readFonts(folder: string): PrintFonts {
  const plain = readFont(join(folder, FONT_FILES.plain));
  const bold = readFont(join(folder, FONT_FILES.bold));
  return { plain, bold, has: (codePoint) => [plain, bold].every((font) => font.hasGlyphForCodePoint(codePoint)) };
}

/** Printed in place of a character that the fonts lack. */
export const MISSING_LETTER = '\u25a1';

/** Characters without width, and those that would break lines in the wrong places. */
const UNPRINTED = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** Right-to-left scripts: set from the left, they would be in the wrong order, and Arabic letters unjoined. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A text with only characters that the fonts can print. */
export interface Printable {
  readonly text: string;
  /** Whether a character had to be replaced. */
  readonly lacks: boolean;
}

/** Replaces each character that the fonts lack; unprintable ones become a space or nothing. */
export function printable({ has }: Pick<PrintFonts, 'has'>, text: string): Printable {
  let lacks = false;
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (UNPRINTED.test(letter)) return /\s/.test(letter) ? ' ' : '';
    if (has(letter.codePointAt(0) ?? 0) && !RIGHT_TO_LEFT.test(letter)) return letter;
    lacks = true;
    return MISSING_LETTER;
  });
  return { text: letters.join(''), lacks };
}
