import type { LabelReading, LabelToken } from './label-reading.ts';
import { readLabel } from './read-label.ts';

/** The words to print before a token; tokens with the same words are printed as one run. */
const headOf = (token: LabelToken): string => {
  const own = readLabel(`${token.raw} •`).tokens[0]?.percent ?? null;
  const share = token.percent !== null && own !== token.percent ? `${token.percent}%: ` : '';
  const minor = token.minor ? 'Contains 2% or less of: ' : '';
  const optional = token.mayContain ? 'May contain: ' : token.optional ? '+/- ' : '';
  return `${minor}${optional}${share}`;
};

const printed = ({ raw, head }: LabelToken): string => (head ? `${raw}:` : `${raw} •`);

/**
 * Prints a reading as a label that gives the same reading again: tokens as printed on the label, each run after its own
 * words. Whatever was left out (notes) is not printed.
 * @param reading a reading of a label
 */
export const printReading = (reading: LabelReading): string => {
  let out = '';
  let head: string | null = null;
  let isUnderHead = false;
  let active: boolean | null = null;
  for (const token of reading.tokens) {
    const words = headOf(token);
    if (token.active !== active) {
      out += `${out === '' ? '' : '\n\n'}${token.active ? 'Active ingredients: ' : 'Ingredients: '}${words}`;
    } else out += words === head || isUnderHead ? ' ' : `\n\n${words}`;
    // Bullets, even after a single item, show that line breaks and dashes are not separators here.
    out += printed(token);
    head = words;
    isUnderHead = token.head;
    active = token.active;
  }
  if (out === '') out = 'Ingredients: ';
  if (reading.contains.length > 0) out += `\n\nContains: ${reading.contains.map(printed).join(' ')}`;
  for (const trace of reading.traces) out += `\n\nMay contain traces of: ${trace} •`;
  return out;
};
