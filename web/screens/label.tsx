import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { handPhoto } from '#web/features/scan/label/handed-photo.ts';
import { LabelPage } from '#web/features/scan/label/label-page.tsx';
import { takeShare } from '#web/offline/share-box.ts';

/** What another app shared, once it is out of its box: the text, and the picture handed to the label page. */
function useShare(expected: boolean): { readonly text?: string } | null {
  const [share, setShare] = useState<{ text?: string } | null>(expected ? null : {});
  const asked = useRef(false);
  useEffect(() => {
    if (!expected || asked.current) return;
    asked.current = true;
    const take = async () => {
      const taken = await takeShare(Date.now());
      if (taken?.photo) handPhoto(taken.photo);
      setShare(taken?.text && !taken.photo ? { text: taken.text } : {});
    };
    // Storage that cannot be read holds no picture either: the camera is there.
    take().catch(() => setShare({}));
  }, [expected]);
  return share;
}

/** /scan/label, with the scanned code in `?barcode=`, or `?shared=1` for what another app shared. */
export function Component() {
  const [query] = useSearchParams();
  const share = useShare(query.has('shared'));
  return share && <LabelPage barcode={query.get('barcode') ?? ''} {...share} />;
}
