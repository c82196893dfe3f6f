import type { EvidenceLevel } from '#domain/safety/vocabulary.ts';
import { citation, citations } from './citation.ts';
import { classNames } from './ui/class-names.ts';

interface CitationLineProps {
  sources: readonly string[];
  evidence?: EvidenceLevel;
  className?: string;
}

/** Where something stands: instrument and entry, the evidence letter, and the mark of a review that is still missing. */
export function CitationLine({ sources, evidence, className }: CitationLineProps) {
  const { text, reviewNeeded } = citations(sources);
  return (
    <span
      className={classNames('caption flex flex-wrap gap-x-1.5 gap-y-1 text-ink-2 [overflow-wrap:anywhere]', className)}
    >
      <span>
        {text}
        {evidence && ` \u00b7 evidence ${evidence}`}
      </span>
      {reviewNeeded && <ReviewMark />}
    </span>
  );
}

/** One citation among other text, with the mark of a review that is still missing. */
export function CitedSource({ source }: { source: string }) {
  const { text, reviewNeeded } = citation(source);
  return (
    <>
      {text} {reviewNeeded && <ReviewMark />}
    </>
  );
}

/** Says that an expert has not confirmed something yet. It never limits a score until then. */
export const ReviewMark = () => (
  <span className="rounded-tag bg-surface-2 px-1.5 text-ink-2 whitespace-nowrap">Expert review needed</span>
);
