import { type RefObject, useCallback, useState } from 'react';
import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import type { DecodeClient } from '#web/workers/decode-client.ts';
import { grabFrame, readPicture } from './frame.ts';

// Wording of the specification, section 8.
const NOT_FOUND = 'No barcode detected. Please align the barcode in the frame and try again.';
const BAD_FORMAT = 'Invalid barcode format detected. Please try again.';
const NO_FRAME = 'Failed to capture photo. Please try again.';
const UNREADABLE = 'Unable to read barcode. Please try again.';

export interface Still {
  readonly busy: boolean;
  /** Why the last picture gave no code; null where it did, or none was taken. */
  readonly problem: string | null;
  capture(video: RefObject<HTMLVideoElement | null>): void;
  open(file: Blob): void;
  forget(): void;
}

/** Searches one picture with all the time it takes: a frame on request, or a photo from the phone. */
export function useStill(decoder: DecodeClient, onRead: (gtin: Gtin, input: 'camera' | 'photo') => void): Still {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const search = useCallback(
    (picture: () => Promise<ImageData | null>, input: 'camera' | 'photo') => {
      const work = async () => {
        setBusy(true);
        setProblem(null);
        const pixels = await picture();
        if (!pixels) return setProblem(NO_FRAME);
        const codes = await decoder.decode(pixels, 'still');
        if (codes.length === 0) return setProblem(NOT_FOUND);
        for (const code of codes) {
          const read = parseGtin(code.digits, code.symbology);
          if (read.ok) return onRead(read.value, input);
        }
        setProblem(BAD_FORMAT);
      };
      work()
        .catch(() => setProblem(UNREADABLE))
        .finally(() => setBusy(false));
    },
    [decoder, onRead],
  );

  const capture = useCallback(
    (video: RefObject<HTMLVideoElement | null>) =>
      search(async () => (video.current ? grabFrame(video.current, document.createElement('canvas')) : null), 'camera'),
    [search],
  );
  const open = useCallback((file: Blob) => search(() => readPicture(file), 'photo'), [search]);
  const forget = useCallback(() => setProblem(null), []);
  return { busy, problem, capture, open, forget };
}
