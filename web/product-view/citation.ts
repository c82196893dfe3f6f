/** A citation ready for display, and whether an expert still has to confirm it. */
export interface Citation {
  readonly text: string;
  readonly reviewNeeded: boolean;
  /** True if it was written down from memory and has not been compared with its original yet. */
  readonly notCompared: boolean;
}

/** How the knowledge base marks a source that no expert has confirmed yet. */
const REVIEW = /\s*\(?expert review (?:pending|needed)\)?/gi;

/** How the knowledge base marks a source that was not compared with its original. */
const NOT_COMPARED = / ?\(not compared with the original\)/g;

/** The same mark, worded for users. */
export const NOT_COMPARED_WORDS = 'Source not yet compared with the original';

/**
 * Strips the review and comparison marks from a citation and returns them as flags, so that they can be worded apart.
 */
export function citation(source: string): Citation {
  const compared = source.replace(NOT_COMPARED, '').trim();
  const text = compared.replace(REVIEW, '').trim();
  return { text, reviewNeeded: text !== compared, notCompared: compared !== source.trim() };
}

/** Several citations on one line, without duplicates. */
export function citations(sources: readonly string[]): Citation {
  const all = sources.map(citation);
  return {
    text: [...new Set(all.map(({ text }) => text))].join(' \u00b7 '),
    reviewNeeded: all.some(({ reviewNeeded }) => reviewNeeded),
    notCompared: all.some(({ notCompared }) => notCompared),
  };
}
