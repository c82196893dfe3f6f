import { startTransition, useEffect, useState } from 'react';

/**
 * Has a long list drawn in pieces: the first at once, each other one once that before it was painted, so that a tap comes
 * through between them.
 * @param all how many there are to be drawn
 * @param piece how many at a time
 * @param first how many at once
 * @returns how many to draw now
 */
export function useGrowing(all: number, piece: number, first = piece): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= all) return;
    let timer = 0;
    // The frame that shows the piece before it is laid out after this: on a busy phone several pieces would share one.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setDrawn(drawn + piece)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, all, piece]);
  return Math.min(drawn, all);
}
