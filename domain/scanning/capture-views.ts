import { softened } from '../label-photo/light.ts';
import { type Frame, pictureOf } from './picture.ts';
import { doubled, halved } from './views.ts';

/** Contrast and brightness of the second try (product P8.2). */
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

/** The middle half of the picture in both directions: a code that was too far away fills more of it. */
function middle({ width, height, data }: Frame): Frame {
  const [wide, tall] = [width >> 1, height >> 1];
  const [left, top] = [width >> 2, height >> 2];
  const out = new Uint8ClampedArray(wide * tall * 4);
  for (let y = 0; y < tall; y += 1) {
    const from = ((top + y) * width + left) * 4;
    out.set(data.subarray(from, from + wide * 4), y * wide * 4);
  }
  return { width: wide, height: tall, data: out };
}

/** Number of pixels of the middle up to which enlarging it helps. */
const SMALL = 700_000;

/** The ways in which a captured still is looked at, one after the other. The stronger pass uses all of them. */
export type CaptureView = 'plain' | 'enhanced' | 'middle' | 'soft';

export const CAPTURE_VIEWS: readonly CaptureView[] = ['plain', 'enhanced'];
export const STRONGER_VIEWS: readonly CaptureView[] = [...CAPTURE_VIEWS, 'middle', 'soft'];

const rgba = (picture: ReturnType<typeof pictureOf>): Frame => ({
  width: picture.width,
  height: picture.height,
  data: picture.rgba(),
});

/** The still in one of these views. */
export function captureView(frame: Frame, view: CaptureView): Frame {
  switch (view) {
    case 'plain':
      return frame;
    case 'enhanced':
      return enhanced(frame);
    case 'middle': {
      const part = middle(frame);
      return part.width * part.height > SMALL ? part : rgba(doubled(pictureOf(part)));
    }
    case 'soft': {
      const picture = softened(softened(pictureOf(frame)));
      return rgba(picture.width > 900 ? halved(picture) : picture);
    }
  }
}
