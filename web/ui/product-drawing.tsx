import { DRAWINGS, type DrawingKind } from './drawings.tsx';

export type { DrawingKind } from './drawings.tsx';

/** The drawing of a kind of product. Decorative. */
export function ProductDrawing({ kind, className }: { kind: DrawingKind; className?: string }) {
  return (
    <svg viewBox="0 0 64 70" aria-hidden="true" className={className}>
      {DRAWINGS[kind]}
    </svg>
  );
}
