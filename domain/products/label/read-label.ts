import { findBlocks } from './blocks.ts';
import { pairBrackets } from './brackets.ts';
import { cutBefore, cutOff } from './cut-off.ts';
import { decodeEntities } from './decode-entities.ts';
import { foldInPlace } from './fold-in-place.ts';
import { LABEL_LIMITS, type LabelReading, type LabelToken } from './label-reading.ts';
import { LabelText } from './label-text.ts';
import { ItemReader } from './read-items.ts';
import type { IsName } from './row-of-known-names.ts';
import { withoutSignpost } from './signpost.ts';

// "May contain traces of nuts" also counts after the directions.
const TRACES_ELSEWHERE =
  /(?:may (?:also )?contain traces? of|may contain traces|peut contenir des traces (?:de|d'|d )|kann (?:auch )?spuren von|puede contener trazas de|puo contenere tracce di) {0,3}[^.\n]{2,200}/g;

/**
 * Reads a label as method M2 says. Accepts any text and never throws. Linear in its length.
 * @param label label text as typed, scanned or copied; only the first 20,000 characters are read
 * @param isName recognises known ingredients, if the caller has them: a stop word before three of them ends no list
 * @param isWord recognises folded words that describe a food ("crude"), if the caller has them: never taken for half a
 *   word
 * @returns the ingredients in label order, and a note on everything that was left out
 */
export const readLabel = (label: string, isName: IsName = () => false, isWord: IsName = () => false): LabelReading => {
  const decoded = decodeEntities(label);
  const text = withoutSignpost(decoded.slice(0, LABEL_LIMITS.characters));
  const folded = foldInPlace(text);
  const pairs = pairBrackets(folded);
  const { blocks, headings, left, passed } = findBlocks(folded, pairs, isName);
  const reader = new ItemReader(new LabelText(text, folded, pairs), passed, isName);
  for (const [start, end] of headings) reader.structured(start, end);
  const tokens: LabelToken[] = [];
  for (const block of blocks) tokens.push(...reader.block(block.start, block.end, block.role === 'active'));
  for (const { reason, start, end } of left) {
    let from = start;
    for (const found of folded.slice(start, end).matchAll(TRACES_ELSEWHERE)) {
      const at = start + found.index;
      reader.leave(reason, from, at);
      from = at + found[0].length;
      reader.block(at, from, false);
    }
    reader.leave(reason, from, end);
  }
  if (decoded.length > text.length) reader.notes.push({ reason: 'too_long', text: decoded.slice(text.length) });
  const cut = decoded.length > text.length ? null : cutOff(text, tokens, isName, isWord);
  for (const words of [cutBefore(text), cut]) if (words !== null) reader.notes.push({ reason: 'cut_off', text: words });
  const { traces, contains, structure, notes, spans } = reader;
  return { tokens, traces, contains, structure, notes, text, spans };
};
