import type { Finding } from './finding.ts';
import type { LabelFacts } from './label-facts.ts';
import type { Family } from './texts.ts';

/** Names that one warning shows; the others are counted. */
const MOST_NAMED = 3;

/** Warnings that say that a label may hold what nobody read: no product with one is suitable (method M6.2.15). */
export const UNREAD: ReadonlySet<Family> = new Set<Family>(['names_unknown', 'label_cut']);

const SOURCE = 'Reg (EU) 1169/2011 article 21 (allergens stand in the list, by whatever name)';

const listed = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
};

/**
 * Warnings for everybody with a food allergy, of a food whose label was not understood as a whole: names that the
 * knowledge does not hold, and a list that ends in the middle (method M6.2.15).
 */
export const unknownFindings = ({ use, scored, notes }: LabelFacts): readonly Finding[] => {
  if (use.type !== 'food') return [];
  const told = (ingredient: string, family: Family): Finding => ({
    audience: 'al_food(undisclosed)',
    severity: 'CAUTION',
    ingredient,
    family,
    source: SOURCE,
    kind: 'use',
    unclear: false,
  });
  const unknown = new Set(
    scored.flatMap(({ item }) => (item.known === null && item.composites === undefined ? [item.name] : [])),
  );
  const cut = notes.find(({ reason }) => reason === 'cut_off');
  return [
    ...(unknown.size > 0 ? [told(listed([...unknown]), 'names_unknown')] : []),
    ...(cut ? [told(cut.text, 'label_cut')] : []),
  ];
};
