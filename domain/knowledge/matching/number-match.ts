import { readCas, readColourIndex, readEc, readENumber } from '../chemistry/numbers.ts';
import type { Knowledge } from '../knowledge.ts';

/**
 * The ingredient with a given CAS, EC, E, INS or CI number.
 * @param text must be the number and nothing else
 * @param bare whether digits alone count as a number (inside brackets)
 * @param edible whether the product is food or pet food
 * @returns undefined if the pack has no such number
 */
export function numberMatch(text: string, bare: boolean, edible: boolean, knowledge: Knowledge): string | undefined {
  if (!/\d/.test(text)) return undefined;
  const additive = readENumber(text, bare && edible);
  if (additive !== null) {
    const id = knowledge.idOfNumber('e', additive) ?? knowledge.idOfNumber('e', additive.replace(/[a-h]$/, ''));
    if (id !== undefined) return id;
  }
  const colour = readColourIndex(text, !edible);
  if (colour !== null) return knowledge.idOfNumber('ci', colour);
  const cas = readCas(text);
  if (cas !== null) return knowledge.idOfNumber('cas', cas);
  const ec = readEc(text);
  return ec === null ? undefined : knowledge.idOfNumber('ec', ec);
}
