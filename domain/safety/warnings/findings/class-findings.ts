import type { Use } from '../../exposure.ts';
import { hazardStatements } from '../../hazard-statements.ts';
import type { Cost, ScoredItem } from '../../points.ts';
import { routesHold } from '../../routes.ts';
import type { Severity } from '../../vocabulary.ts';
import type { Weights } from '../../weights.ts';
import { childClassWarning } from '../child-classes.ts';
import { warningKind } from '../family.ts';
import { isFragranceTrace, shifted } from '../shift.ts';
import type { Family } from '../wording/texts.ts';
import { atMostWarning } from './entry-findings.ts';
import type { Finding } from './finding.ts';

interface Raised {
  readonly audience: string;
  readonly severity: Severity;
  readonly family: Family;
}

const raise = (audience: string, severity: Severity, family: Family): Raised => ({ audience, severity, family });

/** The local weight from which M4.5 caps a score as corrosive: a stated share of 5%, the general limit of H314. */
const BURNS = 0.75;
/**
 * From this limit of their own on, substances are also sold diluted, which their place in a list does not show:
 * peroxide, some acids.
 */
const DILUTED = 10;

/** Whether it can burn anybody who uses it: by its share, its position or the statement on the label. */
const burnsEveryone = ({ class: of, fact }: Cost, weights: Weights, use: Use): boolean => {
  if (of !== 'CORROSIVE' || fact === null || fact.evidence === 'C') return false;
  if (!use.house || use.swallowed || use.medicine || weights.warningLocal < BURNS) return false;
  return !weights.byPlace || fact.from < DILUTED || use.caustic || use.neat;
};

const forEveryone = (cost: Cost, weights: Weights, use: Use): Raised | null => {
  if (burnsEveryone(cost, weights, use)) return raise('everyone', 'WARNING', 'corrosive_everyone');
  if (cost.class === 'PROHIBITED') return raise('everyone', 'CRITICAL', 'prohibited');
  if (cost.class === 'NOT_PERMITTED') return raise('everyone', 'WARNING', 'not_permitted');
  if (cost.class === 'MEDICINE') return raise('everyone', 'WARNING', 'medicine_inside');
  if (cost.class === 'MEDICINE_NAME') return raise('everyone', 'WARNING', 'medicine_name');
  if (cost.class === 'BANNED_FOOD' && use.eaten) {
    return raise('everyone', 'WARNING', cost.source.startsWith('US FDA') ? 'banned_food_us' : 'banned_food');
  }
  return null;
};

const forChild = (cost: Cost, weights: Weights, use: Use): Raised | null => {
  const found = childClassWarning(cost, weights, use);
  return found && raise('child', found.severity, found.family);
};

const developmental = (source: string): boolean => source.toLowerCase().includes('developmental');

// Only H360 and H361 are about the unborn child; the other statements of these classes are about cancer and genetic
// damage.
const forPregnancy = (cost: Cost, hazards: readonly string[], assessed: boolean, use: Use): Raised | null => {
  const family: Family = use.eaten ? 'preg_food' : 'preg';
  switch (cost.class) {
    case 'CMR_1':
      return raise('preg', hazards.some((code) => code.startsWith('H360')) ? 'CRITICAL' : 'WARNING', family);
    case 'CMR_2':
      if (!hazards.some((code) => code.startsWith('H361'))) return null;
      return raise('preg', assessed ? 'CAUTION' : 'WARNING', family);
    case 'ED_CONFIRMED':
      return raise('preg', 'WARNING', family);
    case 'P65':
      return developmental(cost.source) ? raise('preg', 'WARNING', family) : null;
    case 'ED_SUSPECTED':
      return raise('preg', 'CAUTION', family);
    default:
      return null;
  }
};

/**
 * Per cent from which the law classifies a mixture as a sensitiser, and from which the label must name it (CLP, Annex
 * I, Table 3.4.5 and Annex II, 2.8).
 */
const SENSITISES = 1;
const NAMED_FROM = 0.1;

/**
 * Severity for a sensitiser that is not a strong one (H317 without category 1A): as the law would label a mixture with
 * its share, and INFO if there is only a little of it, or if only industry says so.
 */
const plainSensitiser = ({ fact }: Cost, { item }: ScoredItem, weights: Weights, use: Use): Severity => {
  if (fact === null || fact.evidence === 'C') return 'INFO';
  const share = Math.max(...item.mentions.map(({ percent }) => percent ?? 0));
  if (use.house && share >= SENSITISES) return 'WARNING';
  return share >= NAMED_FROM || weights.main ? 'CAUTION' : 'INFO';
};

