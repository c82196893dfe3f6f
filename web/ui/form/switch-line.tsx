import { type ReactNode, useId } from 'react';
import { Switch } from './switch.tsx';

interface SwitchLineProps {
  label: string;
  /** What it does, below its name. */
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch at the end of its words. */
export function SwitchLine({ label, hint, checked, disabled = false, onChange }: SwitchLineProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <span className="min-w-0">
        <span aria-hidden="true">{label}</span>
        {hint && (
          <span id={id} className="small mt-0.5 block text-ink-2">
            {hint}
          </span>
        )}
      </span>
      <Switch
        label={label}
        aria-describedby={hint ? id : undefined}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}
