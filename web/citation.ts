/** A citation as it is shown: what is cited, and whether an expert still has to confirm it. */
export interface Citation {
  readonly text: string;
  readonly reviewNeeded: boolean;
}

/** How the knowledge marks what an expert has not confirmed yet. */
const REVIEW = /\s*\(?expert review (?:pending|needed)\)?/gi;

/** Takes the mark of a missing review out of a citation, so that it can stand beside it in words of its own. */
export function citation(source: string): Citation {
  const text = source.replace(REVIEW, '').trim();
  return { text, reviewNeeded: text !== source.trim() };
}

/** Several citations in one line, each once. */
export function citations(sources: readonly string[]): Citation {
  const all = sources.map(citation);
  return {
    text: [...new Set(all.map(({ text }) => text))].join(' \u00b7 '),
    reviewNeeded: all.some(({ reviewNeeded }) => reviewNeeded),
  };
}
