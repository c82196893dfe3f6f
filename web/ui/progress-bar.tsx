interface ProgressBarProps {
  /** The real stage, in words. */
  label: string;
  /** 0 to 100; clamped. */
  percent: number;
}

/** How far real work has come. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const clamped = Math.min(100, Math.max(0, percent));
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(clamped)}
    >
      <b style={{ width: `${clamped}%` }} />
    </div>
  );
}
