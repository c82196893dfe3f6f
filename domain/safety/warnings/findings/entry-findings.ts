import { foldText } from '../../../knowledge/names/fold.ts';
import { bracketsNameMeat } from '../../brackets-name-meat.ts';
import type { Use } from '../../exposure.ts';
import type { LabelItem } from '../../label-item.ts';
import type { ScoredItem } from '../../points.ts';
import { routesHold } from '../../routes.ts';
import type { Severity } from '../../vocabulary.ts';
import { familyOf, warningKind } from '../family.ts';
import { isFragranceTrace, shifted } from '../shift.ts';
import { weightsForWarnings } from '../weights-for-warnings.ts';
import { allergenOf } from '../wording/who-words.ts';
import type { Finding } from './finding.ts';

// Nuts and grapes that are no longer whole.
const NOT_WHOLE =
  /butter|beurre|\bmus\b|creme|cream|pur[eé]e|flour|farine|mehl|\boils?\b|huile|\bol\b|drink|milk|milch|spread|tartin|aufstrich|sauce|juice|jus\b|saft|ground|moulu|gemahlen|powder|poudre|pulver|paste\b|crushed|chopped|gehackt|hache/;
const INFANT_ROUTES: ReadonlySet<string> = new Set(['food', 'oral', 'air']);

/** Outside baby products an infant entry counts only with a food, oral or air route, or if CRITICAL (method M6.1.8). */
const countsForInfants = (severity: Severity, routes: readonly string[], use: Use): boolean =>
  use.baby || severity === 'CRITICAL' || routes.some((route) => INFANT_ROUTES.has(route));

/** An unclear reading is never CRITICAL (method M3.2.6). */
export const atMostWarning = (severity: Severity, unclear: boolean): Severity =>
  unclear && severity === 'CRITICAL' ? 'WARNING' : severity;

const NEVER = (): boolean => false;

/** Audiences for whom the names in brackets decide: what is in the food matters, not what it is (method M2.4.4). */
const OF_PARTS: ReadonlySet<string> = new Set(['coeliac', 'lactose', 'galact']);
/** Not a food of its own: in "meat (turkey)" the brackets decide. */
const MEAT_OF_ANY_KIND = 'meat';
const decidedByParts = (audience: string, item: LabelItem, items: readonly LabelItem[]): boolean =>
  OF_PARTS.has(audience) ||
  allergenOf(audience) !== null ||
  (audience === 'alpha_gal' && (item.known?.ingredient.id === MEAT_OF_ANY_KIND || bracketsNameMeat(item, items)));

/**
 * Warnings from the audience entries of the ingredients (method M6).
 * @param misread whether a label's words say that an ingredient is not the food that an audience is about
 */
export const entryFindings = (
  scored: readonly ScoredItem[],
  use: Use,
  name = '',
  misread: (raw: string, audience: string) => boolean = NEVER,
): readonly Finding[] => {
  const findings: Finding[] = [];
  const tell = weightsForWarnings(scored, use);
  const items = scored.map(({ item }) => item);
  for (const [at, { item }] of scored.entries()) {
    const { known } = item;
    const weights = tell(at);
    if (known === null || weights === undefined) continue;
    const unclear = item.match.step === 'fuzzy';
    const trace = isFragranceTrace(known.fragrance, weights);
    for (const entry of known.ingredient.audience) {
      const { audience, routes } = entry;
      if (!item.scored && decidedByParts(audience, item, items)) continue;
      if (!routesHold(routes, use, weights) || item.raws.every((text) => misread(text, audience))) continue;
      const severity = shifted(audience, entry.severity, routes, use, trace);
      if (severity === null) continue;
      if (audience === 'infant' && !countsForInfants(severity, routes, use)) continue;
      const family = familyOf(known, audience, routes, use, entry.source);
      if (family === 'choking' && item.raws.every((text) => NOT_WHOLE.test(foldText(`${name} ${text}`)))) continue;
      findings.push({
        audience,
        severity: atMostWarning(severity, unclear),
        ingredient: item.name,
        family,
        source: entry.source,
        kind: warningKind(audience, family, use),
        unclear,
      });
    }
  }
  return findings;
};
