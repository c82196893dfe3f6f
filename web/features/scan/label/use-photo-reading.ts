import { useCallback, useEffect, useRef, useState } from 'react';
import type { Corners } from '#domain/label-photo/corners.ts';
import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import type { LabelProgress } from '#web/workers/label-reader.ts';
import { NOTHING_READ, type PhotoProblem, photoProblem } from './photo-problems.ts';
import type { LabelTools } from './use-label-tools.ts';

/** Where a reading stands. */
export type ReadingState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly progress: LabelProgress }
  | { readonly status: 'failed'; readonly problem: PhotoProblem };

/** Reads photos on this phone, one after the other. */
export function usePhotoReading(tools: LabelTools, onRead: (shot: LabelPhotoReading, corners: Corners) => void) {
  const [state, setState] = useState<ReadingState>({ status: 'idle' });
  const run = useRef<AbortController | null>(null);
  const onReadNow = useRef(onRead);
  useEffect(() => {
    onReadNow.current = onRead;
  });

  useEffect(() => () => run.current?.abort(), []);

  const read = useCallback(
    (corners: Corners) => {
      run.current?.abort();
      const own = new AbortController();
      run.current = own;
      const show = (progress: LabelProgress) => {
        if (!own.signal.aborted) setState({ status: 'reading', progress });
      };
      const attempt = () => tools.reader.read(tools.photograph, corners, show, own.signal);
      show({ stage: 'preparing' });
      attempt().then(
        (shot) => {
          if (own.signal.aborted) return;
          if (shot.text === '') return setState({ status: 'failed', problem: NOTHING_READ });
          setState({ status: 'idle' });
          onReadNow.current(shot, corners);
        },
        (reason: unknown) => !own.signal.aborted && setState({ status: 'failed', problem: photoProblem(reason) }),
      );
    },
    [tools],
  );

  const cancel = useCallback(() => {
    run.current?.abort();
    setState({ status: 'idle' });
  }, []);

  return { state, read, cancel };
}
