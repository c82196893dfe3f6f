import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Stored content may take a moment to load; after this long the page keeps its position. */
const PATIENCE_MS = 500;
/** After this long without scrolling, the page counts as laid out. */
const SETTLED_MS = 50;

/** Scrolls down as soon as the page is tall enough. Returns a function that stops trying. */
function scrollWhenLongEnough(top: number): () => void {
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body);
  return stop;
}

/** Starts a new page at its top; going back restores the scroll position. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const place = `scroll:${pathname}:${key}`;
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (kind === 'PUSH') window.scrollTo(0, 0);
    if (kind === 'POP') return scrollWhenLongEnough(Number(sessionStorage.getItem(place) ?? 0));
    return undefined;
  }, [place, kind]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = () => {
      clearTimeout(timer);
      timer = undefined;
      sessionStorage.setItem(place, String(Math.round(window.scrollY)));
    };
    // A list may just have drawn new rows: reading the position in the event would force a layout at once.
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(remember, SETTLED_MS);
    };
    // A tap or key press may be about to leave the page.
    const atOnce = () => timer !== undefined && remember();
    window.addEventListener('scrollend', soon);
    window.addEventListener('pointerdown', atOnce, true);
    window.addEventListener('keydown', atOnce, true);
    window.addEventListener('pagehide', remember);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scrollend', soon);
      window.removeEventListener('pointerdown', atOnce, true);
      window.removeEventListener('keydown', atOnce, true);
      window.removeEventListener('pagehide', remember);
    };
  }, [place]);
}
