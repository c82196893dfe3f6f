import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Switch } from './switch.tsx';

interface SwitchLineProps {
  label: string;
  /** Icon before the label, if all lines of the list have one. */
  Icon?: LucideIcon;
  /** What it does, below the label. */
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch at the end of its label. */
export function SwitchLine({ label, Icon, hint, checked, disabled = false, onChange }: SwitchLineProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      {Icon && <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />}
      <span className="min-w-0 flex-1">
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
