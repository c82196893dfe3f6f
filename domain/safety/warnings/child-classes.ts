import type { Use } from '../exposure.ts';
import type { Cost } from '../points.ts';
import type { Severity } from '../vocabulary.ts';
import type { Weights } from '../weights.ts';
import type { Family } from './wording/texts.ts';

const told = (severity: Severity, family: Family) => ({ severity, family });

/**
 * How a hazard class warns a child (method M6.1.3), or null if it does not.
 * @param cost of one ingredient
 * @param weights those that warnings go by, or those that limits of the score go by (method M4.5.24)
 */
export const childClassWarning = (
  cost: Cost,
  weights: Weights,
  use: Use,
): { readonly severity: Severity; readonly family: Family } | null => {
  const weight = weights.warningLocal;
  switch (cost.class) {
    case 'CORROSIVE':
      // A finished cosmetic is buffered: the place of an acid or alkali in its list does not show its strength.
      if (use.cosmetic && weights.byPlace) return null;
      return weight >= 0.6 ? told('CRITICAL', 'corrosive') : null;
    case 'ACUTE_FATAL':
    case 'ACUTE_TOXIC':
      return weight >= 0.4 ? told('CRITICAL', 'poison') : null;
    case 'ASPIRATION':
      // An undiluted thin liquid: lamp oil, solvent. A thick cream that starts with mineral oil is not one.
      return weights.neat && use.house ? told('CRITICAL', 'aspiration') : null;
    case 'CMR_1':
    case 'ED_CONFIRMED':
      return told('WARNING', 'long_term');
    case 'COLOUR_WARN':
      return use.eaten ? told('CAUTION', 'child_colour') : null;
    case 'EYE_DAMAGE':
      return use.house && weight >= 0.6 ? told('CAUTION', 'eye_damage') : null;
    default:
      return null;
  }
};
