import { DRAWINGS } from './drawings.tsx';

/** A shelf with one product, dashed outlines of more, and the corners of the viewfinder. */
export function EmptyShelf() {
  return (
    <svg viewBox="0 0 300 150" aria-hidden="true" className="h-auto w-full max-w-[300px]">
      <g
        fill="none"
        stroke="var(--il-2)"
        strokeWidth="2"
        strokeDasharray="5 5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M58 98c0-8 6-8 7-14h8c1 6 7 6 7 14v24c0 4-2 6-6 6H64c-4 0-6-2-6-6zM63 76h12v8H63z" />
        <path d="M214 92h40v8h-40zM217 100h34v20c0 5-3 8-7 8h-20c-4 0-7-3-7-8z" />
      </g>
      <g transform="translate(112 40) scale(1.257)">{DRAWINGS.spray}</g>
      <path
        d="M20 130h260M48 132v14M252 132v14"
        fill="none"
        stroke="var(--il-ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M104 46V36a6 6 0 0 1 6-6h10M184 30h10a6 6 0 0 1 6 6v10"
        fill="none"
        stroke="var(--accent-text)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
