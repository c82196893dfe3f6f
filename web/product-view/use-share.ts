import { useEffect, useRef, useState } from 'react';
import { takeShare } from '#web/offline/tables/share-box.ts';

/**
 * What another app shared with this one; null while it is being read.
 * @param expected whether the address says that something was shared
 * @param onPhoto called with the picture, if there is one, before the result is set
 * @returns the text, if there is no picture
 */
export function useShare(expected: boolean, onPhoto: (photo: Blob) => void): { readonly text?: string } | null {
  const [share, setShare] = useState<{ text?: string } | null>(expected ? null : {});
  const asked = useRef(false);
  useEffect(() => {
    if (!expected || asked.current) return;
    asked.current = true;
    const take = async () => {
      const taken = await takeShare(Date.now());
      if (taken?.photo) onPhoto(taken.photo);
      setShare(taken?.text && !taken.photo ? { text: taken.text } : {});
    };
    // If the storage cannot be read, there is no picture either: the camera can still be used.
    take().catch(() => setShare({}));
  }, [expected, onPhoto]);
  return share;
}
