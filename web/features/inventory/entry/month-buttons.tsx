/** Usual shelf lives of packs, in months from today. */
const MONTHS = [6, 12, 24];

interface MonthButtonsProps {
  label: string;
  onPick: (months: number) => void;
}

/** Sets a date in one tap, a number of months from today. */
export function MonthButtons({ label, onPick }: MonthButtonsProps) {
  return (
    <fieldset aria-label={label} className="-mt-1.5 flex flex-wrap gap-2">
      {MONTHS.map((months) => (
        <button
          key={months}
          type="button"
          className="filter-chip"
          aria-label={`In ${months} months`}
          onClick={() => onPick(months)}
        >
          +{months} M
        </button>
      ))}
    </fieldset>
  );
}
