import type { Knowledge } from '../../../knowledge/knowledge.ts';
import { foldText } from '../../../knowledge/names/fold.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { statedAllergens } from '../allergens/named-allergens.ts';
import { withWholeCompounds } from '../allergens/shortened-pairs.ts';
import type { LabelFacts } from '../label-facts.ts';
import type { LabelStatement } from '../stated/label-statements.ts';
import { namesOf, unknownNames } from '../stated/stated-names.ts';
import type { Family } from '../wording/texts.ts';
import type { Finding } from './finding.ts';

/** Names shown in one warning; the others are counted. */
const MOST_NAMED = 3;

const SOURCE = 'Reg (EU) 1169/2011 article 21 (allergens stand in the list, by whatever name)';

const listed = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
};

/** Characters of an unread stretch that a warning shows. */
const LONGEST_SHOWN = 60;
const beginning = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).trimEnd()}…` : text;

/** Separators between the names in a sentence about traces. */
const BETWEEN =
  /[,;:/()&+.]|(?<=\s)(?:and|or|other|et|ou|de|des|d'|und|oder|sowie|von|andere[nr]?|y|o|u|e|ed|di|en|of|van|och|eller|av|og|af|i|lub|oraz|ze?)(?=\s)/iu;
/** Words of the sentence itself, which are not names. */
const SENTENCE_WORDS =
  /^(?:one|more|the following|following|other|others|also|agents?|charge|bevatten?(?: van)?|ten|eren|des?|les|autres?|otros?|altr[aeio]|sus derivados|derivados|derives?|derivati|produits?(?: derives?)?|products?|produkte?[n]?|possibles?|eventuelles?|traces?|des traces|trace amounts?|spuren|sporen|allergi\w*|sec|med|anderen?|utilisant(?: aussi)?|may|contain|contains|pode|puede|puo|kann|kan|numero|lot|color|natural|red|import|origine?)$/;
/** A name has at most this many words; longer stretches are the sentence around the names. */
const MOST_WORDS = 2;
const LEAST_LETTERS = 3;

// "E471", "L 2231", not the "mi1k" of a bad print.
const NUMBER = /(?<!\p{L})\d|\d(?!\p{L})|[*_]/u;

/** The names in a sentence about traces that are not understood: no allergen, no ingredient, no number. */
const unknownTraces = (printed: string, knowledge: Knowledge): readonly string[] =>
  withWholeCompounds(printed)
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter((name) => {
      const words = name.split(/\s+/);
      if (name.length < LEAST_LETTERS || words.length > MOST_WORDS || NUMBER.test(name)) return false;
      if (SENTENCE_WORDS.test(foldText(name)) || statedAllergens(name, knowledge).length > 0) return false;
      return knowledge.idOfName(normaliseName(name)) === undefined;
    });

/**
 * Warnings, for everybody with a food allergy, about a food whose label was not understood completely: unknown names, a
 * list that ends in the middle, and one that is longer than what is read (method M6.2.15).
 * @param statements of the label, whose unknown names count too (method M6.2.21)
 */
export const unknownFindings = (
  { use, scored, notes, traces, knowledge }: LabelFacts,
  statements: readonly LabelStatement[],
): readonly Finding[] => {
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
  const items = scored.flatMap(({ item }) => item.texts.map((one) => ` ${normaliseName(one)} `));
  // What was read as an item is judged as one.
  const isListed = (name: string): boolean => items.some((one) => one.includes(` ${normaliseName(name)} `));
  // "Tejet" in "Tejet, tojást tartalmaz." is an allergen, though not the name of an ingredient.
  const known = new Set(
    statements
      .flatMap(({ body }) => namesOf(body))
      .filter((name) => statedAllergens(name, knowledge).length > 0)
      .map(normaliseName),
  );
  const unknown = new Set([
    ...scored.flatMap(({ item }) =>
      // "Vitamins (niacin)" names no food, but its brackets do.
      item.scored && item.known === null && item.composites === undefined && !known.has(normaliseName(item.name))
        ? [item.name]
        : [],
    ),
    ...traces.flatMap((printed) => unknownTraces(printed, knowledge)),
    ...statements.flatMap((statement) => unknownNames(statement, knowledge)).filter((name) => !isListed(name)),
  ]);
  const cut = notes.find(({ reason }) => reason === 'cut_off');
  const unread = notes.find(({ reason }) => reason === 'too_many' || reason === 'too_long');
  return [
    ...(unknown.size > 0 ? [told(listed([...unknown]), 'names_unknown')] : []),
    ...(cut ? [told(cut.text, 'label_cut')] : []),
    ...(unread ? [told(beginning(unread.text), 'label_unread')] : []),
  ];
};
