import { useCallback, useEffect, useRef, useState } from 'react';
import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { createLabelReader, type LabelProgress, type LabelReader, type Photograph } from '#web/workers/label-reader.ts';

export type ReadingState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly progress: LabelProgress }
  | { readonly status: 'failed'; readonly message: string };

const NOTHING_READ = 'No print could be read on this photo. Go closer, hold the pack flat, and avoid glare.';

/** Reads photos on this phone, one after the other. */
export function usePhotoReading(onRead: (shot: LabelPhotoReading) => void) {
  const [state, setState] = useState<ReadingState>({ status: 'idle' });
  const reader = useRef<LabelReader | null>(null);
  const run = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      run.current?.abort();
      reader.current?.stop();
    },
    [],
  );

  const read = useCallback(
    (photo: Photograph) => {
      run.current?.abort();
      const own = new AbortController();
      run.current = own;
      reader.current ??= createLabelReader();
      setState({ status: 'reading', progress: { stage: 'preparing' } });
      reader.current
        .read(photo, (progress) => setState({ status: 'reading', progress }), own.signal)
        .then(
          (shot) => {
            if (own.signal.aborted) return;
            if (shot.text === '') return setState({ status: 'failed', message: NOTHING_READ });
            setState({ status: 'idle' });
            onRead(shot);
          },
          (reason: unknown) => {
            if (own.signal.aborted) return;
            const detail = reason instanceof Error ? reason.message : String(reason);
            setState({ status: 'failed', message: `The label reader could not start. ${detail}` });
          },
        );
    },
    [onRead],
  );

  const cancel = useCallback(() => {
    run.current?.abort();
    setState({ status: 'idle' });
  }, []);

  return { state, read, cancel };
}
