import { type PointerEvent, useRef, useState } from 'react';
import type { Lens } from './use-lens.ts';
import { pictureFractionAt, type Size } from './viewfinder-map.ts';

/** A finger that moves further than this is not a tap. */
const TAP_PX = 12;

interface Touch {
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
}

const apart = ([one, other]: readonly Touch[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** Where the person tapped to focus, in pixels of the viewfinder. `at` makes each tap distinct. */
export interface FocusMark {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Pinch to zoom and tap to focus, as far as the camera supports them. */
export function useViewfinderTouch(lens: Lens, video: () => HTMLVideoElement | null) {
  const touches = useRef(new Map<number, Touch>());
  const pinch = useRef<{ apart: number; zoom: number } | null>(null);
  const [mark, setMark] = useState<FocusMark | null>(null);

  const end = (event: PointerEvent<HTMLElement>, tapped: boolean) => {
    const touch = touches.current.get(event.pointerId);
    const alone = touches.current.size === 1 && pinch.current === null;
    touches.current.delete(event.pointerId);
    if (touches.current.size === 0) pinch.current = null;
    const shown = video();
    if (!touch || !tapped || !alone || !lens.focuses || !shown) return;
    if (Math.hypot(event.clientX - touch.fromX, event.clientY - touch.fromY) > TAP_PX) return;
    const { left, top } = shown.getBoundingClientRect();
    const point = { x: event.clientX - left, y: event.clientY - top };
    const picture: Size = { width: shown.videoWidth, height: shown.videoHeight };
    lens.focus(pictureFractionAt(point, picture, { width: shown.clientWidth, height: shown.clientHeight }));
    setMark({ ...point, at: event.timeStamp });
  };

  return {
    mark,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // Pressing a button in the viewfinder is no touch of the picture behind it.
        if (event.target instanceof Element && event.target.closest('button, a, input')) return;
        const { clientX: x, clientY: y } = event;
        touches.current.set(event.pointerId, { fromX: x, fromY: y, x, y });
        if (touches.current.size === 2 && lens.zoom)
          pinch.current = { apart: apart([...touches.current.values()]), zoom: lens.zoom.value };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const touch = touches.current.get(event.pointerId);
        if (!touch) return;
        touches.current.set(event.pointerId, { ...touch, x: event.clientX, y: event.clientY });
        if (!pinch.current || touches.current.size !== 2) return;
        lens.zoomTo((pinch.current.zoom * apart([...touches.current.values()])) / Math.max(1, pinch.current.apart));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    },
  };
}
