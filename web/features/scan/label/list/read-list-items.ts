import { readLabel } from '#domain/products/label/read-label.ts';
import { type ListItem, newItem } from './list-items.ts';

/** Left over from a bracket or heading at the start of an item. */
const LEFT_OVER = /^[\s)\]}:;,.+/-]+(?=[\p{L}\p{N}(])/u;

/**
 * The ingredients of a label text, one per chip. Optional ingredients start with "May contain:". What the label says
 * after its list, "Contains" and traces, comes last.
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
