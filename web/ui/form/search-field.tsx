import { Search, X } from 'lucide-react';
import { IconButton } from '../button.tsx';

interface SearchFieldProps {
  /** The accessible name and the placeholder: "Search your products". */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field with a clear button. Esc clears it as well. In the app shell, the shortcut `/` focuses it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className="field-box search-box">
      <Search aria-hidden="true" strokeWidth={1.9} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          if (value === '') event.currentTarget.blur();
          else onChange('');
        }}
      />
      {value !== '' && (
        <IconButton label="Clear search" onClick={() => onChange('')}>
          <X strokeWidth={1.9} />
        </IconButton>
      )}
    </div>
  );
}
