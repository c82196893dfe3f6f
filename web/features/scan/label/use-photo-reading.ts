import { useCallback, useEffect, useRef, useState } from 'react';
import { joinShots } from '#domain/label-photo/join-shots.ts';
import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { createLabelReader, type LabelProgress, type LabelReader, type Photograph } from '#web/workers/label-reader.ts';

/** What was read so far, from all photos of one label. */
export interface LabelText {
  readonly text: string;
  /** Words the reader was not sure of, as they stand in the text. */
  readonly unsure: readonly string[];
  /** Lines that were seen and could not be read. */
  readonly unreadLines: number;
  readonly photos: number;
}

export type ReadingState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly progress: LabelProgress }
  | { readonly status: 'failed'; readonly message: string };

const NOTHING_READ = 'No print could be read on this photo. Go closer, hold the pack flat, and avoid glare.';

/** Reads photos of one label on this phone, one after the other. */
export function usePhotoReading(onRead: (label: LabelText) => void) {
  const [state, setState] = useState<ReadingState>({ status: 'idle' });
  const reader = useRef<LabelReader | null>(null);
  const run = useRef<AbortController | null>(null);
  const shots = useRef<LabelPhotoReading[]>([]);

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
            shots.current = [...shots.current, shot];
            setState({ status: 'idle' });
            onRead({
              text: joinShots(shots.current.map(({ text }) => text)),
              unsure: shots.current.flatMap(({ unsure }) => unsure),
              unreadLines: shots.current.reduce((sum, { unreadLines }) => sum + unreadLines, 0),
              photos: shots.current.length,
            });
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

  /** Forgets all photos: the next one begins a new list. */
  const restart = useCallback(() => {
    run.current?.abort();
    shots.current = [];
    setState({ status: 'idle' });
  }, []);

  return { state, read, cancel, restart };
}
