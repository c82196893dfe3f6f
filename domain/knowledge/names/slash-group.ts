import { itemText } from '#domain/products/label/item-text.ts';
import { CONFIDENCE, hit, type NameHit, type NameMatcher } from '../matching/match-name.ts';
import { asUnclear } from '../misreadings/as-unclear.ts';
import { isMixed } from '../pack/pack-words.ts';

const BRACKETED = / ?\([^()]*\) ?| ?\[[^[\]]*\] ?| ?\{[^{}]*\} ?/g;
// "Styrene/acrylates copolymer" is made of styrene and is not styrene.
const POLYMER = /polymer|condensate|\bresin\b/i;
const EITHER = /\b(?:and\/or|et\/ou|und\/oder|y\/o|e\/o)\b/gi;

/** A longer last part may be two words that lost their space. */
const LONGEST_WORD = 12;

/** Hits for the parts of "Aqua / Water / Eau", one per distinct ingredient, plus the parts that are only half known. */
export const slashHits = (text: string, matcher: NameMatcher): { text: string; hit: NameHit | null }[] => {
  const found: { text: string; hit: NameHit }[] = [];
  const broken: { text: string; hit: null }[] = [];
  let last = '';
  if (!text.includes('/') || text.length > 400 || POLYMER.test(text)) return found;
  for (const part of text.replace(EITHER, '/').split('/')) {
    const name = itemText(part.replace(BRACKETED, ' '));
    const id = name === '' ? null : matcher.exactOrNumber(name)?.id;
    last = id == null ? name : '';
    // "Canola xyz / sunflower oil": the first part is not a synonym but an unknown name.
    if (id == null && isMixed(name, matcher.knowledge)) broken.push({ text: name, hit: null });
    if (id != null && !found.some((other) => other.hit.id === id))
      found.push({ text: name, hit: hit(id, 'part', CONFIDENCE.part) });
  }
  if (found.length === 0) return found;
  // "styrene/acrylates xyz": the last part may apply to the whole, so that styrene is not an ingredient of its own.
  if (last.includes(' ') || last.length > LONGEST_WORD)
    return [...found.map((part) => ({ ...part, hit: asUnclear(part.hit, part.text, matcher) })), ...broken];
  return [...found, ...broken];
};
