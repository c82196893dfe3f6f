import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { NoLabelReader } from '#web/workers/label/label-model-at-hand.ts';
import { LabelPageError } from '#web/workers/label/label-pages.ts';
import { WasmNotAllowed } from '#web/workers/wasm-allowed.ts';

/** Why a photo did not become a list, worded so that a person can act on it. */
export interface PhotoProblem {
  readonly title: string;
  readonly advice: string;
  /** Whether the same photo may be tried again. */
  readonly again: boolean;
}

/** No print was found. */
const NOTHING_READ: PhotoProblem = {
  title: 'No text could be read in this photo.',
  advice: 'Move closer, hold the pack flat, and avoid glare. Every word must be sharp enough for you to read.',
  again: false,
};

/** The print is too small or too unclear. The text read from it is not shown: it would not match the list. */
const COME_CLOSER: PhotoProblem = {
  title: 'Move closer: the print is too small to read.',
  advice: 'Fill the frame with the ingredient list, hold still until it is sharp, and take the photo again.',
  again: false,
};

/** Why a reading is not offered as a list; null if it is. */
export function readingProblem({ legible, text }: LabelPhotoReading): PhotoProblem | null {
  if (!legible) return COME_CLOSER;
  return text === '' ? NOTHING_READ : null;
}

const FAULTS = {
  heic: {
    title: 'This browser cannot open HEIC photos.',
    advice: 'Take the photo here, or set the phone’s camera to “Most compatible” (JPEG) and take it again.',
  },
  too_large: {
    title: 'This picture is too large for a phone to open.',
    advice: 'The limit is 51 megapixels. Take the photo here, or choose a smaller copy.',
  },
  not_a_picture: {
    title: 'This file is not a readable picture.',
    advice: 'Choose a JPEG, PNG or WebP photo of the label.',
  },
  broken: {
    title: 'This picture is damaged.',
    advice: 'It is cut short or contains errors. Take the photo again, or choose another one.',
  },
} as const;

/** The problem to show if opening or reading a photo was rejected. */
export function photoProblem(reason: unknown): PhotoProblem {
  if (reason instanceof LabelPageError && reason.fault !== null) return { ...FAULTS[reason.fault], again: false };
  if (reason instanceof NoLabelReader) {
    return {
      title: 'The label reader is not on this phone yet.',
      advice:
        'It downloads once, about 7 MB, and then works offline. Come back to this photo when you are online, or type the list in.',
      again: true,
    };
  }
  if (reason instanceof WasmNotAllowed) {
    return {
      title: 'This browser blocks the label reader.',
      advice:
        'It needs WebAssembly, which Lockdown Mode and some protected browsers switch off. With a signal, the server reads the photo; or type the list in.',
      again: true,
    };
  }
  return {
    title: 'The label reader could not be started.',
    advice: 'The phone may be short of memory: close other apps or tabs and try again, or type the list in.',
    again: true,
  };
}
