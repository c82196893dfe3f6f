import { type RefObject, useEffect } from 'react';

/** A scroll of more px than this in one direction is intended; less is an unsteady thumb. */
const ON_THE_MOVE = 24;

/**
 * Sets `data-aside` on a floating button while the page scrolls down, or while it would cover the focused element
 * (WCAG 2.2, 2.4.11). Scrolling up brings it back.
 */
export function useOutOfTheWay(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let down = false;
    let turnedAt = scrollY;
    let focused: Element | null = null;
    const covers = (): boolean => {
      const button = floating.current;
      if (!button || !focused || focused === button || focused === document.body) return false;
      const one = button.getBoundingClientRect();
      const other = focused.getBoundingClientRect();
      // Compares with the button's usual place, not its rectangle: once moved aside it must not come back at once.
      return other.right > innerWidth - 2 * one.width && other.bottom > one.top && other.top < one.bottom;
    };
    const settle = () => floating.current?.toggleAttribute('data-aside', down || covers());
    const scrolled = () => {
      const by = scrollY - turnedAt;
      if (down ? by > 0 : by < 0) turnedAt = scrollY;
      else if (Math.abs(by) > ON_THE_MOVE) {
        down = by > 0;
        turnedAt = scrollY;
      }
      settle();
    };
    const moved = (event: FocusEvent) => {
      focused = event.target instanceof Element ? event.target : null;
      settle();
    };
    addEventListener('scroll', scrolled, { passive: true });
    document.addEventListener('focusin', moved);
    return () => {
      removeEventListener('scroll', scrolled);
      document.removeEventListener('focusin', moved);
    };
  }, [floating]);
}
