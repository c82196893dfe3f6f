import { foldText } from '#domain/knowledge/names/fold.ts';

// Judged by the text alone, before any matching, so that a list does not count as clean because it was understood.

/** Characters that no ingredient list contains or that a bad reading leaves: pipes, backslashes, entities, etc. */
const DAMAGE = /[\uFFFD|\\{}<>=~^$!?¢£¥©#@"“”„»«¬]|&(?:[a-z]+|#\d+);|\.{3}|…|--/i;
/** A digit inside a word ("s0dium", "emu1sifier"), or a word that changes case twice ("aiôòfI", "SIL1CA", "eAU"). */
const BROKEN_WORD = /\p{L}{2}[0-9]\p{Ll}|(?<!\p{L})\p{Ll}+\p{Lu}(?!\p{L}*-)|\p{Lu}{2}\p{Ll}\p{Lu}/u;
/** Words of directions, warnings, addresses, claims and nutrition, folded. */
const PROSE = new RegExp(
  `(?<![a-z])(?:${[
    'warnings?|directions?|drug facts|uses|avoid|keep|apply|rinse|shake|wash|consult|doctor|distributed|manufactured',
    'made in|www|http|com|best before|store in|refrigerate|calories|nutrition|serving|guaranteed|certified|see|our|you',
    'your|we|is|are|this|which|not|attention|conserver|conservation|consommer|fabrique|eviter|agiter|utiliser|voir',
    'achtung|hinweis|aufbewahren|haltbar|hergestellt|vermeiden|siehe|verwenden|advertencias?|conservar|evitar|agitar',
    'fabricado|mantener|uso|conservare|evitare|agitare|prodotto in|avvertenze|modo d.uso|tel|ltd|gmbh|inc|kcal|kj',
  ].join('|')})(?![a-z])`,
);
const HEADING = /^(?:\s*(?:ingr[ée]dients?|ingredientes|ingredienti|zutaten|inhaltsstoffe|inci)\b[\s:/.]*)+/i;

/** Longest part between two commas of a list, in characters and in words. Longer ones are sentences. */
const LONGEST_PART = 70;
const MOST_WORDS = 9;
const FEWEST_PARTS = 3;

const balanced = (text: string): boolean => {
  let depth = 0;
  for (const sign of text) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
};

/**
 * Whether a text is a clean ingredient list: at least three parts, none of them a sentence; balanced brackets; no sign
 * of a bad reading; no words of directions, warnings, addresses or nutrition; nothing but a heading before it; at most
 * one full stop inside. The language is checked elsewhere.
 */
export function isCleanList(label: string): boolean {
  const text = label.replace(HEADING, '').trim();
  if (DAMAGE.test(text) || BROKEN_WORD.test(text.replace(/_/g, '')) || !balanced(text)) return false;
  if (/\n/.test(text) || PROSE.test(foldText(text))) return false;
  if ((text.replace(/\.$/, '').match(/\p{L}\. /gu) ?? []).length > 1) return false;
  const parts = text.split(/[,;•:()[\]]/).map((part) => part.trim());
  if (parts.filter((part) => part !== '').length < FEWEST_PARTS) return false;
  return parts.every((part) => part.length <= LONGEST_PART && part.split(/\s+/).length <= MOST_WORDS);
}
