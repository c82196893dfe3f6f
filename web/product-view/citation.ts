/** A citation as it is shown: what is cited, and whether an expert still has to confirm it. */
export interface Citation {
  readonly text: string;
  readonly reviewNeeded: boolean;
  /** Whether nobody has compared it with its original yet: it was written down from memory. */
  readonly notCompared: boolean;
}

/** How the knowledge marks what an expert has not confirmed yet. */
const REVIEW = /\s*\(?expert review (?:pending|needed)\)?/gi;

/** How the knowledge marks what was not compared with its original. */
const NOT_COMPARED = / ?\(not compared with the original\)/g;

/** The same, to be read. */
export const NOT_COMPARED_WORDS = 'Source not yet compared with the original';

/** Takes the mark of a missing review out of a citation, so that it can stand beside it in words of its own. */
export function citation(source: string): Citation {
  const compared = source.replace(NOT_COMPARED, '').trim();
  const text = compared.replace(REVIEW, '').trim();
  return { text, reviewNeeded: text !== compared, notCompared: compared !== source.trim() };
}

/** Several citations in one line, each once. */
export function citations(sources: readonly string[]): Citation {
  const all = sources.map(citation);
  return {
    text: [...new Set(all.map(({ text }) => text))].join(' \u00b7 '),
    reviewNeeded: all.some(({ reviewNeeded }) => reviewNeeded),
    notCompared: all.some(({ notCompared }) => notCompared),
  };
}
