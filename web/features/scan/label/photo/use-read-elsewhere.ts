import { useCallback } from 'react';
import type { Corners } from '#domain/label-photo/corners.ts';
import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { LabelPhotograph } from '#web/workers/label/label-pages.ts';

/** Longest side of a picture that the server is asked to read: it looks no closer. */
const LONGEST_SIDE = 2560;

/**
 * Asks the server to read what this phone could not. Null where it could not either. Nothing is stored there before
 * the list was checked.
 */
export function useReadElsewhere(photograph: LabelPhotograph, barcode: string) {
  const { server, network } = useClient();
  return useCallback(
    async (photo: Blob, corners: Corners, signal: AbortSignal): Promise<LabelPhotoReading | null> => {
      // Whoever stays offline on purpose is asked nothing and sends nothing.
      if (network.getState().stayOffline) return null;
      // A phone that cannot cut the picture sends it as it is.
      const image = await photograph.jpeg(corners, LONGEST_SIDE).catch(() => photo);
      const answer = await server.label(image, { barcode: barcode || null, productId: null }, signal);
      if (!answer.ok || (answer.value.text === '' && answer.value.legible)) return null;
      const { legible, text, confidence, unsure, unreadLines } = answer.value;
      return { legible, text, confidence, unsure, unreadLines };
    },
    [barcode, network, photograph, server],
  );
}
