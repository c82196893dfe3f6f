import { ChevronDown } from 'lucide-react';
import './filter-select.css';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

interface FilterSelectProps {
  /** The accessible name: "Risk". */
  label: string;
  /** Shown while nothing is chosen: "Any risk". */
  any: string;
  value: string | null;
  options: readonly FilterOption[];
  onChange: (value: string | null) => void;
}

/** A filter with many values: a native select styled as a chip. */
export function FilterSelect({ label, any, value, options, onChange }: FilterSelectProps) {
  return (
    <span className="filter-select" data-chosen={value !== null}>
      <select aria-label={label} value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" size={16} strokeWidth={1.9} />
    </span>
  );
}
