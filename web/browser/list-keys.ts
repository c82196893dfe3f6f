import { type RefObject, useEffect } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Lets arrow keys move from the search field through the results below it, and back.
 * @param found a selector for the focusable results
 */
export function useListKeys(page: RefObject<HTMLElement | null>, found: string): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEP[event.key];
      const { target } = event;
      if (step === undefined || !(target instanceof HTMLElement) || !page.current?.contains(target)) return;
      const field = page.current.querySelector<HTMLElement>('input[type="search"]');
      const stops = [field, ...page.current.querySelectorAll<HTMLElement>(found)];
      const at = stops.indexOf(target);
      if (at < 0) return;
      event.preventDefault();
      stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [page, found]);
}
