import type { LabelNote } from '../products/label/label-reading.ts';
import { capOf } from './caps.ts';
import type { Use } from './exposure.ts';
import { asClearlyNamed } from './items-named-outside-list.ts';
import { isBroken, type LabelItem } from './label-item.ts';
import type { ScoredItem } from './points.ts';
import type { Report } from './report.ts';
import { ANIMALS } from './warnings/animals.ts';
import { classFindings } from './warnings/findings/class-findings.ts';
import { entryFindings } from './warnings/findings/entry-findings.ts';

/** Scores from this on are green (method M4.6.2). */
const GREEN = 70;
/** People a product may harm, whatever their allergies, diets and illnesses. */
const PEOPLE: ReadonlySet<string> = new Set(['everyone', 'child', 'infant', 'preg']);
/**
 * The same, with the animals. Allergies, diets and illnesses are left out: members they concern are warned by name, and
 * that keeps their household's verdict from being green (method M5.1.3).
 */
const HARMED: ReadonlySet<string> = new Set([...PEOPLE, ...ANIMALS]);
const CLEAR: Report['ingredients'][number]['match'] = { step: 'exact', confidence: 1 };

/** Number of CRITICAL warnings that items raise for some audiences. */
const criticals = (scored: readonly ScoredItem[], use: Use, whom: ReadonlySet<string>): number => {
  const told = [...entryFindings(scored, use), ...classFindings(scored, use)].filter(
    ({ severity, audience }) => severity === 'CRITICAL' && whom.has(audience),
  );
  return new Set(told.map(({ audience, ingredient }) => `${audience} ${ingredient}`)).size;
};

/**
 * Names outside the list that would cap the score below green, or raise a CRITICAL, if they were the whole list
 * (method M2.1.11). What the list itself names is judged with the list.
 */
const graveApart = (apart: readonly (readonly ScoredItem[])[], use: Use): readonly LabelNote[] => {
  const whom = use.type === 'pet_food' || use.type === 'pet_topical' ? HARMED : PEOPLE;
  return apart.flatMap((one) => {
    const alone = asClearlyNamed(one);
    const grave = (capOf(alone, use)?.value ?? GREEN) < GREEN || criticals(alone, use, whom) > 0;
    const reason = one[0]?.item.match.step === 'fuzzy' ? 'grave_misread' : 'grave';
    return grave ? [{ reason, text: alone[0]?.item.name ?? '' } as const] : [];
  });
};

const read = (scored: readonly ScoredItem[], item: LabelItem): readonly ScoredItem[] =>
  scored.map((one) => (one.item === item ? { ...one, item: { ...item, match: CLEAR } } : one));

/** Misreadings that would lower the score's cap, or raise a CRITICAL, if they were read clearly (method M3.2.10). */
const graveMisread = (scored: readonly ScoredItem[], use: Use): readonly LabelNote[] => {
  const unclear = scored.filter(({ item }) => item.match.step === 'fuzzy' && item.known !== null);
  if (unclear.length === 0) return [];
  // Unknown ingredients in the same list neither make a misreading graver nor hide it.
  const known = scored.filter(({ item }) => item.known !== null && !isBroken(item));
  const cap = capOf(known, use)?.value ?? 100;
  const told = criticals(scored, use, HARMED);
  return unclear.flatMap(({ item }) => {
    const cleared = read(scored, item);
    const alone = read(known, item);
    const grave = (capOf(alone, use)?.value ?? 100) < cap || criticals(cleared, use, HARMED) > told;
    return grave ? [{ reason: 'grave_misread', text: item.name } as const] : [];
  });
};

/**
 * Reasons why a label may hold something grave that its score does not show. Such a label is never shown green.
 * @param scored the items of one label, in its order
 * @param apart what the label names outside its list, each judged as if it were the whole list
 */
export const graveDoubts = (
  scored: readonly ScoredItem[],
  apart: readonly (readonly ScoredItem[])[],
  use: Use,
): readonly LabelNote[] => [...graveApart(apart, use), ...graveMisread(scored, use)];
