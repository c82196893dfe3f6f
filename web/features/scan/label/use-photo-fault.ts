import { type RefObject, useEffect, useState } from 'react';
import { type PhotoFault, photoFault } from '#domain/label-photo/quality.ts';

/** Often enough to feel live, seldom enough to cost nothing. */
const EVERY_MS = 350;
/** Width at which a frame is judged: a few milliseconds. */
const JUDGED_WIDTH = 480;

/** What speaks against pressing the shutter now; null where nothing does. */
export function usePhotoFault(video: RefObject<HTMLVideoElement | null>, active: boolean): PhotoFault | null {
  const [fault, setFault] = useState<PhotoFault | null>(null);
  useEffect(() => {
    if (!active) return;
    const canvas = document.createElement('canvas');
    const judge = () => {
      const from = video.current;
      if (!from || from.readyState < 2 || from.videoWidth === 0) return;
      canvas.width = JUDGED_WIDTH;
      canvas.height = Math.max(1, Math.round((JUDGED_WIDTH * from.videoHeight) / from.videoWidth));
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) return;
      context.drawImage(from, 0, 0, canvas.width, canvas.height);
      setFault(photoFault(context.getImageData(0, 0, canvas.width, canvas.height)));
    };
    const timer = setInterval(judge, EVERY_MS);
    return () => {
      clearInterval(timer);
      setFault(null);
    };
  }, [active, video]);
  return fault;
}
