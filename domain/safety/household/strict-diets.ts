import type { Warning } from '../report.ts';
import type { Subject } from './subject.ts';

/** Conditions whose food is chosen by its list, and which a single ingredient harms (method M6.2.22). */
const STRICT_DIETS = ['coeliac', 'lactose', 'galact', 'pku', 'hfi', 'g6pd', 'alpha_gal'] as const;

/**
 * Whether a warning of what a label leaves open concerns somebody for a condition: a name that nobody knows may be what
 * the diet leaves out (method M6.2.22). A flavouring, told as INFO, is no such name.
 * @param warning one for `al_food(undisclosed)`
 */
export const concernsDiet = ({ severity }: Pick<Warning, 'severity'>, { audiences }: Subject): boolean =>
  severity !== 'INFO' && STRICT_DIETS.some((diet) => audiences.has(diet));

/**
 * Whether a food that does not say what it is made of may hold what somebody's diet leaves out. Sugar is in most sauces
 * and baked goods, and no law makes it stand out; gluten and milk are named by Reg (EU) 1169/2011, article 21.
 */
export const mayHoldUnsaid = ({ severity }: Pick<Warning, 'severity'>, { audiences }: Subject): boolean =>
  severity !== 'INFO' && audiences.has('hfi');
