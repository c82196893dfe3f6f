/** The scan icon: a frame with bars. Our own drawing, since it marks the one main action. */
export function ScanMark({ className, size = 20 }: { className?: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 28 28"
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 9V6.5A2.5 2.5 0 0 1 6.5 4H9M19 4h2.5A2.5 2.5 0 0 1 24 6.5V9M24 19v2.5a2.5 2.5 0 0 1-2.5 2.5H19M9 24H6.5A2.5 2.5 0 0 1 4 21.5V19" />
      <path d="M9 10v8M13 10v8M16.5 10v8M19.5 10v8" strokeWidth="2" />
    </svg>
  );
}
