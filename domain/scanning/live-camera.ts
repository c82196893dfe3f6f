import { type AimFault, aimFault, NO_ADVICE, nextAdvice } from './aim.ts';
import type { Decoders } from './decode-ladder.ts';
import { createLiveReader, type LiveLook } from './live-reader.ts';
import { measureAim, type Thumb, thumbOf } from './measure-aim.ts';
import { type Frame, pictureOf } from './picture.ts';

/** Only every third frame without a code is measured: reading comes before advice. */
const MEASURED_EVERY = 3;

/** What one frame of a running camera shows: its codes, or what keeps them from being read. */
export interface LiveView extends LiveLook {
  /** Why nothing is read, once several frames agree; null if there is nothing to report. */
  readonly aim: AimFault | null;
}

/** Reads the frames of one run of the camera and measures those in which nothing was read. */
export function createLiveCamera(decoders: Decoders): { look(frame: Frame): Promise<LiveView> } {
  const reader = createLiveReader(decoders);
  let advice = NO_ADVICE;
  let before: Thumb | null = null;
  let unread = 0;
  return {
    look: async (frame) => {
      const picture = pictureOf(frame);
      const thumb = thumbOf(picture);
      const read = await reader.read(frame, picture);
      if (read.codes.length > 0) {
        advice = NO_ADVICE;
        unread = 0;
      } else {
        if (unread % MEASURED_EVERY === 0) advice = nextAdvice(advice, aimFault(measureAim(picture, thumb, before)));
        unread += 1;
      }
      before = thumb;
      return { ...read, aim: advice.shown };
    },
  };
}
