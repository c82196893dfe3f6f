import { Star } from 'lucide-react';
import { useId } from 'react';
import { STARS, starWord } from '#domain/reviews/stars.ts';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';

/** The stars of a review, with the number in words. */
export const StarsGiven = ({ stars }: { stars: number }) => (
  <span className="flex items-center gap-2">
    <span className="review-stars" aria-hidden="true">
      {STARS.map((star) => (
        <Star key={star} strokeWidth={1.9} className={star <= stars ? 'is-given' : undefined} />
      ))}
    </span>
    <span className="strong">{stars} of 5</span>
  </span>
);

interface StarPickerProps {
  /** Null before a choice. */
  value: number | null;
  error: string | null;
  onChange: (stars: number) => void;
}

/** Star input made of radio buttons, so that arrow keys work. */
export function StarPicker({ value, error, onChange }: StarPickerProps) {
  const name = useId();
  return (
    <fieldset className="review-picker" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="sr-only">Your stars</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="-ml-1.5 flex">
          {STARS.map((star) => (
            <label key={star} className={value !== null && star <= value ? 'is-given' : undefined}>
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                aria-label={`${star} of 5, ${starWord(star)}`}
                onChange={() => onChange(star)}
              />
              <Star strokeWidth={1.7} aria-hidden="true" />
            </label>
          ))}
        </span>
        <span className="strong">{value === null ? '' : starWord(value)}</span>
      </div>
      {error && (
        <p id={`${name}-error`} role="alert" className="field-error level-high">
          <RiskShape level="HIGH" size={13} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
