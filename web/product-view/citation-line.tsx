import type { EvidenceLevel } from '#domain/safety/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { citation, citations, NOT_COMPARED_WORDS } from './citation.ts';

interface CitationLineProps {
  sources: readonly string[];
  evidence?: EvidenceLevel;
  className?: string;
}

/** A source line: instrument and entry, the evidence letter, and a mark if an expert review is still missing. */
export function CitationLine({ sources, evidence, className }: CitationLineProps) {
  const { text, reviewNeeded, notCompared } = citations(sources);
  return (
    <span
      className={classNames('caption flex flex-wrap gap-x-1.5 gap-y-1 text-ink-2 [overflow-wrap:anywhere]', className)}
    >
      <span>
        {text}
        {evidence && ` \u00b7 evidence ${evidence}`}
      </span>
      <CitationMarks reviewNeeded={reviewNeeded} notCompared={notCompared} />
    </span>
  );
}

/** One citation within other text, marked if an expert review is still missing. */
export function CitedSource({ source }: { source: string }) {
  const { text, reviewNeeded, notCompared } = citation(source);
  return (
    <>
      {text} <CitationMarks reviewNeeded={reviewNeeded} notCompared={notCompared} />
    </>
  );
}

const Mark = ({ text }: { text: string }) => <span className="rounded-tag bg-surface-2 px-1.5 text-ink-2">{text}</span>;

interface MarksProps {
  reviewNeeded?: boolean | undefined;
  notCompared?: boolean | undefined;
}

/**
 * Marks for what a citation still lacks: an expert's review (until then it never limits a score), or a comparison with
 * the original of something written down from memory.
 */
export const CitationMarks = ({ reviewNeeded, notCompared }: MarksProps) => (
  <>
    {reviewNeeded && <Mark text="Expert review needed" />} {notCompared && <Mark text={NOT_COMPARED_WORDS} />}
  </>
);
