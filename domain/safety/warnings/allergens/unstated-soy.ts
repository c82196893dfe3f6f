import { normaliseName } from '../../../knowledge/names/normalise.ts';
import type { ScoredItem } from '../../points.ts';
import type { Finding } from '../findings/finding.ts';
import type { LabelFacts } from '../label-facts.ts';
import { wordsOf } from '../wording/name-words.ts';
import { warnedName } from '../wording/warned-name.ts';
import { allergenById, allergensIn } from './allergen-lexicon.ts';

/** "Lecithin" and "vegetable protein" that do not say what they are made of (food-allergens list, soy). */
export const UNSTATED =
  /\b(?:lecithine?|lezithin|lecitina|e322|vegetable protein|proteine vegetale|pflanzliches? eiweiss|pflanzenprotein|proteina vegetal)\b/;

/**
 * The warning for a lecithin or a vegetable protein that does not say what it is made of: it may be soy.
 * @param named whether the text itself names an allergen
 */
export const unstatedSoy = (one: ScoredItem, normalised: string, named: boolean, facts: LabelFacts): Finding | null => {
  if (facts.use.type !== 'food' || named || !UNSTATED.test(normalised)) return null;
  // "Lecithin (soy)" says it in brackets.
  if (one.item.holds.length > 0 && allergensIn(normaliseName(one.item.raw), facts.knowledge).length > 0) return null;
  const soy = allergenById('soy', facts.knowledge);
  // "Sunflower lecithin" and the like are in the list of what is not soy.
  const words = wordsOf(normalised);
  if (soy === undefined || soy.not.some((not) => wordsOf(not).every((word) => words.includes(word)))) return null;
  return {
    audience: 'al_food(soy)',
    severity: 'WARNING',
    ingredient: warnedName(one.item.name, UNSTATED.exec(normalised)?.[0] ?? ''),
    family: 'allergen_unstated',
    source: soy.source,
    kind: 'use',
    unclear: false,
  };
};
