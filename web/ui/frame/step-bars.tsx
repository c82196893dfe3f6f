import type { ReactNode } from 'react';

interface StepBarsProps {
  /** Starts at 1. */
  step: number;
  of: number;
  /** Button back to the previous step. */
  children?: ReactNode;
}

/** Progress of a multi-step task. */
export function StepBars({ step, of, children }: StepBarsProps) {
  return (
    <div className="mb-3">
      <div className="flex min-h-11 items-center justify-between">
        {children}
        <span className="small ml-auto text-ink-2">
          Step {step} of {of}
        </span>
      </div>
      <div className="step-bars" aria-hidden="true">
        {Array.from({ length: of }, (_, at) => at + 1).map((one) => (
          <i key={one} className={one <= step ? 'step-bar-done' : undefined} />
        ))}
      </div>
    </div>
  );
}
