import { type RefObject, useEffect } from 'react';
import type { Product } from '#domain/products/product.ts';
import { prefersReducedMotion } from '#web/browser/motion.ts';
import { drawPack, FILM } from './draw-pack.ts';

/** A moment of the film at which the pack is fully in view, in milliseconds. */
const HELD_MS = 1000;

/** Plays a film of a pack in the viewfinder in place of a camera, as long as there is a product. */
export function useFilm(video: RefObject<HTMLVideoElement | null>, product: Product | null): void {
  useEffect(() => {
    const shown = video.current;
    if (!product || !shown) return;
    const canvas = document.createElement('canvas');
    canvas.width = FILM.width;
    canvas.height = FILM.height;
    const context = canvas.getContext('2d');
    if (!context) return;
    const began = performance.now();
    const still = prefersReducedMotion();
    let frame = 0;
    const next = () => {
      drawPack(context, product, still ? HELD_MS : performance.now() - began);
      frame = requestAnimationFrame(next);
    };
    next();
    const stream = canvas.captureStream();
    shown.srcObject = stream;
    // Rejects if it is removed before it starts playing, which is no error.
    shown.play().catch(() => undefined);
    return () => {
      cancelAnimationFrame(frame);
      for (const track of stream.getTracks()) track.stop();
      shown.srcObject = null;
    };
  }, [product, video]);
}
