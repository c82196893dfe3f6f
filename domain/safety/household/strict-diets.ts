import type { Warning } from '../report.ts';
import type { Subject } from './subject.ts';

/** Conditions whose food is chosen by its ingredient list, and where a single ingredient does harm (method M6.2.22). */
const STRICT_DIETS = ['coeliac', 'lactose', 'galact', 'pku', 'hfi', 'g6pd', 'alpha_gal'] as const;

/**
 * Whether a warning about something a label leaves open concerns somebody's condition: an unknown name may be what the
 * diet excludes (method M6.2.22). A flavouring, reported as INFO, is not such a name.
 * @param warning one for `al_food(undisclosed)`
 */
export const concernsDiet = ({ severity }: Pick<Warning, 'severity'>, { audiences }: Subject): boolean =>
  severity !== 'INFO' && STRICT_DIETS.some((diet) => audiences.has(diet));

/**
 * Whether a food that does not say what it is made of may contain what somebody's diet excludes. Sugar is in most
 * sauces and baked goods, and no law requires it to be emphasised. Gluten and milk must be (Reg (EU) 1169/2011, article
 * 21).
 */
export const mayContainUnstated = ({ severity }: Pick<Warning, 'severity'>, { audiences }: Subject): boolean =>
  severity !== 'INFO' && audiences.has('hfi');
