import { greyPicture, type Picture } from '../scanning/picture.ts';
import type { Band } from './bands.ts';

/** Some rows of a page. */
export const rowsOf = (page: Picture, { top, bottom }: Band): Picture =>
  greyPicture(page.width, bottom - top, page.luma().subarray(top * page.width, bottom * page.width));

/**
 * A page as a file for the OCR engine: a portable graymap (Netpbm, P5), which needs no compression on one side and no
 * decompression on the other.
 */
export function graymap({ width, height, luma }: Picture): Uint8Array<ArrayBuffer> {
  const head = `P5\n${width} ${height}\n255\n`;
  const file = new Uint8Array(head.length + width * height);
  for (let at = 0; at < head.length; at += 1) file[at] = head.charCodeAt(at);
  file.set(luma(), head.length);
  return file;
}
