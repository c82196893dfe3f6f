import { type PointerEvent, useRef, useState } from 'react';

/** Swiped further down than this, the sheet closes. */
const FAR_ENOUGH_PX = 90;

/** Lets a sheet be swiped down by its grab area. The close button does the same. */
export function useSwipeDown(onAway: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current !== null) setOffset(Math.max(0, event.clientY - start.current));
      },
      onPointerUp: () => {
        start.current = null;
        if (offset > FAR_ENOUGH_PX) onAway();
        setOffset(0);
      },
      onPointerCancel: () => {
        start.current = null;
        setOffset(0);
      },
    },
  };
}
