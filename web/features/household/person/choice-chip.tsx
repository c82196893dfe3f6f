import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChoiceChipProps {
  label: string;
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One of several choices that can be combined. A tick marks it as chosen, so that colour is not the only sign. */
export function ChoiceChip({ label, icon, checked, onChange }: ChoiceChipProps) {
  return (
    <label className="choice-chip">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {checked ? <Check aria-hidden="true" size={16} strokeWidth={2.2} /> : icon}
      {label}
    </label>
  );
}
