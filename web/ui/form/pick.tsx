import { Check } from 'lucide-react';

interface PickProps {
  label: string;
  /** One of several that part: give them all this name. Without one it is chosen beside others. */
  group?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A choice as a tile with its box, one half of a line wide. Put several into a `picks` grid. */
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
