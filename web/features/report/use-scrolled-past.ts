import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has scrolled off the top of the screen, behind a bar of 56 px. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 100);
      },
      { rootMargin: '-56px 0px 0px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return past;
}
