import { useCallback, useRef } from 'react';
import type { Corners } from '#domain/label-photo/corners.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { LabelPhotograph } from '#web/workers/label/label-pages.ts';

/** Longest side of a photo that is kept with a list: enough to read it again, a few hundred kilobytes. */
const LONGEST_SIDE = 2000;

/** The photos a list was read from, so that they can go with it. */
export function useKeptPhotos(photograph: LabelPhotograph) {
  const client = useClient();
  const taken = useRef<Promise<Blob | null>[]>([]);

  /** Remembers what lies between the corners of the photo that is open. */
  const take = useCallback(
    (corners: Corners) => {
      // A list without its photo is still a list.
      taken.current.push(photograph.jpeg(corners, LONGEST_SIDE).catch(() => null));
    },
    [photograph],
  );

  /** Writes them on this phone. @returns their names, and why one could not be kept */
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
