import { useMemo } from 'react';
import { codeDrawing } from '#web/browser/qr-code.ts';

/** The same text as a QR code, for whoever takes over. */
export default function HospitalCode({ text }: { text: string }) {
  const { path, side } = useMemo(() => codeDrawing(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label="QR code with the details above"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
