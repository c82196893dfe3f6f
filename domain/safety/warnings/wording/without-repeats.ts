import type { ScoredItem } from '../../points.ts';
import { SEVERITIES } from '../../vocabulary.ts';
import type { Finding } from '../findings/finding.ts';

// "Almonds (nuts)": the parent says which nut, and a member may be allergic to that one.
const KEPT_APART = 'al_food(tree_nut)';
/** A word for all nuts says no more than the nuts in its brackets: "mixed nuts (almonds, cashews)". */
const ANY_NUT = 'tree-nuts';

/**
 * If an ingredient and something in its brackets give the same warning ("natural flavour (milk)"), it is reported once,
 * for what the brackets contain, unless that one is less severe (method M6.2.25).
 * @param findings warnings for allergies
 * @param scored the label they are from, in its order
 */
export const withoutRepeats = (findings: readonly Finding[], scored: readonly ScoredItem[]): readonly Finding[] => {
  if (findings.length < 2 || !scored.some(({ item }) => item.holds.length > 0)) return findings;
  const within = new Map<string, Set<string>>();
  const ofAnyNut = new Set<string>();
  for (const { item } of scored) {
    if (item.holds.length === 0) continue;
    const names = within.get(item.name) ?? new Set<string>();
    for (const at of item.holds) names.add(scored[at]?.item.name ?? '');
    names.delete(item.name);
    within.set(item.name, names);
    if (item.known?.ingredient.id === ANY_NUT) ofAnyNut.add(item.name);
  }
  // A finding that was dropped cannot replace another: of two that contain each other, one stays.
  const left = new Set<Finding>();
  for (const finding of findings) {
    const names = within.get(finding.ingredient);
    if (names === undefined || (finding.audience === KEPT_APART && !ofAnyNut.has(finding.ingredient))) continue;
    const told = findings.some(
      (other) =>
        !left.has(other) &&
        other.audience === finding.audience &&
        names.has(other.ingredient) &&
        SEVERITIES.indexOf(other.severity) <= SEVERITIES.indexOf(finding.severity),
    );
    if (told) left.add(finding);
  }
  return left.size === 0 ? findings : findings.filter((finding) => !left.has(finding));
};

/** The same for what a child can choke on: "mixed nuts (almonds, cashews)" is reported for the almonds. */
export const withoutChokingRepeats = (
  findings: readonly Finding[],
  scored: readonly ScoredItem[],
): readonly Finding[] => {
  const choking = findings.filter(({ family }) => family === 'choking');
  const kept = new Set(withoutRepeats(choking, scored));
  return kept.size === choking.length ? findings : findings.filter((one) => one.family !== 'choking' || kept.has(one));
};
