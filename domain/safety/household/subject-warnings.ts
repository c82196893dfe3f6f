import { usageOf } from '../exposure.ts';
import type { Report, Warning } from '../report.ts';
import type { Severity } from '../vocabulary.ts';
import { severityRank } from '../warnings/collect.ts';
import { contactWayOf } from '../warnings/contact-way.ts';
import type { Finding } from '../warnings/findings/finding.ts';
import { renderWarning } from '../warnings/wording/render.ts';
import { type Family, WARNING_TEXTS } from '../warnings/wording/texts.ts';
import { allergenOf } from '../warnings/wording/who-words.ts';
import { airwayFindings } from './airway-findings.ts';
import { LEGAL_ALLERGENS } from './food-names.ts';
import { namesAny, ownWordFindings, unknownFinding } from './own-words.ts';
import { concernsDiet } from './strict-diets.ts';
import type { Subject } from './subject.ts';
import { unnamedFindings } from './unnamed-parts.ts';

const isFamily = (name: string): name is Family => Object.hasOwn(WARNING_TEXTS, name);

const milder = (one: Severity, other: Severity): Severity => (severityRank(one) >= severityRank(other) ? one : other);

/**
 * How severe a food warning is for a member, or null if it does not concern them.
 * - A named allergen keeps its severity; for one tree nut only if the ingredient is that nut, else it is at most
 *   WARNING.
 * - "Food" without a name covers every allergen that labels must name by law, at most as WARNING.
 * - If some are named, the others stay as INFO.
 * The profile asks for names only if the type "food" is chosen, so every name comes with that type. It cannot mean "and
 * any other", or each person with one named allergy would be warned of all. So the first name narrows the unnamed
 * allergy, the only profile change that may improve a verdict; each further name only adds warnings.
 */
const foodSeverity = (warning: Warning, allergen: string, subject: Subject): Severity | null => {
  if (allergen === 'undisclosed')
    return subject.foodAllergy || subject.foods.length > 0 || concernsDiet(warning, subject) ? warning.severity : null;
  let severity: Severity | null = null;
  for (const food of subject.foods) {
    if (!food.ids.includes(allergen)) continue;
    const exact = food.nut === null || namesAny(warning.ingredient, food.nut);
    const here = exact ? warning.severity : milder(warning.severity, 'WARNING');
    if (severity === null || severityRank(here) < severityRank(severity)) severity = here;
  }
  if (severity !== null || !subject.foodAllergy || !LEGAL_ALLERGENS.has(allergen)) return severity;
  return subject.foods.length === 0 ? milder(warning.severity, 'WARNING') : 'INFO';
};

const severityFor = (warning: Warning, subject: Subject): Severity | null => {
  const allergen = allergenOf(warning.audience);
  if (allergen !== null) return foodSeverity(warning, allergen, subject);
  return subject.audiences.has(warning.audience) ? warning.severity : null;
};

/** Whether a warning is for a food that the member did not name, although they named others. */
const unnamed = ({ audience }: Warning, subject: Subject): boolean => {
  const allergen = allergenOf(audience);
  if (allergen === null || allergen === 'undisclosed' || subject.foods.length === 0) return false;
  return !subject.foods.some(({ ids }) => ids.includes(allergen));
};

const retold = (warning: Warning, severity: Severity, subject: Subject): Warning => {
  const { audience, ingredient, printed, source, kind } = warning;
  const family = unnamed(warning, subject)
    ? warning.family?.startsWith('allergen_trace')
      ? 'allergen_other_trace'
      : 'allergen_other'
    : warning.family;
  if (family === undefined || !isFamily(family)) return { ...warning, severity, subject: subject.name };
  const unclear = warning.unclear === true;
  const finding: Finding = { audience, severity, ingredient, printed, family, source, kind, unclear };
  return renderWarning(finding, subject.name, null);
};

/** Whether a warning is worded again for each member, so that its own message is not needed. */
export const isRewordedPerMember = ({ family }: Pick<Warning, 'family'>): boolean =>
  family !== undefined && isFamily(family);

/** The parts of a report that somebody's warnings are based on. */
export type WarnedReport = Pick<Report, 'warnings' | 'productType' | 'forms' | 'baby' | 'ingredients' | 'traces'>;

/**
 * The warnings of a report for one member or pet: for each ingredient the most severe one of kind `use` and the most
 * severe one of kind `access` (method M5.1.4). What a child may get hold of does not replace what harms their asthma
 * in use.
 */
export const warningsFor = (report: WarnedReport, subject: Subject): readonly Warning[] => {
  const worst = new Map<string, Warning>();
  const offer = (warning: Warning): void => {
    const what = `${warning.kind} ${warning.ingredient}`;
    const before = worst.get(what);
    if (before !== undefined && severityRank(before.severity) <= severityRank(warning.severity)) return;
    worst.set(what, warning);
  };
  for (const warning of report.warnings) {
    const severity = severityFor(warning, subject);
    // Pet food names foods by the dozen, and a member at most touches it.
    if (report.productType === 'pet_food' && unnamed(warning, subject)) continue;
    if (severity !== null) offer(retold(warning, severity, subject));
  }
  const meeting = contactWayOf(usageOf(report.productType, report.forms, report.baby));
  const own = subject.foods.filter((food) => food.ids.length === 0);
  for (const food of own) {
    for (const finding of [...ownWordFindings(report, food), ...unnamedFindings(report, food)]) {
      offer(renderWarning(finding, subject.name, meeting));
    }
  }
  for (const food of subject.unknown) offer(renderWarning(unknownFinding(food), subject.name, meeting));
  for (const finding of airwayFindings(report, subject)) offer(renderWarning(finding, subject.name, meeting));
  return [...worst.values()];
};
