/** Where a line of the list stands in the text it was read from. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds each line of a list in its text, in the order of the label.
 * @param raws the lines as read
 * @returns a stretch for each line; null where its words do not stand behind the line before as one piece
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

/** The text with the words of one line put right. */
export const withLine = (text: string, { start, end }: LineSpan, words: string): string =>
  text.slice(0, start) + words + text.slice(end);
