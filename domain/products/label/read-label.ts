import { findBlocks } from './blocks.ts';
import { pairBrackets } from './brackets.ts';
import { foldInPlace } from './fold-in-place.ts';
import { LABEL_LIMITS, type LabelReading, type LabelToken } from './label-reading.ts';
import { LabelText } from './label-text.ts';
import { ItemReader } from './read-items.ts';

// "May contain traces of nuts" also counts when it stands after the directions.
const TRACES_ELSEWHERE =
  /(?:may (?:also )?contain traces? of|may contain traces|peut contenir des traces (?:de|d'|d )|kann (?:auch )?spuren von|puede contener trazas de|puo contenere tracce di) {0,3}[^.\n]{2,200}/g;

/**
 * Reads a label as section 2 of the method says. Takes any text; never throws. Linear in its length.
 * @param label label text as typed, scanned or copied; only the first 20,000 characters are read
 * @returns the ingredients in label order, and a note on everything that was left out
 */
export const readLabel = (label: string): LabelReading => {
  const text = label.length > LABEL_LIMITS.characters ? label.slice(0, LABEL_LIMITS.characters) : label;
  const folded = foldInPlace(text);
  const { blocks, headings, left } = findBlocks(folded);
  const reader = new ItemReader(new LabelText(text, folded, pairBrackets(folded)));
  for (const [start, end] of headings) reader.structure.push(text.slice(start, end).trim());
  const tokens: LabelToken[] = [];
  for (const block of blocks) tokens.push(...reader.block(block.start, block.end, block.role === 'active'));
  for (const { reason, start, end } of left) {
    reader.leave(reason, start, end);
    for (const found of folded.slice(start, end).matchAll(TRACES_ELSEWHERE)) {
      const at = start + found.index;
      reader.block(at, at + found[0].length, false);
    }
  }
  if (label.length > text.length) reader.notes.push({ reason: 'too_long', text: label.slice(text.length) });
  const { traces, contains, structure, notes } = reader;
  return { tokens, traces, contains, structure, notes };
};
