import { type RefObject, useEffect, useState } from 'react';

interface MoveArrowProps {
  plan: RefObject<HTMLElement | null>;
  from: string;
  to: string;
}

interface Line {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** Distance from the edge of a room, in pixels. */
const INSET = 16;

/** An end of the arrow: the bottom right corner of a room, which has no text. Null if the room is not on the plan. */
function cornerOf(plan: HTMLElement, place: string): readonly [number, number] | null {
  const same = (one: string | undefined) => one?.toLowerCase() === place.trim().toLowerCase();
  const room = [...plan.querySelectorAll<HTMLElement>('[data-place]')].find(({ dataset }) => same(dataset.place));
  if (!room) return null;
  const [outer, inner] = [plan.getBoundingClientRect(), room.getBoundingClientRect()];
  return [inner.right - outer.left - INSET, inner.bottom - outer.top - INSET];
}

function lineOf(plan: HTMLElement, from: string, to: string): Line | null {
  const [start, end] = [cornerOf(plan, from), cornerOf(plan, to)];
  if (!start || !end) return null;
  const [x1, y1] = start;
  const [x2, y2] = end;
  // Curved, so that the line does not run along the wall between two rooms.
  const [bowX, bowY] = [(x1 + x2) / 2 + (y2 - y1) * 0.16, (y1 + y2) / 2 - (x2 - x1) * 0.16];
  return { width: plan.clientWidth, height: plan.clientHeight, path: `M${x1} ${y1}Q${bowX} ${bowY} ${x2} ${y2}` };
}

/** A dotted arrow over the plan, from the place of the products to where to move them. The card says it in words. */
export function MoveArrow({ plan, from, to }: MoveArrowProps) {
  const [line, setLine] = useState<Line | null>(null);
  useEffect(() => {
    const element = plan.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setLine(lineOf(element, from, to)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [plan, from, to]);
  if (!line) return null;
  return (
    <svg className="move-arrow" width={line.width} height={line.height} aria-hidden="true">
      <marker
        id="move-head"
        viewBox="0 0 10 10"
        refX="8"
        refY="5"
        markerWidth="9"
        markerHeight="9"
        orient="auto"
        markerUnits="userSpaceOnUse"
      >
        <path d="M1 1 8 5 1 9" />
      </marker>
      <path d={line.path} markerEnd="url(#move-head)" strokeDasharray="0.1 6" />
    </svg>
  );
}
