import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useRef } from 'react';

type AnyVirtualizer = Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>;

/** Pixels a millisecond from which nobody sees more of a row than that it passes. */
const FAST = 3;
/** Rows that turn out higher than expected move the list by less than this: that says nothing of the thumb. */
const CORRECTION_PX = 60;
/** Rows drawn in full in one frame once the list rests. */
const AT_ONCE = 4;

interface Drawn {
  readonly at: number;
  readonly offset: number;
  readonly fast: boolean;
  readonly full: ReadonlySet<string>;
  readonly light: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Which rows may leave out what is dear to draw: those that came into sight while the list flew by, until it comes to
 * rest: then a few of them with each frame. A row that was drawn in full stays so.
 * @param ids of the rows that are drawn now
 */
export function useLightRows(virtual: AnyVirtualizer, ids: readonly string[]): ReadonlySet<string> {
  const last = useRef<Drawn>({ at: 0, offset: 0, fast: false, full: NONE, light: NONE });
  const { isScrolling, scrollOffset } = virtual;
  const { full, light, fast } = last.current;
  const [, drawNext] = useReducer((frames: number) => frames + 1, 0);
  const flying = new Set(
    isScrolling
      ? ids.filter((id) => !full.has(id) && (fast || light.has(id)))
      : ids.filter((id) => light.has(id)).slice(AT_ONCE),
  );
  useLayoutEffect(() => {
    if (isScrolling || flying.size === 0) return;
    const frame = requestAnimationFrame(drawNext);
    return () => cancelAnimationFrame(frame);
  });
  useLayoutEffect(() => {
    const offset = scrollOffset ?? 0;
    const way = Math.abs(offset - last.current.offset);
    const drawn = { full: new Set(ids.filter((id) => !flying.has(id))), light: flying };
    if (isScrolling && way < CORRECTION_PX) {
      last.current = { ...last.current, ...drawn };
      return;
    }
    const at = performance.now();
    const isFast = isScrolling && way / Math.max(1, at - last.current.at) > FAST;
    last.current = { at, offset, fast: isFast, ...drawn };
  });
  return flying;
}
