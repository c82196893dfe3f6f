import type { Knowledge } from '../../../knowledge/knowledge.ts';
import { foldText } from '../../../knowledge/names/fold.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { LEGAL_ALLERGENS } from '../../household/food-names.ts';
import type { Finding } from '../findings/finding.ts';
import type { LabelFacts } from '../label-facts.ts';
import { printedClause } from '../wording/statement-sense.ts';
import { allergenOf } from '../wording/who-words.ts';
import { allergensIn } from './allergen-lexicon.ts';
import { ingredientOf } from './named-allergens.ts';

/** What labels most often say is absent: kinds of additives, each as one word. */
const DENIED =
  /\b(?:preservatives?|colou?rs?|colou?rings?|flavou?rs?|flavou?rings?|additives?|sweeteners?|conservateurs?|colorants?|aromes?|additifs?|edulcorants?|farbstoffen?|aromen|aromastoffen?|konservierungsstoffen?|zusatzstoffen?|geschmacksverstarkern?|colorantes?|conservantes?|conservadores|aromas?|aditivos?|corantes?|coloranti|conservanti|aromi|additivi|kleurstoffen|conserveermiddelen|smaakstoffen|fargamnen|konserveringsmedel|farvestoffer|konserveringsmidler|barwnikow|konserwantow)\b/;
/** Joins one more thing that is said to be absent. */
const JOINED = /^[\s]*(?:,|;|\/|&|\+|and|or|nor|et|ou|ni|und|oder|noch|y|o|e|ed|en|of|och|eller|og|i|lub|oraz)(?=\s|$)/;
/** Says that what follows is in the food after all. */
const WITH = /\b(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|och|men|og) (?:with|mit|avec|con|met|med)\b/;

/** What follows an absent kind of additive without being joined to it: "no preservatives milk powder". */
const notDenied = (text: string): string => {
  const folded = foldText(text);
  const after = WITH.exec(folded);
  if (after) return text.slice(after.index);
  const found = DENIED.exec(folded);
  if (!found || folded.length !== text.length) return '';
  const behind = found.index + found[0].length;
  return JOINED.test(folded.slice(behind)) ? '' : text.slice(behind);
};

const SPACES = /\s+/;
const ENDS_IN_SIGN = /[^\p{L}]$/u;

/** Allergens named right after another food, with nothing in between: "ohne Milch Erdnüsse", "bez cukru arašídy". */
const rightBehind = (text: string, knowledge: Knowledge): string => {
  const words = text.split(SPACES);
  const hits = (printed: string) =>
    allergensIn(normaliseName(printed), knowledge).filter(
      ({ sense, allergen: { id } }) => sense === 'word' && LEGAL_ALLERGENS.has(id),
    );
  const named = (printed: string): readonly string[] => hits(printed).map(({ allergen }) => allergen.id);
  return words
    .flatMap((word, at) => {
      const before = words[at - 1] ?? '';
      if (before === '' || ENDS_IN_SIGN.test(before)) return [];
      const first = named(before);
      if (first.length === 0 && ingredientOf(before.toLowerCase(), knowledge) === undefined) return [];
      // Except what the two mean together: "soy milk", "wheat gluten".
      const isOther = (name: string): boolean => {
        const both = named(`${before} ${name}`);
        return named(name).some((id) => !first.includes(id) && both.includes(id));
      };
      const pair = `${word} ${words[at + 1] ?? ''}`;
      const isName = hits(pair).some(({ phrase }) => phrase.startsWith(`${normaliseName(word)} `));
      return (isName ? [word, pair] : [word]).filter(isOther);
    })
    .join(', ');
};

/**
 * Warnings for allergens that were set apart as absent although the label may list them: a lost comma or line end joins
 * them to "no preservatives", or to an allergen (method M6.2.17, M2.7.19). WARNING, because it cannot be decided.
 * @param told all findings so far
 */
export const behindDenialFindings = (facts: LabelFacts, told: readonly Finding[]): readonly Finding[] => {
  if (facts.use.type !== 'food') return [];
  const said = new Set(told.flatMap(({ audience }) => allergenOf(audience) ?? []));
  return facts.notes
    .filter(({ reason }) => reason === 'free_from')
    .flatMap(({ text }) =>
      allergensIn(normaliseName(`${notDenied(text)}, ${rightBehind(text, facts.knowledge)}`), facts.knowledge)
        .filter(({ sense, allergen }) => sense === 'word' && LEGAL_ALLERGENS.has(allergen.id) && !said.has(allergen.id))
        .map(
          ({ allergen }): Finding => ({
            audience: `al_food(${allergen.id})`,
            severity: 'WARNING',
            ingredient: printedClause(text),
            family: 'allergen_beside',
            source: allergen.source,
            kind: 'use',
            unclear: false,
          }),
        ),
    );
};
