import type { LabelNote } from '../products/label/label-reading.ts';
import { capOf } from './caps.ts';
import type { Use } from './exposure.ts';
import { isBroken, type LabelItem } from './label-item.ts';
import { clearly } from './named-apart.ts';
import type { ScoredItem } from './points.ts';
import type { Report } from './report.ts';
import { ANIMALS } from './warnings/animals.ts';
import { classFindings } from './warnings/findings/class-findings.ts';
import { entryFindings } from './warnings/findings/entry-findings.ts';

/** A score of this and more is green (method M4.6.2). */
const GREEN = 70;
/** People whom a product may harm whoever they are. */
const PEOPLE: ReadonlySet<string> = new Set(['everyone', 'child', 'infant', 'preg']);
/**
 * With the animals. Allergies, diets and illnesses are left out: those whom they concern are told by name, and that keeps
 * their household's verdict from green (method M5.1.3).
 */
const HARMED: ReadonlySet<string> = new Set([...PEOPLE, ...ANIMALS]);
const CLEAR: Report['ingredients'][number]['match'] = { step: 'exact', confidence: 1 };

/** How many CRITICAL warnings items raise for some of those who are told of them. */
const criticals = (scored: readonly ScoredItem[], use: Use, whom: ReadonlySet<string>): number => {
  const told = [...entryFindings(scored, use), ...classFindings(scored, use)].filter(
    ({ severity, audience }) => severity === 'CRITICAL' && whom.has(audience),
  );
  return new Set(told.map(({ audience, ingredient }) => `${audience} ${ingredient}`)).size;
};

/**
 * What a label names outside of its list that would cap its score below green, or raise a CRITICAL, if the list were
 * nothing else (method M2.1.11). What the list itself names is judged there.
 */
const graveApart = (apart: readonly (readonly ScoredItem[])[], use: Use): readonly LabelNote[] => {
  const whom = use.type === 'pet_food' || use.type === 'pet_topical' ? HARMED : PEOPLE;
  return apart.flatMap((one) => {
    const alone = clearly(one);
    const grave = (capOf(alone, use)?.value ?? GREEN) < GREEN || criticals(alone, use, whom) > 0;
    const reason = one[0]?.item.match.step === 'fuzzy' ? 'grave_misread' : 'grave';
    return grave ? [{ reason, text: alone[0]?.item.name ?? '' } as const] : [];
  });
};

const read = (scored: readonly ScoredItem[], item: LabelItem): readonly ScoredItem[] =>
  scored.map((one) => (one.item === item ? { ...one, item: { ...item, match: CLEAR } } : one));

/** Misreadings that would lower the cap of the score, or raise a CRITICAL, if they were read clearly (method M3.2.10). */
const graveMisread = (scored: readonly ScoredItem[], use: Use): readonly LabelNote[] => {
  const unclear = scored.filter(({ item }) => item.match.step === 'fuzzy' && item.known !== null);
  if (unclear.length === 0) return [];
  // What is unknown beside it neither makes a misreading graver nor hides it.
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
 * Why a label may hold something grave that its score does not show: no such label is shown green.
 * @param scored the items of one label, in its order
 * @param apart what the label names beside its items, each judged as if it were the whole list
 */
export const graveDoubts = (
  scored: readonly ScoredItem[],
  apart: readonly (readonly ScoredItem[])[],
  use: Use,
): readonly LabelNote[] => [...graveApart(apart, use), ...graveMisread(scored, use)];
