import { readLabel } from '#domain/products/label/read-label.ts';
import { type ListItem, newItem } from './list-items.ts';

/** What a bracket or a heading left at the beginning of an item. */
const LEFT_OVER = /^[\s)\]}:;,.+/-]+(?=[\p{L}\p{N}(])/u;

/**
 * The ingredients of a label text, one for each chip. What may be in it says so itself, and what the label names behind
 * its list, "Contains" and traces, stands at the end.
 */
export function itemsOf(text: string): ListItem[] {
  const { tokens, contains, traces } = readLabel(text);
  const items = tokens.map((token, at) => {
    const raw = token.raw.trim().replace(LEFT_OVER, '');
    const opens = (token.optional || token.mayContain) && !(tokens[at - 1]?.optional || tokens[at - 1]?.mayContain);
    return newItem(opens ? `May contain: ${raw}` : raw);
  });
  if (contains.length > 0) items.push(newItem(`Contains: ${contains.map(({ raw }) => raw.trim()).join(', ')}`));
  if (traces.length > 0) items.push(newItem(`May contain traces of ${traces.map((one) => one.trim()).join(', ')}`));
  return items;
}
