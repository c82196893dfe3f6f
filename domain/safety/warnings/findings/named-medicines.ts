import { derivedMatch } from '../../../knowledge/matching/named-by-form.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { CLEAR, itemOf } from '../../named-apart.ts';
import { type ScoredItem, scoreItems } from '../../points.ts';
import type { LabelFacts } from '../label-facts.ts';

/** "Кислота ацетилсалициловая", "chlorhydrate de pseudoéphédrine". */
const MOST_WORDS = 4;
/** A name of more words is a text about the product. */
const MOST_OF_NAME = 16;
/** Shorter names are words of many languages. */
const SHORTEST = 5;

/** Kinds of products that only smell or taste of what their names name: "Tobacco & vanilla candle". */
const NO_MEDICINE: ReadonlySet<string> = new Set(['household', 'outdoor', 'food', 'pet_food']);

/** The medicines of the pack that a product name names, in any language of it: "Ибупрофен 400 мг". */
const medicinesIn = ({ name, knowledge }: LabelFacts): ReadonlySet<string> => {
  const words = normaliseName(name).split(' ').slice(0, MOST_OF_NAME);
  const exact = (one: string): string | undefined => knowledge.idOfName(one);
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (let size = Math.min(MOST_WORDS, words.length - at); size > 0; size -= 1) {
      const run = words.slice(at, at + size).join(' ');
      if (run.length < SHORTEST) continue;
      const id = exact(run) ?? derivedMatch(run, exact, knowledge)?.id ?? undefined;
      if (id === undefined) continue;
      if (knowledge.ingredient(id)?.functions.includes('medicine') === true) found.add(id);
      at += size - 1;
      break;
    }
  }
  return found;
};

/** The medicines whose substances stand in the name of a product without a list, each as if it were the whole list. */
export const namedMedicines = (facts: LabelFacts): readonly ScoredItem[] =>
  facts.name === '' || facts.scored.length > 0 || NO_MEDICINE.has(facts.use.type)
    ? []
    : [...medicinesIn(facts)].flatMap((id) => {
        const item = itemOf(id, CLEAR, facts.knowledge);
        return item === null ? [] : scoreItems([item], facts.use);
      });
