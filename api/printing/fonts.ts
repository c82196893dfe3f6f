import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

/** The two fonts a report is set in, as files of DejaVu, and which letters both have. */
export interface PrintFonts {
  readonly plain: Font;
  readonly bold: Font;
  has(codePoint: number): boolean;
}

/** What the build copies beside the server. */
export const FONT_FILES = { plain: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' } as const;

/** Tables of an OpenType file that replace and move letters; reading those of DejaVu takes seconds. */
const LEFT_OUT = ['GSUB', 'GPOS'];

/** Reads a font without what joins letters and places them: a label needs neither. */
function readFont(file: string): Font {
  const bytes = readFileSync(file);
  // The directory: 12 bytes, then 16 for each table, which begin with its name. An unknown name is left alone.
  for (let at = 12; at < 12 + 16 * bytes.readUInt16BE(4); at += 16) {
    if (LEFT_OUT.includes(bytes.toString('latin1', at, at + 4))) bytes.write('none', at, 'latin1');
  }
  const font = create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts, or none.`);
  return font;
}

/** Reads the fonts. @param folder that holds both files */
export function readFonts(folder: string): PrintFonts {
  const plain = readFont(join(folder, FONT_FILES.plain));
  const bold = readFont(join(folder, FONT_FILES.bold));
  return { plain, bold, has: (codePoint) => [plain, bold].every((font) => font.hasGlyphForCodePoint(codePoint)) };
}

/** Stands for a letter that the fonts do not have. */
export const MISSING_LETTER = '\u25a1';

/** What takes no room, or breaks lines elsewhere than the document does. */
const UNPRINTED = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** Set from the left these would stand in the wrong order, and Arabic letters unjoined. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A text as the fonts can print it. */
export interface Printable {
  readonly text: string;
  /** Whether a letter had to be replaced. */
  readonly lacks: boolean;
}

/** Replaces what the fonts do not have, letter by letter; what is not printed at all becomes a space or nothing. */
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
