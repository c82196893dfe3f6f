import { closeSync, openSync, writeSync } from 'node:fs';
import { paperWidth, SCENE_HEIGHT, SCENE_WIDTH, shelfScene } from './shelf-scene.ts';

/** Frames per second, and frames per scene. */
const RATE = 10;
const FRAMES = 6;

/**
 * Writes a film for `--use-file-for-fake-video-capture`: uncompressed Y4M, 1280 × 720, a barcode on a grey table.
 * Chromium plays it in a loop.
 * @param file absolute path, ending in `.y4m`
 * @param modules the symbol, one character per module, 1 is a bar
 */
export function writeFilm(file: string, modules: string): void {
  writePictures(file, symbolScene(modules));
}

/** A printed symbol in the middle of the picture. @param modules see `bar-modules.ts` */
export function symbolScene(modules: string): Buffer {
  const module = modules.length > 60 ? 6 : 8;
  const left = Math.floor((SCENE_WIDTH - paperWidth(modules, module)) / 2);
  return shelfScene([{ modules, left, top: 180, module, height: 300 }]);
}

/** Writes a film that shows one picture. @param luma one byte for each pixel of 1280 by 720 */
export const writePictures = (file: string, luma: Buffer): void => writeScenes(file, [luma], RATE, FRAMES);

/**
 * Writes a film of several scenes, one after the other.
 * @param scenes pictures, one byte for each pixel of 1280 by 720
 * @param rate frames per second
 * @param frames frames per scene
 */
export function writeScenes(file: string, scenes: readonly Buffer[], rate: number, frames: number): void {
  const colour = Buffer.alloc((SCENE_WIDTH * SCENE_HEIGHT) / 2, 128);
  const film = openSync(file, 'w');
  try {
    writeSync(film, `YUV4MPEG2 W${SCENE_WIDTH} H${SCENE_HEIGHT} F${rate}:1 Ip A1:1 C420jpeg\n`);
    for (const luma of scenes)
      for (let frame = 0; frame < frames; frame += 1) {
        writeSync(film, 'FRAME\n');
        writeSync(film, luma);
        writeSync(film, colour);
      }
  } finally {
    closeSync(film);
  }
}
