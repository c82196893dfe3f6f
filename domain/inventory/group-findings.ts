import type { Finding } from './findings.ts';

/** Findings that say the same of several products: they stand in one card (product P2.11.11). */
export interface FindingGroup {
  /** The most urgent one, whose words stand on the card. */
  readonly first: Finding;
  /** All of them, the first included. */
  readonly findings: readonly Finding[];
}

/** What a finding about somebody says, of whichever product: who is warned, and of which kind of harm. */
function sayingOf(finding: Finding): string | null {
  if (finding.kind !== 'person') return null;
  const parts = finding.warnings.map(({ subject, family, ingredient }) => `${subject}: ${family ?? ingredient}`);
  return [...new Set(parts)].sort().join('; ');
}

/**
 * Puts findings together that warn the same people and animals of the same: seven chocolates for one dog are one card.
 * The order stays, by the first of each group. Pairs, dates and recalls each stand alone.
 */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = sayingOf(finding) ?? finding.id;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].flatMap((group) => (group[0] ? [{ first: group[0], findings: group }] : []));
}
