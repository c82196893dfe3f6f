import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CLOSEST, type Crop, dragged, squareOf, WHOLE } from './crop-square.ts';

/** Side of the stored square in pixels: sharp at twice the largest size it is shown in. */
const SIDE = 512;
/** The same as for other photos that are sent (product P8.2). */
const QUALITY = 0.9;

const SLIDERS = [
  { key: 'zoom', label: 'Zoom', least: 1, most: CLOSEST },
  { key: 'across', label: 'Left or right', least: 0, most: 1 },
  { key: 'down', label: 'Up or down', least: 0, most: 1 },
] as const;

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { x, y, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
}

interface CropPictureProps {
  picture: ImageBitmap;
  /** Receives the square as a JPEG re-encoded by this page, without the file's metadata such as place and time. */
  onUse: (jpeg: Blob) => void;
  onCancel: () => void;
  onFailed: () => void;
}

/** Crops a picture to a square, by dragging it in its frame or with sliders. */
export function CropPicture({ picture, onUse, onCancel, onFailed }: CropPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(WHOLE);
  const last = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = last.current;
    if (!from) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    last.current = { x: event.clientX, y: event.clientY };
    const by = { x: (event.clientX - from.x) / width, y: (event.clientY - from.y) / width };
    setCrop((before) => dragged(picture, before, by));
  };
  return (
    <div className="grid gap-4">
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        className="mx-auto aspect-square w-[min(100%,288px)] cursor-grab touch-none rounded-full bg-(--track)"
        role="img"
        aria-label="The part of the picture to keep"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
      />
      {SLIDERS.map(({ key, label, least, most }) => (
        <label key={key} className="flex min-h-11 items-center gap-3">
          <span className="w-28 flex-none">{label}</span>
          <input
            type="range"
            className="min-h-11 min-w-0 flex-1 accent-(--accent)"
            min={least}
            max={most}
            step={0.01}
            value={crop[key]}
            onChange={(event) => setCrop({ ...crop, [key]: Number(event.target.value) })}
          />
        </label>
      ))}
      <Button
        block
        onClick={() => canvas.current?.toBlob((jpeg) => (jpeg ? onUse(jpeg) : onFailed()), 'image/jpeg', QUALITY)}
      >
        Use this part
      </Button>
      <Button block variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
