import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Corners, type Place, withCornerAt } from '#domain/label-photo/corners.ts';

interface CropFrameProps {
  /** URL of the photo. */
  url: string;
  width: number;
  height: number;
  corners: Corners;
  onChange: (corners: Corners) => void;
}

const NAMES = ['Top left corner', 'Top right corner', 'Bottom right corner', 'Bottom left corner'] as const;
/** Fraction of the picture that an arrow key moves a corner by, and with Shift. */
const [STEP, LONG_STEP] = [0.01, 0.05];
const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const whereIs = ({ x, y }: Place): string => `${percent(x)} from the left, ${percent(y)} from the top`;

/** A photo with a frame whose corners can be dragged or moved with the arrow keys. The area outside is darkened. */
export function CropFrame({ url, width, height, corners, onChange }: CropFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');

  const move = (at: number, to: Place) => onChange(withCornerAt(corners, at, to));
  const onPointer = (event: PointerEvent<HTMLButtonElement>, at: number) => {
    const area = box.current?.getBoundingClientRect();
    if (!area || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(at, { x: (event.clientX - area.left) / area.width, y: (event.clientY - area.top) / area.height });
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    const [arrow, corner] = [ARROWS[event.key], corners[at]];
    if (!arrow || !corner) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    const moved = withCornerAt(corners, at, { x: corner.x + arrow.x * step, y: corner.y + arrow.y * step });
    onChange(moved);
    setSaid(whereIs(moved[at] ?? corner));
  };
  const outline = corners.map(({ x, y }) => `${x * 100} ${y * 100}`).join('L');
  return (
    <div className="crop" style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(52dvh * ${width / height})` }}>
      <div ref={box} className="crop-picture">
        <img src={url} alt="The label you photographed" draggable={false} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="crop-outside" fillRule="evenodd" d={`M0 0H100V100H0ZM${outline}Z`} />
          <path className="crop-outline" d={`M${outline}Z`} />
        </svg>
        {corners.map((corner, at) => (
          <button
            key={NAMES[at]}
            type="button"
            className="crop-corner"
            aria-label={`${NAMES[at]}, ${whereIs(corner)}`}
            aria-describedby="crop-keys"
            style={{ left: percentOf(corner.x), top: percentOf(corner.y) }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              event.currentTarget.focus();
            }}
            onPointerMove={(event) => onPointer(event, at)}
            onKeyDown={(event) => onKey(event, at)}
          />
        ))}
      </div>
      <p id="crop-keys" className="sr-only">
        Arrow keys move this corner of the frame. Hold Shift for larger steps.
      </p>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}

const percentOf = (share: number): string => `${share * 100}%`;
