import { Check } from 'lucide-react';

interface PickProps {
  label: string;
  /** Name shared by mutually exclusive picks, which become radio buttons. Without it, it is a checkbox. */
  group?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A choice as a tile with its box, half a line wide. Put several into a `picks` grid. */
export function Pick({ label, group, checked, onChange }: PickProps) {
  return (
    <label className="pick">
      <input
        type={group === undefined ? 'checkbox' : 'radio'}
        name={group}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
      <span className={group === undefined ? 'pick-box' : 'pick-box pick-box-round'} aria-hidden="true">
        <Check size={16} strokeWidth={2.6} />
      </span>
    </label>
  );
}
