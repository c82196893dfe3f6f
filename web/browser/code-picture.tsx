import { useMemo } from 'react';
import { codeDrawing } from './qr-code.ts';

/** Shows a text as a QR code for another phone to scan. In a file of its own because it brings the encoder along. */
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
      {/* Dark on light even in dark mode: QR readers need it. */}
      <rect width={side} height={side} rx="2" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
