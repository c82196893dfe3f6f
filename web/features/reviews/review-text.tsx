import { type HouseholdKind, kindWords } from '#domain/reviews/household-kind.ts';
import type { EarlierReview } from '#domain/reviews/review.ts';
import { formatDay } from '#web/ui/formats.ts';
import { StarsGiven } from './stars.tsx';

interface ReviewTextProps {
  stars: number;
  text: string;
  name: string;
  about: HouseholdKind | null;
  writtenAt: number;
  editedAt: number | null;
  earlier: readonly EarlierReview[];
}

/** A review, with its earlier versions. */
export function ReviewText({ stars, text, name, about, writtenAt, editedAt, earlier }: ReviewTextProps) {
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <StarsGiven stars={stars} />
        <span className="small text-ink-2">{formatDay(writtenAt)}</span>
      </p>
      {text !== '' && <p className="mt-1.5 whitespace-pre-wrap wrap-anywhere">{text}</p>}
      <p className="small mt-1.5 wrap-anywhere text-ink-2">
        {[name, about && kindWords(about)].filter(Boolean).join(' · ')}
      </p>
      {editedAt !== null && earlier.length > 0 && (
        <details className="review-earlier small">
          <summary>Edited on {formatDay(editedAt)}: see earlier versions</summary>
          <ul>
            {earlier.map((version) => (
              <li key={version.until} className="whitespace-pre-wrap wrap-anywhere">
                {`Until ${formatDay(version.until)}: ${version.stars} of 5. ${version.text}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
