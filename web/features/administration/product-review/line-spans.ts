/** Position of a list line in the text it was read from. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds each line of a list in its text, in label order.
 * @param raws the lines as read
 * @returns a span per line; null if its words are not found as one piece after the line before
 */
export function lineSpans(text: string, raws: readonly string[]): readonly (LineSpan | null)[] {
  let from = 0;
  return raws.map((raw) => {
    if (raw === '') return null;
    const start = text.indexOf(raw, from);
    if (start < 0) return null;
    from = start + raw.length;
    return { start, end: from };
  });
}

/** The text with the words of one line replaced. */
export const withLine = (text: string, { start, end }: LineSpan, words: string): string =>
  text.slice(0, start) + words + text.slice(end);
