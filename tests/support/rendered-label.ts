import sharp from 'sharp';
import type { Frame } from '#domain/scanning/picture.ts';
import { seededRandom } from './hard-scan.ts';

/** How a printed label is photographed. Lengths in pixels of the picture, brightness in steps of 255. */
export interface LabelConditions {
  /** Height of the type, as a font size. */
  readonly type: number;
  /** Standard deviation of an out-of-focus blur. */
  readonly blur: number;
  /** Degrees by which the label is tilted. */
  readonly tilt: number;
  /** How far the middle of a line sinks below its ends: a bottle seen from above. */
  readonly arc: number;
  readonly paper: number;
  readonly ink: number;
  readonly grain: number;
  /** Brightness of the bright spot's middle, added. */
  readonly glare: number;
  /** Share by which one side is darker than the other. */
  readonly shade: number;
}

const PLAIN: LabelConditions = {
  type: 24,
  blur: 0.5,
  tilt: 0.5,
  arc: 0,
  paper: 225,
  ink: 35,
  grain: 8,
  glare: 0,
  shade: 0,
};

/** The conditions of the table. Fixed before the reader was measured on them; a change begins a new table. */
export const LABEL_CONDITIONS: Readonly<Record<string, LabelConditions>> = {
  plain: PLAIN,
  'small type': { ...PLAIN, type: 15 },
  'tilt 5°': { ...PLAIN, tilt: 5 },
  'tilt 12°': { ...PLAIN, tilt: 12 },
  blur: { ...PLAIN, blur: 1.7 },
  'low light': { ...PLAIN, paper: 80, ink: 32, grain: 20 },
  glare: { ...PLAIN, glare: 170 },
  shade: { ...PLAIN, shade: 0.7 },
  'grey on colour': { ...PLAIN, paper: 150, ink: 88 },
  curve: { ...PLAIN, arc: 28 },
  'strong arc': { ...PLAIN, arc: 90 },
};

const FONTS = ['Liberation Sans', 'Liberation Sans Narrow', 'DejaVu Serif', 'DejaVu Sans'];
const WIDTH = 1000;
const MARGIN = 60;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > letters) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/**
 * A photograph of a label with this text, made from numbers and the machine's fonts: the same seed gives the same picture.
 * @param text the list as printed
 */
export async function renderedLabel(text: string, conditions: LabelConditions, seed: number): Promise<Frame> {
  const random = seededRandom(seed);
  const { type, arc, ink, paper } = conditions;
  const font = FONTS[seed % FONTS.length] ?? 'Liberation Sans';
  const lines = linesOf(text, Math.floor((WIDTH - 2 * MARGIN) / (type * 0.56)));
  const height = Math.ceil(2 * MARGIN + arc + lines.length * type * 1.35);
  const printed = lines
    .map((line, at) => `<text x="${MARGIN}" y="${MARGIN + type + at * type * 1.35}">${escaped(line)}</text>`)
    .join('');
  const page = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="${font}" font-size="${type}" fill="#000">${printed}</g></svg>`,
  );
  const flat = await sharp(page).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
  const bent = Buffer.alloc(WIDTH * height, 255);
  for (let x = 0; x < WIDTH; x += 1) {
    const away = (2 * x) / WIDTH - 1;
    const sinks = arc * (1 - away * away);
    for (let y = 0; y < height; y += 1) {
      const from = y - sinks;
      const top = Math.floor(from);
      if (top < 0 || top + 1 >= height) continue;
      const part = from - top;
      bent[y * WIDTH + x] = (flat[top * WIDTH + x] ?? 255) * (1 - part) + (flat[(top + 1) * WIDTH + x] ?? 255) * part;
    }
  }
  const seen = await sharp(bent, { raw: { width: WIDTH, height, channels: 1 } })
    .rotate(conditions.tilt, { background: '#fff' })
    .blur(conditions.blur)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: wide, height: tall } = seen.info;
  const [spotX, spotY] = [wide * (0.3 + random() * 0.4), tall * (0.3 + random() * 0.4)];
  const spot = Math.min(wide, tall) * 0.35;
  const data = new Uint8ClampedArray(wide * tall * 4);
  for (let at = 0; at < wide * tall; at += 1) {
    const [x, y] = [at % wide, Math.floor(at / wide)];
    const dark = 1 - (seen.data[at] ?? 255) / 255;
    const light = 1 - conditions.shade * (x / wide);
    const shine = conditions.glare * Math.max(0, 1 - Math.hypot(x - spotX, y - spotY) / spot);
    const value = (paper - dark * (paper - ink)) * light + shine + (random() - 0.5) * 2 * conditions.grain;
    data.fill(value, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return { width: wide, height: tall, data };
}
