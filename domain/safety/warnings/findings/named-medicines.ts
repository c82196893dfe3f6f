import { derivedMatch } from '../../../knowledge/matching/named-by-form.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { CLEAR, itemOutsideList } from '../../items-named-outside-list.ts';
import { type ScoredItem, scoreItems } from '../../points.ts';
import type { LabelFacts } from '../label-facts.ts';

/** Maximum number of words in one name: "Кислота ацетилсалициловая", "chlorhydrate de pseudoéphédrine". */
const MOST_WORDS = 4;
/** Words of a product name that are searched; a longer name is a text about the product. */
const MOST_OF_NAME = 16;
/** Shorter names are words in many languages. */
const SHORTEST = 5;

/** Types of products that only smell or taste of what they are named after: "Tobacco & vanilla candle". */
const NO_MEDICINE: ReadonlySet<string> = new Set(['household', 'outdoor', 'food', 'pet_food']);

/** The medicines of the pack that a product's name contains, in any language of the pack: "Ибупрофен 400 мг". */
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

/** The medicines in the name of a product without a list, each scored as if it were the whole list. */
export const namedMedicines = (facts: LabelFacts): readonly ScoredItem[] =>
  facts.name === '' || facts.scored.length > 0 || NO_MEDICINE.has(facts.use.type)
    ? []
    : [...medicinesIn(facts)].flatMap((id) => {
        const item = itemOutsideList(id, CLEAR, facts.knowledge);
        return item === null ? [] : scoreItems([item], facts.use);
      });