const forSkin = (cost: Cost, listed: number, use: Use, one: ScoredItem, weights: Weights): readonly Raised[] => {
  if (use.eaten) return [];
  switch (cost.class) {
    case 'SKIN_SENS': {
      // For scents, the mixture and the listed allergens give the warning.
      if (one.item.known?.fragrance === true && weights.traceAmount) return [];
      const severity = plainSensitiser(cost, one, weights, use);
      return [raise('al_skin', severity, 'skin_sensitiser'), raise('al_chemical', severity, 'skin_sensitiser')];
    }
    case 'FRAG_MIX':
      return [
        raise('al_fragrance', 'WARNING', 'fragrance'),
        raise('al_skin', 'CAUTION', 'skin_irritation'),
        raise('al_chemical', 'CAUTION', 'skin_irritation'),
        raise('eczema', 'CAUTION', 'skin_irritation'),
      ];
    case 'FRAG_ALLERGEN':
      return [raise('al_fragrance', listed >= 3 ? 'WARNING' : 'CAUTION', 'fragrance')];
    case 'SKIN_SENS_1A':
    case 'FORMALDEHYDE_RELEASER':
      return [
        raise('al_skin', 'WARNING', 'skin_allergy'),
        raise('al_chemical', 'WARNING', 'skin_allergy'),
        raise('eczema', 'WARNING', 'skin_allergy'),
      ];
    default:
      return [];
  }
};

const breathing = (severity: Severity): readonly Raised[] => [
  raise('asthma', severity, 'fumes'),
  raise('al_respiratory', severity, 'fumes'),
];

const forBreathing = (cost: Cost, enzyme: boolean, use: Use): readonly Raised[] => {
  if (use.eaten) return [];
  switch (cost.class) {
    case 'RESP_SENS':
      if (use.spray) return breathing('CRITICAL');
      return breathing(enzyme && !use.powder ? 'CAUTION' : 'WARNING');
    case 'RELEASES_GAS':
      return use.house ? breathing('WARNING') : [];
    case 'FRAG_MIX':
      return breathing(use.spray || use.air ? 'WARNING' : 'CAUTION');
    default:
      return [];
  }
};

/** Number of listed fragrance allergens on a label, without unclear readings. */
const listedAllergens = (scored: readonly ScoredItem[]): number =>
  scored.filter(
    ({ item, costs }) => item.match.step !== 'fuzzy' && costs.some((cost) => cost.class === 'FRAG_ALLERGEN'),
  ).length;

// In a cosmetic the panel's own entry for children decides: the fluoride of a toothpaste is not a bottle of poison.
const decidedByEntry = ({ item }: ScoredItem, weights: Weights, use: Use): boolean =>
  use.cosmetic &&
  (item.known?.ingredient.audience.some(
    (entry) => entry.audience === 'child' && routesHold(entry.routes, use, weights),
  ) ??
    false);

/** Warnings that follow from the hazard classes themselves (method M6, the rows with classes). */
export const classFindings = (scored: readonly ScoredItem[], use: Use): readonly Finding[] => {
  const findings: Finding[] = [];
  const listed = listedAllergens(scored);
  for (const one of scored) {
    const { item, weights, costs } = one;
    const { known } = item;
    if (known === null || weights === undefined) continue;
    const decided = decidedByEntry(one, weights, use);
    const unclear = item.match.step === 'fuzzy';
    const trace = isFragranceTrace(known.fragrance, weights);
    const enzyme = known.ingredient.functions.includes('enzyme');
    const assessed = use.eaten ? known.additive : use.cosmetic && known.annexed;
    const hazards = hazardStatements(known.ingredient);
    for (const cost of costs) {
      const raised = [
        forEveryone(cost, weights, use),
        decided ? null : forChild(cost, weights, use),
        forPregnancy(cost, hazards, assessed, use),
        ...forSkin(cost, listed, use, one, weights),
        ...forBreathing(cost, enzyme, use),
      ];
      for (const found of raised) {
        if (found === null) continue;
        const severity = shifted(found.audience, found.severity, [], use, trace);
        if (severity === null || (severity === 'INFO' && found.severity !== 'INFO')) continue;
        findings.push({
          audience: found.audience,
          severity: atMostWarning(severity, unclear),
          ingredient: item.name,
          family: found.family,
          source: cost.source,
          kind: warningKind(found.audience, found.family, use),
          unclear,
        });
      }
    }
  }
  return findings;
};
