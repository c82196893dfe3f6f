import { startTransition, useEffect, useState } from 'react';

/**
 * Draws a long list in pieces: the first at once, each further one after the previous one was painted, so that taps are
 * handled in between.
 * @param all total number of items
 * @param piece how many items to add at a time
 * @param first how many items to draw at once
 * @returns how many items to draw now
 */
export function useIncrementalCount(all: number, piece: number, first = piece): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= all) return;
    let timer = 0;
    // Layout and paint follow this callback. The timer runs after them, so a busy phone draws one piece per frame.
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
