import { useMemo } from 'react';
import { codeDrawing } from './qr-code.ts';

/** A text as a QR code, for a phone that is held beside this one. By itself, since its encoder comes with it. */
export default function CodePicture({ text, label, className }: { text: string; label: string; className: string }) {
  const { path, side } = useMemo(() => codeDrawing(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      {/* Dark on light also in the dark: readers need it. */}
      <rect width={side} height={side} rx="2" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
