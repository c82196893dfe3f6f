import { useCallback, useEffect, useRef, useState } from 'react';
import type { Corners } from '#domain/label-photo/corners.ts';
import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { type PhotoProblem, photoProblem, readingProblem } from './photo-problems.ts';
import type { ReadingStep } from './reading-progress.tsx';
import type { LabelTools } from './use-label-tools.ts';
import { useServerLabelReading } from './use-server-label-reading.ts';

/** Progress of a reading. */
export type ReadingState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly progress: ReadingStep }
  | { readonly status: 'failed'; readonly problem: PhotoProblem };

/** Reads photos one at a time: on this phone, or on the server if this phone cannot and there is a network. */
export function usePhotoReading(
  tools: LabelTools,
  barcode: string,
  onRead: (shot: LabelPhotoReading, corners: Corners) => void,
) {
  const [state, setState] = useState<ReadingState>({ status: 'idle' });
  const run = useRef<AbortController | null>(null);
  const onReadNow = useRef(onRead);
  const readElsewhere = useServerLabelReading(tools.photograph, barcode);
  useEffect(() => {
    onReadNow.current = onRead;
  });
  useEffect(() => () => run.current?.abort(), []);

  const read = useCallback(
    (photo: Blob, corners: Corners) => {
      run.current?.abort();
      const own = new AbortController();
      run.current = own;
      const show = (progress: ReadingStep) => {
        if (!own.signal.aborted) setState({ status: 'reading', progress });
      };
      const attempt = async (): Promise<LabelPhotoReading> => {
        try {
          return await tools.reader.read(tools.photograph, corners, show, own.signal);
        } catch (reason) {
          if (own.signal.aborted || !navigator.onLine) throw reason;
          show({ stage: 'elsewhere' });
          const shot = await readElsewhere(photo, corners, own.signal);
          // Report the phone's own problem, which is the one to solve: the server is only the fallback.
          if (shot === null) throw reason;
          return shot;
        }
      };
      show({ stage: 'preparing' });
      attempt().then(
        (shot) => {
          if (own.signal.aborted) return;
          const problem = readingProblem(shot);
          if (problem) return setState({ status: 'failed', problem });
          setState({ status: 'idle' });
          onReadNow.current(shot, corners);
        },
        (reason: unknown) => !own.signal.aborted && setState({ status: 'failed', problem: photoProblem(reason) }),
      );
    },
    [readElsewhere, tools],
  );

  const cancel = useCallback(() => {
    run.current?.abort();
    setState({ status: 'idle' });
  }, []);

  return { state, read, cancel };
}
