import { useMemo } from 'react';
import { codeDrawing } from '#web/browser/qr-code.ts';

/** The same as one code, for whoever takes over. */
export default function HospitalCode({ text }: { text: string }) {
  const { path, side } = useMemo(() => codeDrawing(text), [text]);
  return (
    <div className="hospital-code">
      <svg
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label="QR code with what stands above"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
      <p className="min-w-0 flex-1 basis-40 emergency-strong">
        For the hospital: the same in one code. It names nobody.
      </p>
    </div>
  );
}
