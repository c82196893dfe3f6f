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
  /** How far the middle of a line sinks below its ends, as on a bottle seen from above. */
  readonly arc: number;
  readonly paper: number;
  readonly ink: number;
  readonly grain: number;
  /** Brightness added in the middle of the bright spot. */
  readonly glare: number;
  /** How much darker one side is than the other, as a share. */
  readonly shade: number;
  /** A font of this machine; chosen by the seed if absent. */
  readonly font?: string;
  /** How much shorter the far side is than the near one, as a share: a pack photographed from the side. */
  readonly lean?: number;
  /** Red, green and blue of paper and ink, instead of their brightness. */
  readonly colours?: { readonly paper: Colour; readonly ink: Colour };
  /** Colour of the table under the label, which the photograph shows around it. */
  readonly table?: Colour;
}

type Colour = readonly [number, number, number];

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

/** The conditions of the table. Fixed before the reader was measured on them. Any change starts a new table. */
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

/** Additional conditions, on which nothing had been tuned when they were written: other kinds of print and places. */
export const FURTHER_CONDITIONS: Readonly<Record<string, LabelConditions>> = {
  'serif, small': { ...PLAIN, type: 17, font: 'Liberation Serif' },
  'narrow bold': { ...PLAIN, type: 21, font: 'Liberation Sans Narrow:bold' },
  typewriter: { ...PLAIN, type: 19, font: 'Liberation Mono' },
  'from the side': { ...PLAIN, lean: 0.3 },
  'red on grey': { ...PLAIN, colours: { paper: [150, 152, 155], ink: [190, 40, 52] } },
  'white on red': { ...PLAIN, colours: { paper: [178, 20, 44], ink: [236, 214, 220] } },
  'yellow on white': { ...PLAIN, colours: { paper: [226, 226, 222], ink: [196, 150, 30] } },
  'dusk, blurred': { ...PLAIN, paper: 110, ink: 40, grain: 14, blur: 1.2 },
  'on a dark table': { ...PLAIN, tilt: 5, type: 28, table: [107, 79, 58] },
  'bottle, tilted': { ...PLAIN, arc: 50, tilt: 6, shade: 0.4 },
};

/** Letters of 8 to 30 pixels, on a flat page and from a hand-held phone, to find from where a list can be read. */
export const LETTER_HEIGHTS: Readonly<Record<string, LabelConditions>> = Object.fromEntries(
  [8, 10, 12, 14, 16, 20, 24, 30].flatMap((type) => [
    [`${type} px, flat`, { ...PLAIN, type }],
    [`${type} px, by hand`, { ...PLAIN, type, blur: 1.1, grain: 14, paper: 200, ink: 60, tilt: 2 }],
  ]),
);

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

/** The page as seen from its left: the right side is further away, and so shorter and narrower. */
function leant(page: Buffer, height: number, lean: number): Buffer {
  const out = Buffer.alloc(WIDTH * height, 255);
  for (let x = 0; x < WIDTH; x += 1) {
    const away = x / WIDTH;
    const size = 1 - lean * away;
    // Equal steps on the page get shorter with distance.
    const from = Math.round(((away * (1 - lean)) / size) * WIDTH);
    if (from >= WIDTH) continue;
    for (let y = 0; y < height; y += 1) {
      const row = (y - height / 2) / size + height / 2;
      const top = Math.floor(row);
      if (top < 0 || top + 1 >= height) continue;
      const part = row - top;
      out[y * WIDTH + x] =
        (page[top * WIDTH + from] ?? 255) * (1 - part) + (page[(top + 1) * WIDTH + from] ?? 255) * part;
    }
  }
  return out;
}

/** Width of the table around a label, in pixels. */
const AROUND = 150;

function onTable({ width, height, data }: Frame, colour: Colour): Frame {
  const [wide, tall] = [width + 2 * AROUND, height + 2 * AROUND];
  const out = new Uint8ClampedArray(wide * tall * 4);
  for (let at = 0; at < out.length; at += 4) out.set([...colour, 255], at);
  for (let y = 0; y < height; y += 1)
    out.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((y + AROUND) * wide + AROUND) * 4);
  return { width: wide, height: tall, data: out };
}

/**
 * A photograph of a label with this text, generated from numbers and the machine's fonts: the same seed gives the same
 * picture.
 * @param text the list as printed
 */
export async function renderedLabel(text: string, conditions: LabelConditions, seed: number): Promise<Frame> {
  const random = seededRandom(seed);
  const { type, arc, ink, paper } = conditions;
  const [font, weight = 'normal'] = (conditions.font ?? FONTS[seed % FONTS.length] ?? 'Liberation Sans').split(':');
  const perLetter = type * (font === 'Liberation Mono' ? 0.61 : 0.56);
  const lines = linesOf(text, Math.floor((WIDTH - 2 * MARGIN) / perLetter));
  const height = Math.ceil(2 * MARGIN + arc + lines.length * type * 1.35);
  const printed = lines
    .map((line, at) => `<text x="${MARGIN}" y="${MARGIN + type + at * type * 1.35}">${escaped(line)}</text>`)
    .join('');
  const page = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="${font}" font-weight="${weight}" font-size="${type}" fill="#000">${printed}</g></svg>`,
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
  const leaning = conditions.lean ? leant(bent, height, conditions.lean) : bent;
  const seen = await sharp(leaning, { raw: { width: WIDTH, height, channels: 1 } })
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
    const noise = (random() - 0.5) * 2 * conditions.grain;
    for (let channel = 0; channel < 3; channel += 1) {
      const from = conditions.colours?.paper[channel] ?? paper;
      const to = conditions.colours?.ink[channel] ?? ink;
      data[at * 4 + channel] = (from - dark * (from - to)) * light + shine + noise;
    }
    data[at * 4 + 3] = 255;
  }
  const label = { width: wide, height: tall, data };
  return conditions.table ? onTable(label, conditions.table) : label;
}
