import { useMemo } from 'react';
import { codeDrawing } from '#web/browser/qr-code.ts';

/** The link of an invitation as a code, for a phone that is held beside this one. */
export default function InvitationCode({ link }: { link: string }) {
  const { path, side } = useMemo(() => codeDrawing(link), [link]);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label="QR code of the invitation"
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-[240px]"
    >
      {/* Dark on light also in the dark: readers need it. */}
      <rect width={side} height={side} rx="2" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
