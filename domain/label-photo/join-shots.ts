/** How many words two photos of one label must share for the second to continue the first. */
const LEAST_SHARED = 3;
/** The longest overlap that is looked for, in words: a third of a round bottle. */
const MOST_SHARED = 60;
/** The share of these words that must agree, because each photo has different misreadings. */
const ALIKE = 0.75;

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** How many words at the end of `before` are repeated at the start of `after`; 0 if none. */
function sharedWords(before: readonly string[], after: readonly string[]): number {
  const most = Math.min(MOST_SHARED, before.length, after.length);
  for (let shared = most; shared >= LEAST_SHARED; shared -= 1) {
    let alike = 0;
    for (let at = 0; at < shared; at += 1) {
      if (bare(before[before.length - shared + at] ?? '') === bare(after[at] ?? '')) alike += 1;
    }
    if (alike >= shared * ALIKE) return shared;
  }
  return 0;
}

/**
 * Joins the texts of several photos of one label, taken in reading order around a bottle. Where two neighbours overlap,
 * the text of the first one is kept.
 */
export function joinShots(texts: readonly string[]): string {
  let words: string[] = [];
  for (const text of texts) {
    const next = text.split(/\s+/).filter((word) => word !== '');
    words = [...words, ...next.slice(sharedWords(words, next))];
  }
  return words.join(' ');
}
