import { useCallback } from 'react';
import type { Corners } from '#domain/label-photo/corners.ts';
import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { LabelPhotograph } from '#web/workers/label/label-pages.ts';

/** Longest side of a picture sent to the server, which uses no higher resolution. */
const LONGEST_SIDE = 2560;

/**
 * Asks the server to read what this phone could not. Null if it could not either. The server stores nothing until the
 * list has been checked.
 */
export function useServerLabelReading(photograph: LabelPhotograph, barcode: string) {
  const { server, network } = useClient();
  return useCallback(
    async (photo: Blob, corners: Corners, signal: AbortSignal): Promise<LabelPhotoReading | null> => {
      // A person who chose to stay offline sends nothing.
      if (network.getState().stayOffline) return null;
      // If the phone cannot crop the picture, send it as it is.
      const image = await photograph.jpeg(corners, LONGEST_SIDE).catch(() => photo);
      const answer = await server.label(image, { barcode: barcode || null, productId: null }, signal);
      if (!answer.ok || (answer.value.text === '' && answer.value.legible)) return null;
      const { legible, text, confidence, unsure, unreadLines } = answer.value;
      return { legible, text, confidence, unsure, unreadLines };
    },
    [barcode, network, photograph, server],
  );
}
