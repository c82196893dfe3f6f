import { useEffect, useState } from 'react';
import { type Corners, WHOLE_PICTURE } from '#domain/label-photo/corners.ts';
import type { LabelPhotograph } from '#web/workers/label/label-pages.ts';
import { type PhotoProblem, photoProblem } from './photo-problems.ts';

/** A photo being opened by the worker that crops and prepares it. */
export type OpenPhoto =
  | { readonly status: 'opening' }
  | {
      readonly status: 'open';
      readonly width: number;
      readonly height: number;
      /** The area where print was found, or the whole picture. */
      readonly guess: Corners;
      readonly found: boolean;
    }
  | { readonly status: 'failed'; readonly problem: PhotoProblem };

/** Opens a photo and looks for print on it. */
export function useOpenPhoto(photograph: LabelPhotograph, photo: Blob): OpenPhoto {
  const [state, setState] = useState<OpenPhoto>({ status: 'opening' });
  useEffect(() => {
    let current = true;
    setState({ status: 'opening' });
    photograph.open(photo).then(
      ({ width, height, corners }) =>
        current &&
        setState({ status: 'open', width, height, guess: corners ?? WHOLE_PICTURE, found: corners !== null }),
      (reason: unknown) => current && setState({ status: 'failed', problem: photoProblem(reason) }),
    );
    return () => {
      current = false;
    };
  }, [photo, photograph]);
  return state;
}
