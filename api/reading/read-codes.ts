import { type Decoders, readStill } from '#domain/scanning/decode-ladder.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import type { CheckedRead } from '#domain/scanning/reads.ts';

/** Contrast and brightness of the second try (specification, section 9). */
const CONTRAST = 1.5;
const BRIGHTNESS = 1.2;

/** The picture with stronger contrast around mid-grey, and brighter. */
export function enhanced({ width, height, data }: Frame): Frame {
  const out = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 1) {
    out[at] = at % 4 === 3 ? 255 : ((data[at] ?? 0) - 128) * CONTRAST * BRIGHTNESS + 128 * BRIGHTNESS;
  }
  return { width, height, data: out };
}

/** What the ladder made of a picture, and what was tried. */
export interface FoundCodes {
  readonly codes: readonly CheckedRead[];
  readonly details: readonly string[];
}

/** Searches a picture for retail codes: as it is, then with more contrast and light. */
export async function readCodes(frame: Frame, decoders: Decoders): Promise<FoundCodes> {
  const plain = await readStill(frame, decoders);
  if (plain.length > 0) return { codes: plain, details: ['Read by the barcode readers of this server.'] };
  const again = await readStill(enhanced(frame), decoders);
  return again.length > 0
    ? { codes: again, details: ['Read after contrast and brightness were raised.'] }
    : { codes: [], details: ['Looked at in all sizes and angles.', 'Looked at again with more contrast and light.'] };
}
