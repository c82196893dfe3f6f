/** Number of characters examined to tell a list from a sentence. */
const LOOK = 260;
const MOST_WORDS = 6;
const LONGEST = 64;
const NEEDED = 3;
const SEPARATOR = /[,;•·]| - /;
// Words of sentences that never occur in the first names of a list.
const SPOKEN =
  /(?:^|[^a-z])(?:is|are|be|have|has|this|that|our|your|you|we|it|and more|sont|est|nous|vous|qui|pour|sind|ist|wird|werden|nicht|son|para|sono|che|per|used|derived|tested|selected|choisis|selectionnes)(?![a-z])/;

/** Whether the text between two separators can be a name: a few words, none of a sentence. @param part folded */
export const isShortName = (part: string): boolean => {
  const name = part.trim();
  return (
    /[a-z]{2}/.test(name) && name.length <= LONGEST && name.split(/\s+/).length <= MOST_WORDS && !SPOKEN.test(name)
  );
};

/**
 * Whether a text continues as a list of names: at least three short ones between separators, none of them a sentence.
 * @param folded the label, folded
 * @param from where the first name would begin
 * @param to where the list would end
 */
export const looksLikeList = (folded: string, from: number, to: number): boolean => {
  const end = Math.min(to, from + LOOK);
  const parts = folded.slice(from, end).split(SEPARATOR, NEEDED + 1);
  // A part without a separator after it may be half a name, unless the list ends there.
  const whole = end === to && to < folded.length ? NEEDED : NEEDED + 1;
  return parts.length >= whole && parts.slice(0, NEEDED).every(isShortName);
};
