import { type RefObject, useEffect } from 'react';

/** A scroll of more px than this in one direction is meant; less is an unsteady thumb. */
const ON_THE_MOVE = 24;

/**
 * Marks a floating button as `data-aside` while it would lie over what is read on, on the way down a page, or over what
 * has the focus (WCAG 2.2, 2.4.11). On the way up it is back.
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
      // Beside its place: what moves it aside must not bring it back.
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
