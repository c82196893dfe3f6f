import type { Fact } from '#domain/knowledge/knowledge.ts';
import { HAZARD_CLASSES, HAZARD_GROUPS, type HazardGroup } from '#domain/safety/hazard-classes.ts';
import type { EvidenceLevel } from '#domain/safety/vocabulary.ts';

/** One hazard with all the sources that support it. */
export interface GroupedFact {
  readonly class: string;
  readonly route: string | null;
  readonly evidence: EvidenceLevel;
  readonly sources: readonly string[];
}

export interface FactGroup {
  readonly group: HazardGroup | 'shown';
  readonly facts: readonly GroupedFact[];
}

const ORDER: readonly FactGroup['group'][] = [...HAZARD_GROUPS, 'shown'];

/**
 * The facts of an ingredient by hazard group, in the order of the method. Facts with the same class, route and evidence
 * are merged, with all their sources. Classes that cost no points come last.
 */
export function groupFacts(facts: readonly Fact[]): readonly FactGroup[] {
  const merged = new Map<string, GroupedFact & { readonly group: FactGroup['group'] }>();
  for (const fact of facts) {
    const key = `${fact.class} ${fact.route} ${fact.evidence}`;
    const before = merged.get(key);
    const sources = [...new Set([...(before?.sources ?? []), fact.source])];
    const group = HAZARD_CLASSES.get(fact.class)?.group ?? 'shown';
    merged.set(key, { class: fact.class, route: fact.route, evidence: fact.evidence, sources, group });
  }
  return ORDER.flatMap((group): FactGroup[] => {
    const here = [...merged.values()].filter((one) => one.group === group);
    return here.length === 0 ? [] : [{ group, facts: here }];
  });
}

/** Hazard groups in plain words. */
export const GROUP_WORDS: Readonly<Record<FactGroup['group'], string>> = {
  legal: 'What the law says',
  systemic: 'Long-term health',
  endocrine: 'Hormones',
  skin: 'Skin allergy',
  resp: 'Airways',
  local: 'Skin and eye contact',
  acute: 'Poisoning',
  physical: 'Fire',
  intake: 'In food',
  vulnerable: 'Children and animals',
  env: 'Environment',
  shown: 'Also listed, without points',
};

/** The meaning of each evidence level. */
export const EVIDENCE_WORDS: Readonly<Record<EvidenceLevel, string>> = {
  A: 'A: law or binding list',
  B: 'B: expert body',
  C: 'C: notified, literature or consensus',
};
