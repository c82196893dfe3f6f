import { type RefObject, useEffect, useState } from 'react';
import { type PhotoFault, photoFault } from '#domain/label-photo/quality.ts';

/** Often enough to feel live, rarely enough to cost nothing. */
const EVERY_MS = 350;
/** Width to which a frame is reduced for checking, which takes a few milliseconds. */
const JUDGED_WIDTH = 480;
/** Side of the centre crop checked at full size, to measure the print: at least twelve lines of it. */
const DETAIL_SIDE = 480;

/** The centre of the camera frame, pixel for pixel as a photo will have it. */
function middleOf(video: HTMLVideoElement, context: CanvasRenderingContext2D): ImageData {
  const width = Math.min(DETAIL_SIDE, video.videoWidth);
  const height = Math.min(DETAIL_SIDE, video.videoHeight);
  const [left, top] = [(video.videoWidth - width) >> 1, (video.videoHeight - height) >> 1];
  context.canvas.width = width;
  context.canvas.height = height;
  context.drawImage(video, left, top, width, height, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** The whole camera frame, scaled down. */
function reduced(video: HTMLVideoElement, context: CanvasRenderingContext2D): ImageData {
  const height = Math.max(1, Math.round((JUDGED_WIDTH * video.videoHeight) / video.videoWidth));
  context.canvas.width = JUDGED_WIDTH;
  context.canvas.height = height;
  context.drawImage(video, 0, 0, JUDGED_WIDTH, height);
  return context.getImageData(0, 0, JUDGED_WIDTH, height);
}

/** What would make a photo taken now unreadable; null if nothing would. */
export function usePhotoFault(video: RefObject<HTMLVideoElement | null>, active: boolean): PhotoFault | null {
  const [fault, setFault] = useState<PhotoFault | null>(null);
  useEffect(() => {
    if (!active) return;
    const canvas = document.createElement('canvas');
    const judge = () => {
      const from = video.current;
      if (!from || from.readyState < 2 || from.videoWidth === 0) return;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context) setFault(photoFault(reduced(from, context), middleOf(from, context)));
    };
    const timer = setInterval(judge, EVERY_MS);
    return () => {
      clearInterval(timer);
      setFault(null);
    };
  }, [active, video]);
  return fault;
}
