import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { NoLabelReader } from '#web/workers/label/label-model-at-hand.ts';
import { LabelPageError } from '#web/workers/label/label-pages.ts';
import { WasmNotAllowed } from '#web/workers/wasm-allowed.ts';

/** Something that stopped a photo from becoming a list, in words a person can act on. */
export interface PhotoProblem {
  readonly title: string;
  readonly advice: string;
  /** Whether the same photo may be tried again. */
  readonly again: boolean;
}

/** Print was looked for and none was found. */
const NOTHING_READ: PhotoProblem = {
  title: 'No print could be read on this photo.',
  advice: 'Go closer, hold the pack flat, and avoid glare. Every word has to be sharp enough for you to read.',
  again: false,
};

/** Print was found, and is too small or too unclear. What was made of it is not shown: it would not be the list. */
const COME_CLOSER: PhotoProblem = {
  title: 'Come closer: the print is too small to be read.',
  advice: 'Fill the frame with the ingredient list, hold still until it is sharp, and take the photo again.',
  again: false,
};

/** Why a reading is not offered as a list; null where it is. */
export function readingProblem({ legible, text }: LabelPhotoReading): PhotoProblem | null {
  if (!legible) return COME_CLOSER;
  return text === '' ? NOTHING_READ : null;
}

const FAULTS = {
  heic: {
    title: 'This browser cannot open HEIC photos.',
    advice: 'Take the photo here, or set the camera of the phone to “Most compatible” (JPEG) and take it again.',
  },
  too_large: {
    title: 'This picture is too large for a phone to unpack.',
    advice: 'At most 51 megapixels can be read. Take the photo here, or choose a smaller copy.',
  },
  not_a_picture: {
    title: 'This file is no picture that can be read.',
    advice: 'Choose a JPEG, PNG or WebP photo of the label.',
  },
  broken: {
    title: 'This picture is damaged.',
    advice: 'It ends too early or holds errors. Take the photo again, or choose another one.',
  },
} as const;

/** What to say of a rejected opening or reading. */
export function photoProblem(reason: unknown): PhotoProblem {
  if (reason instanceof LabelPageError && reason.fault !== null) return { ...FAULTS[reason.fault], again: false };
  if (reason instanceof NoLabelReader) {
    return {
      title: 'The label reader is not on this phone yet.',
      advice:
        'It is fetched once, about 7 MB, and works without a network from then on. Come back to this photo when you are online, or type the list in.',
      again: true,
    };
  }
  if (reason instanceof WasmNotAllowed) {
    return {
      title: 'This browser does not let the label reader run.',
      advice:
        'It needs WebAssembly, which Lockdown Mode and some protected browsers switch off. With a signal the server reads the photo; or type the list in.',
      again: true,
    };
  }
  return {
    title: 'The label reader could not be started.',
    advice: 'The phone may be short of memory: close other apps or tabs and try again, or type the list in.',
    again: true,
  };
}
