import { useCallback, useRef } from 'react';
import type { Corners } from '#domain/label-photo/corners.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { LabelPhotograph } from '#web/workers/label/label-pages.ts';

/** Longest side of a photo kept with a list: enough to read it again, a few hundred kilobytes. */
const LONGEST_SIDE = 2000;

/** The photos that a list was read from, so that they can be stored with it. */
export function useKeptPhotos(photograph: LabelPhotograph) {
  const client = useClient();
  const taken = useRef<Promise<Blob | null>[]>([]);

  /** Remembers the area between the corners of the open photo. */
  const take = useCallback(
    (corners: Corners) => {
      // If the cut fails, the list is used without its photo.
      taken.current.push(photograph.jpeg(corners, LONGEST_SIDE).catch(() => null));
    },
    [photograph],
  );

  /** Stores the photos on this phone. @returns their names, and why one could not be kept */
  const keep = useCallback(async (): Promise<{ names: readonly string[]; refusal: string | null }> => {
    const names: string[] = [];
    let refusal: string | null = null;
    for (const photo of await Promise.all(taken.current)) {
      if (photo === null) continue;
      const kept = await client.keepPhoto(await photo.arrayBuffer(), 'image/jpeg');
      if (kept.ok) names.push(kept.value.sha256);
      else refusal = kept.problem.message;
    }
    return { names, refusal };
  }, [client]);

  return { take, keep };
}
