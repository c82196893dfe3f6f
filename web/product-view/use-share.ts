import { useEffect, useRef, useState } from 'react';
import { takeShare } from '#web/offline/tables/share-box.ts';

/**
 * What another app shared, once it is out of its box; null while it is being taken out.
 * @param expected the address says that something was shared
 * @param onPhoto takes the picture, before anything is given
 * @returns the text, where there is no picture
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
    // Storage that cannot be read holds no picture either: the camera is there.
    take().catch(() => setShare({}));
  }, [expected, onPhoto]);
  return share;
}
