import type { Knowledge } from '../knowledge.ts';
import { BOTANIC_QUALITIES, PLANT_PARTS, PREPARATIONS } from './botanic-words.ts';

const GROWN = new Set(['botanical', 'food_base', 'flavour']);
/** Endings of the second word of a scientific name. */
const EPITHET = /^[a-z]{2,}(?:a|ae|e|i|us|um|is|ns|ax|ex|ix|or|on|es|os|ys)$/;

/**
 * An unlisted species of a listed genus: "Salvia Xanthocheila Leaf Extract". Tried last, after misreadings, so that a
 * listed species with warnings is never taken for an unlisted one.
 * @param name a normalised name that matched nothing
 * @returns the id of the genus, and whether a law or a warning for everyone names the genus as a whole, so that its
 * facts apply to every species; null if the genus is unknown, the second word is not an epithet, or anything but parts,
 * preparations and qualities follows
 */
export const botanicGenus = (
  name: string,
  knowledge: Knowledge,
): { readonly id: string; readonly named: boolean } | null => {
  const [genus = '', epithet = '', ...rest] = name.replace(/ \([^()]*\)/g, '').split(/[ /]/);
  if (rest.length > 8 || !EPITHET.test(epithet)) return null;
  if (PLANT_PARTS.has(epithet) || PREPARATIONS.has(epithet) || BOTANIC_QUALITIES.has(epithet)) return null;
  const id = knowledge.idOfName(genus);
  const entry = id === undefined ? undefined : knowledge.ingredient(id);
  if (!entry?.functions.some((one) => GROWN.has(one))) return null;
  const named =
    entry.facts.some((fact) => fact.class === 'PROHIBITED') ||
    entry.audience.some(({ audience }) => audience === 'everyone');
  if (!named && (rest.length === 0 || entry.facts.length > 0 || entry.audience.length > 0)) return null;
  const formed = rest.some((word) => PLANT_PARTS.has(word) || PREPARATIONS.has(word));
  const known = rest.every((word) => PLANT_PARTS.has(word) || PREPARATIONS.has(word) || BOTANIC_QUALITIES.has(word));
  return (formed || (named && rest.length === 0)) && known ? { id: entry.id, named } : null;
};
