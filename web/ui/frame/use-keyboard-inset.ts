import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element at the bottom above an on-screen keyboard that covers the page, by writing the keyboard's height to
 * `--keyboard`. The height is 0 if the browser shrinks the page instead.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const place = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      // While a person zooms in, the visible part is small for another reason.
      element.current?.style.setProperty('--keyboard', `${seen.scale > 1.01 ? 0 : Math.round(covered)}px`);
    };
    place();
    seen.addEventListener('resize', place);
    seen.addEventListener('scroll', place);
    return () => {
      seen.removeEventListener('resize', place);
      seen.removeEventListener('scroll', place);
    };
  }, [element]);
}
