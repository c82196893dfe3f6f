import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useRef } from 'react';

type AnyVirtualizer = Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>;

/** Scroll speed in px per ms above which nobody sees more of a row than that it passes. */
const FAST = 3;
/** Shifts below this may come from rows taller than expected, so they say nothing about the scroll speed. */
const CORRECTION_PX = 60;
/** Rows completed per frame once the list rests. */
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
 * Rows that may leave out whatever is expensive to draw: those that came into view during a fast scroll. Once the list
 * rests, a few of them are completed with each frame. A row that was drawn in full stays so.
 * @param ids of the rows that are currently drawn
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
