import { writeFileSync } from 'node:fs';

const WIDTH = 1280;
const HEIGHT = 720;
const FRAMES = 6;
/** Luma of a grey table, of paper and of ink; a real picture is never pure black and white. */
const TABLE = 128;
const PAPER = 235;
const INK = 24;
/** GS1 asks for at least 11 light modules beside an EAN-13. */
const QUIET_MODULES = 12;

/** The luma plane of a printed symbol lying on a grey table, in the middle of the picture. */
function picture(modules: string, moduleWidth: number): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, TABLE);
  const paperWidth = (modules.length + 2 * QUIET_MODULES) * moduleWidth;
  const left = Math.floor((WIDTH - paperWidth) / 2);
  const [top, bottom] = [180, 540];
  for (let y = top; y < bottom; y += 1) {
    const row = y * WIDTH + left;
    luma.fill(PAPER, row, row + paperWidth);
    if (y < top + 30 || y >= bottom - 30) continue;
    for (const [at, bit] of [...modules].entries()) {
      const x = row + (QUIET_MODULES + at) * moduleWidth;
      if (bit === '1') luma.fill(INK, x, x + moduleWidth);
    }
  }
  return luma;
}

/**
 * Writes a film for `--use-file-for-fake-video-capture`: uncompressed Y4M, 1280 × 720, a bar code on a grey table.
 * Chromium plays it over and over.
 * @param file absolute path, ending in `.y4m`
 * @param modules the symbol, one character per module, 1 is a bar
 */
export function writeFilm(file: string, modules: string): void {
  const moduleWidth = modules.length > 60 ? 6 : 8;
  writePictures(file, picture(modules, moduleWidth));
}

/** Writes a film that shows one picture. @param luma one byte for each pixel of 1280 by 720 */
export function writePictures(file: string, luma: Buffer): void {
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, colour]);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([header, ...Array.from({ length: FRAMES }, () => frame)]));
}
