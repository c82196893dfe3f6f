import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** An on/off switch that takes effect at once. Shows an I when on, so that colour is not the only sign. */
export function Switch({ label, checked, onChange, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      {...rest}
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className="switch"
      onClick={() => onChange(!checked)}
    >
      {checked && <i aria-hidden="true" />}
    </button>
  );
}
